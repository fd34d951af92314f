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
  readonly scatter: (one: string, other: string) => string;
  readonly stages: (measure: string, category: string) => string;
  readonly map: (measure: string, region: string) => string;
  /** What large numbers are written in, with its factor. */
  readonly large: readonly (readonly [factor: number, unit: string])[];
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

/** “是否在职” takes another word before it than “部门”. */
const each = (category: string) => (/^(?:是否|有无)/u.test(category) ? `按${category}：` : `各${category}`);

const zh: PlanWords = {
  grainColumn: (grain) => GRAIN_COLUMNS.zh[grain],
  against: (grain) => AGAINST.zh[grain],
  latest: (title, grain) => `${title} · ${LATEST.zh[grain]}`,
  records: '记录数',
  numberOf: (thing) => `${thing}数`,
  mean: (measure) =>
    /均|率|占比|比例/u.test(measure) ? measure : /^\p{Script=Han}/u.test(measure) ? `平均${measure}` : `${measure}均值`,
  shareOfYes: (flag) => `${flag}占比`,
  trend: (measures, grain) => `${BY_GRAIN.zh[grain]}${measures.join('与')}趋势`,
  course: (measures, period) => `${each(period)}${measures.join('与')}`,
  split: (measure, category, grain) => `${each(category)}${BY_GRAIN.zh[grain]}${measure}`,
  ranking: (measure, category) => `${category}${measure}排行`,
  share: (measure, category) => `${category}${measure}占比`,
  compare: (measures, category) => `${each(category)}${measures.join('与')}对比`,
  compareAll: (category) => `${each(category)}各项均值对比`,
  answers: (measure) => `${measure}：各分值数量`,
  by: (measure, category) => `${each(category)}${measure}`,
  matrix: (measure, one, other) => `${one} × ${other}：${measure}`,
  from: (measure) => `${measure}_起`,
  spread: (measure) => `${measure}分布`,
  scatter: (one, other) => `${one}与${other}的关系`,
  stages: (measure, category) => `${each(category)}${measure}`,
  map: (measure, region) => `${each(region)}${measure}`,
  large: [
    [100_000_000, '亿'],
    [10_000, '万'],
  ],
  latestRows: '最新明细',
  rows: '明细数据',
  yes: '是',
  no: '否',
  whether: (flag) => (/^(?:是否|有无)/u.test(flag) ? flag : `是否${flag}`),
  range: '范围',
  all: '全部',
  allOf: (category) => `全部${category}`,
  title: (table) => (/(?:总览|看板|大屏|报表|汇总|统计|分析|概况|情况)$/u.test(table) ? table : `${table}总览`),
  choices: (category) => `${category}选项`,
  totals: '核心指标',
  description: (table) => `由“${table}”一键生成`,
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
  scatter: (one, other) => `${one} and ${other}`,
  stages: (measure, category) => `${measure} by ${category}`,
  map: (measure, region) => `${measure} by ${region}`,
  large: [
    [1_000_000, 'M'],
    [1000, 'K'],
  ],
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
