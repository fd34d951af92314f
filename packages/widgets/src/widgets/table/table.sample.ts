import type { WidgetSamples } from '../../kit/widget-sample.ts';

const STATIONS = ['杭州一厂', '苏州二厂', '成都三厂', '武汉四厂', '沈阳五厂', '广州六厂', '西安七厂'];
const STATES = ['正常', '检修', '停机', '正常', '正常'];

const thousand = Array.from({ length: 1000 }, (_, i) => ({
  序号: i + 1,
  日期: `2026-${String((i % 12) + 1).padStart(2, '0')}-${String((i % 28) + 1).padStart(2, '0')}`,
  工厂: STATIONS[i % STATIONS.length],
  产量: 1200 + ((i * 7919) % 9000),
  合格率: 90 + ((i * 37) % 100) / 10,
  状态: STATES[i % STATES.length],
}));

export const samples: WidgetSamples = [
  { name: 'typical', label: { zh: '典型', en: 'Typical' }, size: { width: 640, height: 300 } },
  {
    name: 'columns',
    label: { zh: '自定义列', en: 'Declared columns' },
    rows: [
      { date: '2026-11-21 08:00:00', name: '华东', amount: 985_400, rate: 0.982 },
      { date: '2026-11-21 09:00:00', name: '华南', amount: 752_130.5, rate: 0.967 },
      { date: '2026-11-21 10:00:00', name: '华北', amount: 12_433_800, rate: 0.991 },
    ],
    setup: {
      vis: 3,
      isLine: true,
      dynamicAddTable: [
        { name: '日期', key: 'date', width: '130px', align: 'center', format: 'date' },
        { name: '地区', key: 'name', width: '', align: '', format: 'auto' },
        { name: '销售额', key: 'amount', width: '', align: '', format: 'short', decimals: 1, suffix: '元' },
        { name: '达成率', key: 'rate', width: '', align: '', format: 'percent', decimals: 1 },
      ],
    },
    size: { width: 640, height: 220 },
  },
  {
    name: 'thousand-rows',
    label: { zh: '一千行，手动滚动', en: '1,000 rows, scrolled by hand' },
    rows: thousand,
    setup: { isRoll: false, vis: 8, fontSizeBody: 14, fontSizeHeader: 14, showExportButton: true },
    size: { width: 760, height: 380 },
  },
  {
    name: 'rolling',
    label: { zh: '一千行，自动滚动', en: '1,000 rows, rolling' },
    rows: thousand,
    setup: { vis: 6, interTime: 1500, stepRows: 2 },
    size: { width: 760, height: 340 },
  },
  {
    name: 'negative',
    label: { zh: '负数与空值', en: 'Negative and missing values' },
    rows: [
      { 科目: '营业收入', 本月: 1_286_000.5, 同比: 12.4 },
      { 科目: '营业成本', 本月: -832_400, 同比: -3.25 },
      { 科目: '管理费用', 本月: -120_930.75, 同比: null },
      { 科目: '净利润', 本月: 332_668.75, 同比: 41 },
    ],
    setup: { vis: 4 },
    size: { width: 480, height: 240 },
  },
  {
    name: 'long-labels',
    label: { zh: '长文本', en: 'Long texts' },
    rows: [
      {
        告警时间: '2026-11-21 08:12:06',
        告警内容: '二号产线注塑机液压油温度连续十分钟高于上限，已自动停机并通知当班工程师到场处理',
        级别: '严重',
      },
      { 告警时间: '2026-11-21 08:31:40', 告警内容: '仓库温湿度传感器离线', 级别: '一般' },
      {
        告警时间: '2026-11-21 09:02:18',
        告警内容: 'The gateway of line 3 has not sent data for more than fifteen minutes',
        级别: '一般',
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
    rows: [{ 城市: '杭州', 订单: 128 }],
    size: { width: 420, height: 260 },
  },
  { name: 'empty', label: { zh: '空数据', en: 'Empty' }, rows: [], size: { width: 420, height: 200 } },
];
