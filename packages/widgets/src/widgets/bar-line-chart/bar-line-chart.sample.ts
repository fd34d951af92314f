import { SAMPLE_MONTHS, SAMPLE_WEEKDAYS } from '../../fields/sample-times.ts';
import { both } from '../../kit/both.ts';
import type { WidgetSamples } from '../../kit/widget-sample.ts';

/** What the columns of the rows below are called. */
const COLUMNS = {
  day: both('星期', 'Day'),
  actual: both('实际', 'Actual'),
  plan: both('计划', 'Plan'),
  month: both('月份', 'Month'),
  netProfit: both('净利润', 'Net profit'),
  yearOnYear: both('同比', 'YoY'),
  site: both('园区', 'Site'),
  orderValue: both('订单金额', 'Order value'),
  onTime: both('准时交付率', 'On time'),
  number: both('序号', 'No'),
  output: both('产量', 'Output'),
  passRate: both('合格率', 'Pass rate'),
  revenue: both('营收', 'Revenue'),
  margin: both('毛利率', 'Margin'),
};

const BRANCHES = [
  both('广东省深圳市南山区科技园', 'Nanshan Science Park, Shenzhen, Guangdong'),
  both('上海市浦东新区张江高科技园区', 'Zhangjiang Hi-Tech Park, Pudong, Shanghai'),
  both('北京市海淀区中关村软件园', 'Zhongguancun Software Park, Haidian, Beijing'),
  'Suzhou Industrial Park, Jiangsu Province',
  both('浙江省杭州市滨江区物联网街', 'Wulianwang Street, Binjiang, Hangzhou, Zhejiang'),
  both('四川省成都市高新区天府大道', 'Tianfu Avenue, High-Tech Zone, Chengdu, Sichuan'),
].map((branch, i) => ({ site: branch, orderValue: 523_000 - i * 61_000, onTime: 98.2 - i * 1.7 }));

const BRANCH_MAPPING = [
  { role: 'xAxis', field: 'site' },
  { role: 'bar', field: 'orderValue' },
  { role: 'line', field: 'onTime' },
];

/** A repeatable wave, so that pictures do not change from run to run. */
const THOUSAND = Array.from({ length: 1000 }, (_, i) => ({
  number: String(i + 1),
  output: Math.round(5000 + 3000 * Math.sin(i / 40) + 900 * Math.sin(i / 7)),
  passRate: Number((94 + 4 * Math.sin(i / 90) + Math.sin(i / 13)).toFixed(2)),
}));

export const samples: WidgetSamples = [
  {
    name: 'typical',
    label: { zh: '典型', en: 'Typical' },
    setup: { text: both('月度销售额与毛利率', 'Sales and margin by month'), percentSignLine: true },
  },
  {
    name: 'one-axis',
    label: { zh: '单坐标', en: 'One axis' },
    columns: COLUMNS,
    rows: [320, 302, 341, 374, 390, 450, 420].map((made, i) => ({
      day: SAMPLE_WEEKDAYS[i],
      actual: made,
      plan: 300 + i * 22,
    })),
    mapping: [
      { role: 'xAxis', field: 'day' },
      { role: 'bar', field: 'actual' },
      { role: 'line', field: 'plan' },
    ],
    setup: { text: both('产量与计划', 'Output and plan'), oneAxis: true, smoothCurve: true, area: true },
  },
  {
    name: 'negative',
    label: { zh: '负值', en: 'Negative values' },
    columns: COLUMNS,
    rows: [420, -180, 260, -320, 510, 380].map((profit, i) => ({
      month: SAMPLE_MONTHS[i],
      netProfit: profit,
      yearOnYear: [3.2, -8.4, 1.5, -12.6, 9.7, 4.1][i] ?? null,
    })),
    mapping: [
      { role: 'xAxis', field: 'month' },
      { role: 'bar', field: 'netProfit' },
      { role: 'line', field: 'yearOnYear' },
    ],
    setup: { text: both('净利润与同比', 'Net profit, year on year'), percentSignLine: true },
  },
  {
    name: 'long-labels',
    label: { zh: '长标签', en: 'Long labels' },
    columns: COLUMNS,
    rows: BRANCHES,
    mapping: BRANCH_MAPPING,
    setup: {
      text: both(
        '园区订单金额与准时交付率（含线上线下全部渠道）',
        'Order value and delivery on time by site (all channels, online and offline)',
      ),
      textNameYLeft: both('元', ' yuan'),
      textNameYRight: both('交付率', 'On time'),
      percentSignLine: true,
    },
  },
  {
    name: 'one-row',
    label: { zh: '一行', en: 'One row' },
    rows: [{ axis: both('1月', 'Jan'), bar: 3879, line: 18.6 }],
  },
  {
    name: 'thousand-rows',
    label: { zh: '一千行', en: 'A thousand rows' },
    columns: COLUMNS,
    rows: THOUSAND,
    mapping: [
      { role: 'xAxis', field: 'number' },
      { role: 'bar', field: 'output' },
      { role: 'line', field: 'passRate' },
    ],
    setup: {
      text: both('产量与合格率', 'Output and pass rate'),
      lineWidth: 1.5,
      percentSignLine: true,
      scaleYRight: true,
    },
  },
  {
    name: 'time-filling',
    label: { zh: '补齐月份', en: 'Missing months filled' },
    columns: COLUMNS,
    rows: [
      { month: '2026-01', revenue: 320, margin: 31.2 },
      { month: '2026-02', revenue: 280, margin: 29.8 },
      { month: '2026-05', revenue: 410, margin: 33.5 },
      { month: '2026-06', revenue: 385, margin: 32.1 },
    ],
    mapping: [
      { role: 'xAxis', field: 'month' },
      { role: 'bar', field: 'revenue' },
      { role: 'line', field: 'margin' },
    ],
    setup: { text: both('月度营收与毛利率', 'Revenue and margin by month'), timeUnit: 'month', timeFill: 'empty' },
  },
  { name: 'empty', label: { zh: '无数据', en: 'Empty' }, rows: [] },
];
