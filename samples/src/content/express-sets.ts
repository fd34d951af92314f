import type { SampleDataSet, SampleSource } from './sample.ts';

export const expressSource: SampleSource = {
  sourceCode: 'express_waybills',
  sourceName: '飞驰快运运单',
  fileName: 'express-waybills.xlsx',
};

const { sourceCode } = expressSource;
/** The last day in the table stands for today. */
const TODAY = `(select max("揽收时间")::date from "运单")`;

export const expressSets: readonly SampleDataSet[] = [
  {
    setCode: 'express_total',
    setName: '累计发件',
    setDesc: '全部运单的发件量',
    sourceCode,
    dynSentence: `select sum("件数") as 累计发件 from "运单"`,
  },
  {
    setCode: 'express_punctual',
    setName: '近 7 天准时率',
    setDesc: '最近 7 天准时送达的件数占比',
    sourceCode,
    dynSentence: `select round(100.0 * sum("准时件数") / sum("件数"), 1) as 准时率
from "运单"
where "揽收时间" >= ${TODAY} - 6`,
  },
  {
    setCode: 'express_daily',
    setName: '每日发件与准时率',
    setDesc: '最近 30 天每天的发件量、准时率、异常件与平均时效',
    sourceCode,
    dynSentence: `select strftime("揽收时间"::date, '%m-%d') as 日期, sum("件数") as 发件量,
  round(100.0 * sum("准时件数") / sum("件数"), 1) as 准时率,
  sum("异常件数") as 异常件,
  round(sum("平均时效(小时)" * "件数") / sum("件数"), 1) as 平均时效
from "运单"
where "揽收时间" >= ${TODAY} - 29
group by "揽收时间"::date
order by "揽收时间"::date`,
  },
  {
    setCode: 'express_province',
    setName: '各省到件量',
    setDesc: '最近 7 天发往各省的件数',
    sourceCode,
    dynSentence: `select "目的省" as 省份, sum("件数") as 到件量
from "运单"
where "揽收时间" >= ${TODAY} - 6
group by 1
order by 2 desc`,
  },
  {
    setCode: 'express_flow',
    setName: '始发省到大区流向',
    setDesc: '最近 7 天六个始发省发往各大区的件数',
    sourceCode,
    dynSentence: `with 近期 as (select * from "运单" where "揽收时间" >= ${TODAY} - 6),
主要 as (select "始发省" from 近期 group by 1 order by sum("件数") desc limit 6)
select "始发省" as 始发, "目的大区" as 目的, sum("件数") as 件数
from 近期
where "始发省" in (select "始发省" from 主要)
group by 1, 2
order by 3 desc`,
  },
  {
    setCode: 'express_hours',
    setName: '揽收时段',
    setDesc: '最近 28 天星期与钟点的揽收量',
    sourceCode,
    dynSentence: `select ['周日', '周一', '周二', '周三', '周四', '周五', '周六'][dayofweek("揽收时间") + 1] as 星期,
  lpad(hour("揽收时间")::varchar, 2, '0') || '时' as 时段, sum("件数") as 揽收量
from "运单"
where "揽收时间" >= ${TODAY} - 27
group by 1, 2, (dayofweek("揽收时间") + 6) % 7, hour("揽收时间")
order by (dayofweek("揽收时间") + 6) % 7, hour("揽收时间")`,
  },
  {
    setCode: 'express_stages',
    setName: '最近三天派送进度',
    setDesc: '最近三天的件走到了哪一步',
    sourceCode,
    dynSentence: `with 近期 as (
  select "件数", case "状态" when '运输中' then 2 when '到达网点' then 3 when '派送中' then 4 else 5 end as 步
  from "运单"
  where "揽收时间" >= ${TODAY} - 2
)
select 环节, 件数
from (
  select 1 as 序, '已揽收' as 环节, sum("件数") as 件数 from 近期
  union all select 2, '干线运输', sum("件数") from 近期 where 步 >= 2
  union all select 3, '到达网点', sum("件数") from 近期 where 步 >= 3
  union all select 4, '派送中', sum("件数") from 近期 where 步 >= 4
  union all select 5, '已签收', sum("件数") from 近期 where 步 >= 5
)
order by 序`,
  },
  {
    setCode: 'express_goods',
    setName: '品类构成',
    setDesc: '最近 7 天各品类的件数',
    sourceCode,
    dynSentence: `select "品类", sum("件数") as 件数
from "运单"
where "揽收时间" >= ${TODAY} - 6
group by 1
order by 2 desc`,
  },
  {
    setCode: 'express_modes',
    setName: '运输方式准时率',
    setDesc: '最近 7 天各运输方式的准时率',
    sourceCode,
    dynSentence: `select "运输方式", round(100.0 * sum("准时件数") / sum("件数"), 1) as 准时率
from "运单"
where "揽收时间" >= ${TODAY} - 6
group by 1
order by 2 desc`,
  },
  {
    setCode: 'express_origins',
    setName: '始发省排行',
    setDesc: '最近 7 天各始发省的件数',
    sourceCode,
    dynSentence: `select "始发省", sum("件数") as 件数
from "运单"
where "揽收时间" >= ${TODAY} - 6
group by 1
order by 2 desc`,
  },
  {
    setCode: 'express_faults',
    setName: '异常原因',
    setDesc: '最近 30 天各异常原因的件数',
    sourceCode,
    dynSentence: `select "异常原因" as 原因, sum("异常件数") as 件数
from "运单"
where "异常原因" is not null and "揽收时间" >= ${TODAY} - 29
group by 1
order by 2 desc`,
  },
  {
    setCode: 'express_alarms',
    setName: '最新异常',
    setDesc: '最近发生的异常批次',
    sourceCode,
    dynSentence: `select "始发省" || ' → ' || "目的省" || '，' || "异常件数"::varchar || ' 件' as 线路,
  "异常原因" as 原因, strftime("揽收时间", '%H:%M') as 时间
from "运单"
where "异常原因" is not null
order by "揽收时间" desc
limit 20`,
  },
];
