import { both, bothOfEach } from '../../kit/text/both.ts';
import { sample, sampleRows, sampleTable, type WidgetSamples } from '../../kit/widget/widget-sample.ts';
import { columnSamples } from './column-samples.ts';

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
  sample('typical', '典型', 'Typical', { size: { width: 640, height: 300 } }),
  sample('columns', '自定义列', 'Declared columns', {
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
  }),
  sample('thousand-rows', '一千行，手动滚动', '1,000 rows, scrolled by hand', {
    ...sampleRows(thousand),
    setup: { isRoll: false, vis: 8, fontSizeBody: 14, fontSizeHeader: 14, showExportButton: true },
    size: { width: 760, height: 380 },
  }),
  sample('rolling', '一千行，自动滚动', '1,000 rows, rolling', {
    ...sampleRows(thousand),
    setup: { vis: 6, interTime: 1500, stepRows: 2 },
    size: { width: 760, height: 340 },
  }),
  sample('negative', '负数与空值', 'Negative and missing values', {
    ...sampleTable({
      item: bothOfEach('营业收入, 营业成本, 管理费用, 净利润', 'Revenue, Costs, Admin, Net profit'),
      thisMonth: [1_286_000.5, -832_400, -120_930.75, 332_668.75],
      yearOnYear: [12.4, -3.25, null, 41],
    }),
    setup: { vis: 4 },
    size: { width: 480, height: 240 },
  }),
  sample('long-labels', '长文本', 'Long texts', {
    ...sampleTable({
      timeOfAlarm: ['2026-11-21 08:12:06', '2026-11-21 08:31:40', '2026-11-21 09:02:18'],
      alarm: [
        both(
          '二号产线注塑机液压油温度连续十分钟高于上限，已自动停机并通知当班工程师到场处理',
          'Hydraulic oil of the moulder on line 2 was too hot for ten minutes, it was stopped and the engineer on duty is on the way',
        ),
        both('仓库温湿度传感器离线', 'A climate sensor in the warehouse is offline'),
        'The gateway of line 3 has not sent data for more than fifteen minutes',
      ],
      level: bothOfEach('严重, 一般, 一般', 'Severe, Minor, Minor'),
    }),
    setup: { vis: 3 },
    size: { width: 640, height: 220 },
  }),
  sample('own-colours', '自定颜色', 'Own colours', {
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
  }),
  sample('one-row', '一行', 'One row', {
    ...sampleTable({ city: [both('杭州', 'Hangzhou')], orders: [128] }),
    size: { width: 420, height: 260 },
  }),
  ...columnSamples,
  sample('empty', '空数据', 'Empty', { rows: [], size: { width: 420, height: 200 } }),
];
