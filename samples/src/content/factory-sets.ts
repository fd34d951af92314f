import type { SampleDataSet, SampleSource } from './sample.ts';

export const factorySource: SampleSource = {
  sourceCode: 'factory_energy',
  sourceName: '云岭工厂能耗',
  fileName: 'factory-energy.xlsx',
};

const lastDay = `"采集时间" > (select max("采集时间") from "能耗") - interval 24 hour`;

export const factorySets: readonly SampleDataSet[] = [
  {
    setCode: 'factory_kpi',
    setName: '工厂今日指标',
    setDesc: '最近 24 小时的用电量、产量、合格率与停机',
    sourceCode: factorySource.sourceCode,
    dynSentence: `select round(sum("用电量(kWh)")) as 用电量, sum("产量(件)") as 产量,
  round(100.0 * sum("合格数(件)") / sum("产量(件)"), 2) as 合格率, sum("停机分钟") as 停机分钟,
  round(1000.0 * sum("用电量(kWh)") / sum("产量(件)"), 1) as 千件电耗
from "能耗"
where ${lastDay}`,
  },
  {
    setCode: 'factory_hourly',
    setName: '分时用电',
    setDesc: '最近 24 小时各车间每小时用电量',
    sourceCode: factorySource.sourceCode,
    dynSentence: `select strftime("采集时间", '%H:%M') as 时刻,
  round(sum("用电量(kWh)") filter (where "车间" = '一车间'), 1) as 一车间,
  round(sum("用电量(kWh)") filter (where "车间" = '二车间'), 1) as 二车间,
  round(sum("用电量(kWh)") filter (where "车间" = '三车间'), 1) as 三车间,
  round(sum("用电量(kWh)") filter (where "车间" = '四车间'), 1) as 四车间
from "能耗"
where ${lastDay}
group by "采集时间"
order by "能耗"."采集时间"`,
  },
  {
    setCode: 'factory_lines',
    setName: '产线产量与停机',
    setDesc: '最近 7 天各产线的产量与停机分钟',
    sourceCode: factorySource.sourceCode,
    dynSentence: `select "产线", sum("产量(件)") as 产量, sum("停机分钟") as 停机分钟
from "能耗"
where "采集时间" > (select max("采集时间") from "能耗") - interval 7 day
group by 1
order by 2 desc`,
  },
  {
    setCode: 'factory_shares',
    setName: '车间与产线用电',
    setDesc: '最近 7 天各车间、产线的用电量',
    sourceCode: factorySource.sourceCode,
    dynSentence: `select "车间", "产线", round(sum("用电量(kWh)")) as 用电量
from "能耗"
where "采集时间" > (select max("采集时间") from "能耗") - interval 7 day
group by 1, 2
order by 1, 3 desc`,
  },
  {
    setCode: 'factory_alarms',
    setName: '停机告警',
    setDesc: '最近的停机告警，新的在前',
    sourceCode: factorySource.sourceCode,
    dynSentence: `select "采集时间" as 时间, "车间", "产线", "告警", "停机分钟"
from "能耗"
where "告警" is not null
order by "采集时间" desc
limit 40`,
  },
];
