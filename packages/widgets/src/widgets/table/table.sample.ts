import { both, bothOfEach } from '../../kit/both.ts';
import type { WidgetSamples } from '../../kit/widget-sample.ts';
import { columnSamples } from './column-samples.ts';

/** What the columns of the rows below are called. */
const COLUMNS = {
  number: both('序号', 'No'),
  date: both('日期', 'Date'),
  plant: both('工厂', 'Plant'),
  output: both('产量', 'Output'),
  passRate: both('合格率', 'Pass rate'),
  state: both('状态', 'State'),
  item: both('科目', 'Item'),
  thisMonth: both('本月', 'This month'),
  yearOnYear: both('同比', 'YoY'),
  timeOfAlarm: both('告警时间', 'Time of alarm'),
  alarm: both('告警内容', 'Alarm'),
  level: both('级别', 'Level'),
  city: both('城市', 'City'),
  orders: both('订单', 'Orders'),
};

const STATIONS = bothOfEach(
  '杭州一厂, 苏州二厂, 成都三厂, 武汉四厂, 沈阳五厂, 广州六厂, 西安七厂',
  "Hangzhou plant 1, Suzhou plant 2, Chengdu plant 3, Wuhan plant 4, Shenyang plant 5, Guangzhou plant 6, Xi'an plant 7",
);
const STATES = bothOfEach('正常, 检修, 停机, 正常, 正常', 'Normal, Service, Stopped, Normal, Normal');

const thousand = Array.from({ length: 1000 }, (_, i) => ({
  number: i + 1,
  date: `2026-${String((i % 12) + 1).padStart(2, '0')}-${String((i % 28) + 1).padStart(2, '0')}`,
  plant: STATIONS[i % STATIONS.length],
  output: 1200 + ((i * 7919) % 9000),
  passRate: 90 + ((i * 37) % 100) / 10,
  state: STATES[i % STATES.length],
}));

export const samples: WidgetSamples = [
  { name: 'typical', label: { zh: '典型', en: 'Typical' }, size: { width: 640, height: 300 } },
  {
    name: 'columns',
    label: { zh: '自定义列', en: 'Declared columns' },
    rows: [
      { date: '2026-11-21 08:00:00', name: both('华东', 'East'), amount: 985_400, rate: 0.982 },
      { date: '2026-11-21 09:00:00', name: both('华南', 'South'), amount: 752_130.5, rate: 0.967 },
      { date: '2026-11-21 10:00:00', name: both('华北', 'North'), amount: 12_433_800, rate: 0.991 },
    ],
    setup: {
      vis: 3,
      isLine: true,
      dynamicAddTable: [
        { name: both('日期', 'Date'), key: 'date', width: '130px', align: 'center', format: 'date' },
        { name: both('地区', 'Region'), key: 'name', width: '', align: '', format: 'auto' },
        {
          name: both('销售额', 'Sales'),
          key: 'amount',
          width: '',
          align: '',
          format: 'short',
          decimals: 1,
          suffix: both('元', ' yuan'),
        },
        { name: both('达成率', 'Attainment'), key: 'rate', width: '', align: '', format: 'percent', decimals: 1 },
      ],
    },
    size: { width: 640, height: 220 },
  },
  {
    name: 'thousand-rows',
    label: { zh: '一千行，手动滚动', en: '1,000 rows, scrolled by hand' },
    columns: COLUMNS,
    rows: thousand,
    setup: { isRoll: false, vis: 8, fontSizeBody: 14, fontSizeHeader: 14, showExportButton: true },
    size: { width: 760, height: 380 },
  },
  {
    name: 'rolling',
    label: { zh: '一千行，自动滚动', en: '1,000 rows, rolling' },
    columns: COLUMNS,
    rows: thousand,
    setup: { vis: 6, interTime: 1500, stepRows: 2 },
    size: { width: 760, height: 340 },
  },
  {
    name: 'negative',
    label: { zh: '负数与空值', en: 'Negative and missing values' },
    columns: COLUMNS,
    rows: [
      { item: both('营业收入', 'Revenue'), thisMonth: 1_286_000.5, yearOnYear: 12.4 },
      { item: both('营业成本', 'Costs'), thisMonth: -832_400, yearOnYear: -3.25 },
      { item: both('管理费用', 'Admin'), thisMonth: -120_930.75, yearOnYear: null },
      { item: both('净利润', 'Net profit'), thisMonth: 332_668.75, yearOnYear: 41 },
    ],
    setup: { vis: 4 },
    size: { width: 480, height: 240 },
  },
  {
    name: 'long-labels',
    label: { zh: '长文本', en: 'Long texts' },
    columns: COLUMNS,
    rows: [
      {
        timeOfAlarm: '2026-11-21 08:12:06',
        alarm: both(
          '二号产线注塑机液压油温度连续十分钟高于上限，已自动停机并通知当班工程师到场处理',
          'Hydraulic oil of the moulder on line 2 was too hot for ten minutes, it was stopped and the engineer on duty is on the way',
        ),
        level: both('严重', 'Severe'),
      },
      {
        timeOfAlarm: '2026-11-21 08:31:40',
        alarm: both('仓库温湿度传感器离线', 'A climate sensor in the warehouse is offline'),
        level: both('一般', 'Minor'),
      },
      {
        timeOfAlarm: '2026-11-21 09:02:18',
        alarm: 'The gateway of line 3 has not sent data for more than fifteen minutes',
        level: both('一般', 'Minor'),
      },
    ],
    setup: { vis: 3 },
    size: { width: 640, height: 220 },
  },
  {
    name: 'own-colours',
    label: { zh: '自定颜色', en: 'Own colours' },
    setup: {
      headBackColor: '#0a73ff',
      headColor: '#ffffff',
      oldColor: '#0a2732',
      eventColor: '#003b51',
      bodyColor: '#ffffff',
      textAlignHeader: 'center',
      textAlignBody: 'center',
      headTextFontWeight: 'bold',
    },
    size: { width: 640, height: 300 },
  },
  {
    name: 'one-row',
    label: { zh: '一行', en: 'One row' },
    columns: COLUMNS,
    rows: [{ city: both('杭州', 'Hangzhou'), orders: 128 }],
    size: { width: 420, height: 260 },
  },
  ...columnSamples,
  { name: 'empty', label: { zh: '空数据', en: 'Empty' }, rows: [], size: { width: 420, height: 200 } },
];
