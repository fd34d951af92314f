import type { SampleDataSet, SampleSource } from './sample.ts';

export const retailSource: SampleSource = {
  sourceCode: 'retail_orders',
  sourceName: '青禾超市订单',
  fileName: 'retail-orders.xlsx',
};

const region = {
  paramName: 'region',
  paramDesc: '大区，留空为全部',
  paramType: 'string',
  requiredFlag: 0,
  sampleItem: '',
} as const;

const inRegion = `(\${region} is null or \${region} = '' or "大区" = \${region})`;

export const retailSets: readonly SampleDataSet[] = [
  {
    setCode: 'retail_kpi',
    setName: '零售核心指标',
    setDesc: '最近 30 天与前 30 天的销售额、订单数、客单价、毛利率',
    sourceCode: retailSource.sourceCode,
    params: [region],
    dynSentence: `with 截止 as (select max("日期") as 日 from "订单"),
近期 as (
  select "金额", "毛利", "日期" > (select 日 from 截止) - 30 as 本期
  from "订单"
  where "日期" > (select 日 from 截止) - 60 and ${inRegion}
)
select
  sum("金额") filter (where 本期) as 销售额,
  count(*) filter (where 本期) as 订单数,
  round(sum("金额") filter (where 本期) / nullif(count(*) filter (where 本期), 0), 2) as 客单价,
  round(100.0 * sum("毛利") filter (where 本期) / nullif(sum("金额") filter (where 本期), 0), 1) as 毛利率,
  round(100.0 * sum("金额") filter (where 本期) / nullif(sum("金额") filter (where not 本期), 0) - 100, 1) as 环比
from 近期`,
  },
  {
    setCode: 'retail_monthly',
    setName: '月度销售与毛利',
    setDesc: '近 12 个月的销售额与毛利',
    sourceCode: retailSource.sourceCode,
    params: [region],
    dynSentence: `select strftime("日期", '%Y-%m') as 月份, round(sum("金额")) as 销售额, round(sum("毛利")) as 毛利
from "订单"
where ${inRegion}
group by 1
order by 1`,
  },
  {
    setCode: 'retail_daily_channel',
    setName: '每日渠道销售',
    setDesc: '最近 30 天各渠道每天的销售额',
    sourceCode: retailSource.sourceCode,
    params: [region],
    dynSentence: `select strftime("日期", '%m-%d') as 日期,
  round(sum("金额") filter (where "渠道" = '门店')) as 门店,
  round(sum("金额") filter (where "渠道" = '小程序')) as 小程序,
  round(sum("金额") filter (where "渠道" = '外卖平台')) as 外卖平台
from "订单"
where "日期" > (select max("日期") from "订单") - 30 and ${inRegion}
group by "日期"
order by "订单"."日期"`,
  },
  {
    setCode: 'retail_province',
    setName: '省份销售排行',
    setDesc: '各省份全年销售额，从高到低',
    sourceCode: retailSource.sourceCode,
    params: [region],
    dynSentence: `select "省份", round(sum("金额")) as 销售额
from "订单"
where ${inRegion}
group by 1
order by 2 desc
limit 12`,
  },
  {
    setCode: 'retail_channel_category',
    setName: '渠道与品类销售',
    setDesc: '各渠道里各品类的销售额',
    sourceCode: retailSource.sourceCode,
    params: [region],
    dynSentence: `select "渠道", "品类", round(sum("金额")) as 销售额
from "订单"
where ${inRegion}
group by 1, 2
order by 3 desc`,
  },
  {
    setCode: 'retail_category',
    setName: '品类销售与毛利',
    setDesc: '各品类的销售额与毛利',
    sourceCode: retailSource.sourceCode,
    params: [region],
    dynSentence: `select "品类", round(sum("金额")) as 销售额, round(sum("毛利")) as 毛利
from "订单"
where ${inRegion}
group by 1
order by 2 desc`,
  },
  {
    setCode: 'retail_stores',
    setName: '门店销售榜',
    setDesc: '最近 30 天各门店的销售额、订单数与毛利率',
    sourceCode: retailSource.sourceCode,
    params: [region],
    dynSentence: `select row_number() over (order by sum(o."金额") desc) as 排名, o."门店", o."城市",
  round(sum(o."金额")) as 销售额, count(*) as 订单,
  round(100.0 * sum(o."毛利") / sum(o."金额"), 1) as 毛利率
from "订单" o
where o."日期" > (select max("日期") from "订单") - 30
  and (\${region} is null or \${region} = '' or o."大区" = \${region})
group by 2, 3
order by 排名`,
  },
];
