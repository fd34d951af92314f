import { SAMPLE_MONTHS, SAMPLE_WEEKDAYS } from '../../fields/sample-times.ts';
import { both } from '../../kit/text/both.ts';
import { COLUMN_NAMES } from '../../kit/widget/column-names.ts';
import { column, sample, sampleRows, sampleTable, type WidgetSamples } from '../../kit/widget/widget-sample.ts';

/** What the columns of the rows below are called. */
const COLUMNS = {
  ...COLUMN_NAMES,
  revenue: both('营收', 'Revenue'),
};

const BRANCHES = [
  both('广东省深圳市南山区科技园', 'Nanshan Science Park, Shenzhen, Guangdong'),
  both('上海市浦东新区张江高科技园区', 'Zhangjiang Hi-Tech Park, Pudong, Shanghai'),
  both('北京市海淀区中关村软件园', 'Zhongguancun Software Park, Haidian, Beijing'),
  'Suzhou Industrial Park, Jiangsu Province',
  both('浙江省杭州市滨江区物联网街', 'Wulianwang Street, Binjiang, Hangzhou, Zhejiang'),
  both('四川省成都市高新区天府大道', 'Tianfu Avenue, High-Tech Zone, Chengdu, Sichuan'),
].map((branch, i) => ({ site: branch, orderValue: 523_000 - i * 61_000, onTime: 98.2 - i * 1.7 }));

const BRANCH_ROLES = { site: 'xAxis', orderValue: 'bar', onTime: 'line' };

/** A repeatable wave, so that pictures do not change from run to run. */
const THOUSAND = Array.from({ length: 1000 }, (_, i) => ({
  number: String(i + 1),
  output: Math.round(5000 + 3000 * Math.sin(i / 40) + 900 * Math.sin(i / 7)),
  passRate: Number((94 + 4 * Math.sin(i / 90) + Math.sin(i / 13)).toFixed(2)),
}));

export const samples: WidgetSamples = [
  sample('typical', '典型', 'Typical', {
    setup: { text: both('月度销售额与毛利率', 'Sales and margin by month'), percentSignLine: true },
  }),
  sample('one-axis', '单坐标', 'One axis', {
    ...sampleRows(
      [320, 302, 341, 374, 390, 450, 420].map((made, i) => ({
        day: SAMPLE_WEEKDAYS[i],
        actual: made,
        plan: 300 + i * 22,
      })),
      { day: 'xAxis', actual: 'bar', plan: 'line' },
      COLUMNS,
    ),
    setup: { text: both('产量与计划', 'Output and plan'), oneAxis: true, smoothCurve: true, area: true },
  }),
  sample('negative', '负值', 'Negative values', {
    ...sampleRows(
      [420, -180, 260, -320, 510, 380].map((profit, i) => ({
        month: SAMPLE_MONTHS[i],
        netProfit: profit,
        yearOnYear: [3.2, -8.4, 1.5, -12.6, 9.7, 4.1][i] ?? null,
      })),
      { month: 'xAxis', netProfit: 'bar', yearOnYear: 'line' },
      COLUMNS,
    ),
    setup: { text: both('净利润与同比', 'Net profit, year on year'), percentSignLine: true },
  }),
  sample('long-labels', '长标签', 'Long labels', {
    ...sampleRows(BRANCHES, BRANCH_ROLES, COLUMNS),
    setup: {
      text: both(
        '园区订单金额与准时交付率（含线上线下全部渠道）',
        'Order value and delivery on time by site (all channels, online and offline)',
      ),
      textNameYLeft: both('元', ' yuan'),
      textNameYRight: both('交付率', 'On time'),
      percentSignLine: true,
    },
  }),
  sample('one-row', '一行', 'One row', { rows: [{ axis: both('1月', 'Jan'), bar: 3879, line: 18.6 }] }),
  sample('thousand-rows', '一千行', 'A thousand rows', {
    ...sampleRows(THOUSAND, { number: 'xAxis', output: 'bar', passRate: 'line' }, COLUMNS),
    setup: {
      text: both('产量与合格率', 'Output and pass rate'),
      lineWidth: 1.5,
      percentSignLine: true,
      scaleYRight: true,
    },
  }),
  sample('time-filling', '补齐月份', 'Missing months filled', {
    ...sampleTable(
      {
        month: column('xAxis', ['2026-01', '2026-02', '2026-05', '2026-06']),
        revenue: column('bar', [320, 280, 410, 385]),
        margin: column('line', [31.2, 29.8, 33.5, 32.1]),
      },
      COLUMNS,
    ),
    setup: { text: both('月度营收与毛利率', 'Revenue and margin by month'), timeUnit: 'month', timeFill: 'empty' },
  }),
  sample('empty', '无数据', 'Empty', { rows: [] }),
];
