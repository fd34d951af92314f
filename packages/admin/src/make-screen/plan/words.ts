import type { Language } from '@aj-report/contract';
import type { Grain } from './time-grain.ts';

/** Names of the columns that a grain of time gives. */
const GRAIN_COLUMNS: Readonly<Record<Language, Readonly<Record<Grain, string>>>> = {
  zh: { hour: '小时', day: '日期', month: '月份', year: '年份' },
  en: { hour: 'Hour', day: 'Day', month: 'Month', year: 'Year' },
};

const AGAINST: Readonly<Record<Language, Readonly<Record<Grain, string>>>> = {
  zh: { hour: '较上一小时', day: '较前一日', month: '较上月', year: '较上年' },
  en: { hour: 'vs previous hour', day: 'vs previous day', month: 'vs previous month', year: 'vs previous year' },
};

const LATEST: Readonly<Record<Language, Readonly<Record<Grain, string>>>> = {
  zh: { hour: '最近一小时', day: '最近一日', month: '最近一月', year: '最近一年' },
  en: { hour: 'latest hour', day: 'latest day', month: 'latest month', year: 'latest year' },
};

const BY_GRAIN: Readonly<Record<Language, Readonly<Record<Grain, string>>>> = {
  zh: { hour: '每小时', day: '每日', month: '月度', year: '年度' },
  en: { hour: 'by hour', day: 'by day', month: 'by month', year: 'by year' },
};

const ENDS: Readonly<Record<Language, Readonly<Record<Grain, string>>>> = {
  zh: { hour: '小时', day: '日', month: '月', year: '年' },
  en: { hour: 'hour', day: 'day', month: 'month', year: 'year' },
};

/** Which ends of a course are left out. */
interface Ends {
  readonly first: boolean;
  readonly last: boolean;
}

/** Everything that a made screen says, in one language. */
export interface PlanWords {
  readonly grainColumn: (grain: Grain) => string;
  readonly against: (grain: Grain) => string;
  readonly latest: (title: string, grain: Grain) => string;
  readonly records: string;
  readonly numberOf: (thing: string) => string;
  readonly mean: (measure: string) => string;
  /** Of rows that say yes. */
  readonly shareOfYes: (flag: string) => string;
  readonly trend: (measures: readonly string[], grain: Grain) => string;
  readonly course: (measures: readonly string[], period: string) => string;
  readonly split: (measure: string, category: string, grain: Grain) => string;
  readonly ranking: (measure: string, category: string) => string;
  readonly share: (measure: string, category: string) => string;
  readonly compare: (measures: readonly string[], category: string) => string;
  readonly compareAll: (category: string) => string;
  readonly answers: (measure: string) => string;
  readonly by: (measure: string, category: string) => string;
  readonly matrix: (measure: string, one: string, other: string) => string;
  readonly from: (measure: string) => string;
  readonly spread: (measure: string) => string;
  readonly byHour: (measure: string) => string;
  readonly byWeekday: (measure: string) => string;
  /** From Monday. */
  readonly weekdays: readonly string[];
  readonly hour: string;
  readonly weekday: string;
  readonly scatter: (one: string, other: string) => string;
  readonly stages: (measure: string, category: string) => string;
  readonly map: (measure: string, region: string) => string;
  /** What large numbers are written in, with its factor. */
  readonly large: readonly (readonly [factor: number, unit: string])[];
  /** Behind the title of a course that leaves out ends with few rows. */
  readonly withoutEnds: (ends: Ends, grain: Grain) => string;
  readonly latestRows: string;
  readonly rows: string;
  readonly yes: string;
  readonly no: string;
  readonly whether: (flag: string) => string;
  readonly range: string;
  readonly all: string;
  readonly allOf: (category: string) => string;
  readonly title: (table: string) => string;
  readonly choices: (category: string) => string;
  readonly totals: string;
  readonly description: (table: string) => string;
}

const IS_HAN = /\p{Script=Han}/u;
const IS_LATIN = /[A-Za-z\d%)]/u;

/** Whether a space keeps two texts apart: Chinese beside other letters, and names in other letters beside each other. */
function needsSpace(before: string, after: string): boolean {
  const [left, right] = [[...before].at(-1) ?? '', [...after][0] ?? ''];
  if (IS_LATIN.test(left)) return IS_HAN.test(right) || IS_LATIN.test(right);
  return IS_HAN.test(left) && IS_LATIN.test(right);
}

/** A Chinese sentence with names in it, which may be in other letters. */
function sentence(texts: TemplateStringsArray, ...names: readonly string[]): string {
  const parts = texts.flatMap((text, at) => [text, names[at] ?? '']).filter((part) => part !== '');
  return parts.reduce((left, right) => `${left}${needsSpace(left, right) ? ' ' : ''}${right}`, '');
}

const together = (names: readonly string[]) => names.reduce((left, right) => sentence`${left}与${right}`);

/** “是否在职” takes another word before it than “部门”. */
const each = (category: string) =>
  /^(?:是否|有无)/u.test(category) ? sentence`按${category}：` : sentence`各${category}`;

const zh: PlanWords = {
  grainColumn: (grain) => GRAIN_COLUMNS.zh[grain],
  against: (grain) => AGAINST.zh[grain],
  latest: (title, grain) => sentence`${title} · ${LATEST.zh[grain]}`,
  records: '记录数',
  numberOf: (thing) => sentence`${thing}数`,
  mean: (measure) =>
    /均|率|占比|比例/u.test(measure)
      ? measure
      : /^\p{Script=Han}/u.test(measure)
        ? sentence`平均${measure}`
        : sentence`${measure}均值`,
  shareOfYes: (flag) => sentence`${flag}占比`,
  trend: (measures, grain) => sentence`${BY_GRAIN.zh[grain]}${together(measures)}趋势`,
  course: (measures, period) => sentence`${each(period)}${together(measures)}`,
  split: (measure, category, grain) => sentence`${each(category)}${BY_GRAIN.zh[grain]}${measure}`,
  ranking: (measure, category) => sentence`${category}${measure}排行`,
  share: (measure, category) => sentence`${category}${measure}占比`,
  compare: (measures, category) => sentence`${each(category)}${together(measures)}对比`,
  compareAll: (category) => sentence`${each(category)}各项均值对比`,
  answers: (measure) => sentence`${measure}：各分值数量`,
  by: (measure, category) => sentence`${each(category)}${measure}`,
  matrix: (measure, one, other) => sentence`${one} × ${other}：${measure}`,
  from: (measure) => sentence`${measure}_起`,
  spread: (measure) => sentence`${measure}分布`,
  byHour: (measure) => sentence`一天各时段${measure}`,
  byWeekday: (measure) => sentence`一周各天${measure}`,
  weekdays: ['周一', '周二', '周三', '周四', '周五', '周六', '周日'],
  hour: '时段',
  weekday: '星期',
  scatter: (one, other) => sentence`${one}与${other}的关系`,
  stages: (measure, category) => sentence`${each(category)}${measure}`,
  map: (measure, region) => sentence`${each(region)}${measure}`,
  large: [
    [100_000_000, '亿'],
    [10_000, '万'],
  ],
  withoutEnds: ({ first, last }, grain) =>
    `（不含数据不全的${[...(first ? ['首'] : []), ...(last ? ['末'] : [])].join('、')}${ENDS.zh[grain]}）`,
  latestRows: '最新明细',
  rows: '明细数据',
  yes: '是',
  no: '否',
  whether: (flag) => (/^(?:是否|有无)/u.test(flag) ? flag : sentence`是否${flag}`),
  range: '范围',
  all: '全部',
  allOf: (category) => sentence`全部${category}`,
  title: (table) => (/(?:总览|看板|大屏|报表|汇总|统计|分析|概况|情况)$/u.test(table) ? table : sentence`${table}总览`),
  choices: (category) => sentence`${category}选项`,
  totals: '核心指标',
  description: (table) => sentence`由“${table}”一键生成`,
};

const andMore = (names: readonly string[]) => names.join(' and ');

const en: PlanWords = {
  grainColumn: (grain) => GRAIN_COLUMNS.en[grain],
  against: (grain) => AGAINST.en[grain],
  latest: (title, grain) => `${title}, ${LATEST.en[grain]}`,
  records: 'Records',
  numberOf: (thing) => `${thing} count`,
  mean: (measure) => (/average|mean|rate|ratio|avg|share/iu.test(measure) ? measure : `Average ${measure}`),
  shareOfYes: (flag) => `Share of ${flag}`,
  trend: (measures, grain) => `${andMore(measures)} ${BY_GRAIN.en[grain]}`,
  course: (measures, period) => `${andMore(measures)} by ${period}`,
  split: (measure, category, grain) => `${measure} ${BY_GRAIN.en[grain]} and ${category}`,
  ranking: (measure, category) => `${category} by ${measure}`,
  share: (measure, category) => `Share of ${measure} by ${category}`,
  compare: (measures, category) => `${andMore(measures)} by ${category}`,
  compareAll: (category) => `Averages by ${category}`,
  answers: (measure) => `${measure}: answers`,
  by: (measure, category) => `${measure} by ${category}`,
  matrix: (measure, one, other) => `${measure}: ${one} × ${other}`,
  from: (measure) => `${measure} from`,
  spread: (measure) => `Distribution of ${measure}`,
  byHour: (measure) => `${measure} by hour of day`,
  byWeekday: (measure) => `${measure} by weekday`,
  weekdays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  hour: 'Hour of day',
  weekday: 'Weekday',
  scatter: (one, other) => `${one} and ${other}`,
  stages: (measure, category) => `${measure} by ${category}`,
  map: (measure, region) => `${measure} by ${region}`,
  large: [
    [1_000_000, 'M'],
    [1000, 'K'],
  ],
  withoutEnds: ({ first, last }, grain) =>
    ` (without the incomplete ${[...(first ? ['first'] : []), ...(last ? ['last'] : [])].join(' and ')} ${ENDS.en[grain]})`,
  latestRows: 'Latest rows',
  rows: 'Rows',
  yes: 'Yes',
  no: 'No',
  whether: (flag) => flag,
  range: 'Range',
  all: 'All',
  allOf: (category) => `All: ${category}`,
  title: (table) => (/(?:overview|dashboard|report|summary|analysis)$/iu.test(table) ? table : `${table} overview`),
  choices: (category) => `Choices of ${category}`,
  totals: 'Key figures',
  description: (table) => `Made from "${table}" in one press`,
};

export const PLAN_WORDS: Readonly<Record<Language, PlanWords>> = { zh, en };
