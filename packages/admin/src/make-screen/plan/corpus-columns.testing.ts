import type { Cell, ColumnType } from '@aj-report/contract';

/** A text in both languages. */
export type Both = readonly [zh: string, en: string];
export type Value = Cell | Both;

export interface CorpusColumn {
  readonly name: Both;
  readonly type: ColumnType;
  /** Value of row number `row`; `random` is the same every time. */
  value(row: number, random: () => number): Value;
}

/** A kind of table that people have. */
export interface CorpusKind {
  readonly id: string;
  readonly name: Both;
  readonly rows: number;
  readonly columns: readonly CorpusColumn[];
}

export interface CorpusTable {
  readonly id: string;
  readonly name: string;
  readonly columns: readonly { readonly name: string; readonly type: ColumnType }[];
  /** By rows. */
  readonly rows: readonly (readonly Cell[])[];
}

export const column = (zh: string, en: string, type: ColumnType, value: CorpusColumn['value']): CorpusColumn => ({
  name: [zh, en],
  type,
  value,
});

export const pick =
  (all: readonly Both[], skew = 1): CorpusColumn['value'] =>
  (_row, random) =>
    all[Math.floor(random() ** skew * all.length)]!;
export const list = (zh: string, en: string): Both[] => {
  const english = en.split(' / ');
  return zh.split(' ').map((one, at) => [one, english[at] ?? one] as const);
};
export const round = (value: number, digits = 2) => Number(value.toFixed(digits));
export const between =
  (from: number, to: number, digits = 2): CorpusColumn['value'] =>
  (_row, random) =>
    round(from + random() * (to - from), digits);
export const whole =
  (from: number, to: number): CorpusColumn['value'] =>
  (_row, random) =>
    Math.floor(from + random() * (to - from + 1));
export const dayOf = (start: string, days: number) =>
  new Date(Date.parse(start) + days * 86_400_000).toISOString().slice(0, 10);
export const day =
  (start: string, days: number): CorpusColumn['value'] =>
  (_row, random) =>
    dayOf(start, Math.floor(random() * days));
export const momentOf = (start: string, minutes: number) =>
  new Date(Date.parse(`${start}T00:00:00Z`) + minutes * 60_000).toISOString().slice(0, 19).replace('T', ' ');
export const code =
  (prefix: string, from = 1): CorpusColumn['value'] =>
  (row) =>
    `${prefix}${String(from + row).padStart(6, '0')}`;
export const sometimes =
  (part: number, value: CorpusColumn['value']): CorpusColumn['value'] =>
  (row, random) =>
    random() < part ? value(row, random) : null;

export const REGIONS = list('华东 华南 华北 华中 西南', 'East / South / North / Centre / Southwest');
export const PROVINCES = list(
  '广东 江苏 浙江 山东 四川 湖北 河南 福建 上海 北京 陕西 重庆',
  'Guangdong / Jiangsu / Zhejiang / Shandong / Sichuan / Hubei / Henan / Fujian / Shanghai / Beijing / Shaanxi / Chongqing',
);
export const COUNTRIES = list(
  '中国 美国 德国 日本 法国 英国 巴西 印度 加拿大',
  'China / United States / Germany / Japan / France / United Kingdom / Brazil / India / Canada',
);
export const DEPARTMENTS = list(
  '研发部 市场部 销售部 财务部 人事部 生产部',
  'R&D / Marketing / Sales / Finance / HR / Production',
);
export const CHANNELS = list('门店 小程序 外卖平台 团购', 'Store / App / Delivery / Group buying');
export const PRODUCTS = list(
  '苹果 香蕉 牛奶 面包 大米 酸奶 鸡蛋 牛肉 青菜 饼干',
  'Apples / Bananas / Milk / Bread / Rice / Yoghurt / Eggs / Beef / Greens / Biscuits',
);
export const YES_NO = list('是 否', 'Yes / No');
