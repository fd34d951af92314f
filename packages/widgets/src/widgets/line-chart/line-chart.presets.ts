import type { WidgetPresets } from '../../kit/widget-preset.ts';

const MONTHS = [820, 932, 901, 934, 1290, 1330, 1320, 1480, 1610, 1540, 1720, 1890].map((visits, i) => ({
  月份: `${i + 1}月`,
  访问量: visits * 100,
  下单量: Math.round(visits * 38 + 9000 * Math.sin(i / 2)),
  退货量: Math.round(visits * 9 + 4000 * Math.cos(i / 3)),
}));

const CHANNELS = MONTHS.map(({ 月份, 下单量 }, i) => ({
  月份,
  线上商城: Math.round(下单量 * (0.3 + i * 0.022 + 0.05 * Math.sin(i))),
  直营门店: Math.round(下单量 * (0.42 - i * 0.018)),
  加盟门店: Math.round(下单量 * (0.24 + 0.06 * Math.cos(i / 1.6))),
}));

const CHANNEL_MAPPING = [
  { role: 'xAxis', field: '月份' },
  { role: 'line', field: '线上商城' },
  { role: 'line', field: '直营门店' },
  { role: 'line', field: '加盟门店' },
];

const PRICES = ['00', '04', '08', '10', '12', '14', '16', '18', '20', '22'].map((hour, i) => ({
  时段: `${hour}:00`,
  电价: [0.32, 0.32, 0.68, 1.05, 0.68, 1.05, 1.05, 1.32, 0.68, 0.32][i] ?? 0,
}));

const channels = { rows: CHANNELS, mapping: CHANNEL_MAPPING };

export const presets: WidgetPresets = [
  {
    name: 'several-series',
    label: { zh: '多折线图', en: 'Several lines' },
    rows: MONTHS,
    mapping: [
      { role: 'xAxis', field: '月份' },
      { role: 'line', field: '访问量' },
      { role: 'line', field: '下单量' },
      { role: 'line', field: '退货量' },
    ],
  },
  { name: 'plain', label: { zh: '直线折线图', en: 'Straight line chart' }, setup: { smoothCurve: false, area: false } },
  { name: 'area', label: { zh: '面积图', en: 'Area chart' }, setup: { areaThickness: 70, markPoint: false } },
  {
    name: 'stacked-line',
    label: { zh: '堆叠折线图', en: 'Stacked line chart' },
    ...channels,
    setup: { stackStyle: 'upDown', area: false, smoothCurve: false },
  },
  {
    name: 'stacked-area',
    label: { zh: '堆叠面积图', en: 'Stacked area chart' },
    ...channels,
    setup: { stackStyle: 'upDown', areaThickness: 55, markPoint: false },
  },
  {
    name: 'percent-area',
    label: { zh: '百分比面积图', en: 'Percent area chart' },
    ...channels,
    setup: { stackStyle: 'percent', areaThickness: 65, markPoint: false, smoothCurve: false },
  },
  {
    name: 'steps',
    label: { zh: '阶梯折线图', en: 'Step line chart' },
    rows: PRICES,
    mapping: [
      { role: 'xAxis', field: '时段' },
      { role: 'line', field: '电价' },
    ],
    setup: { stepLine: 'end', markPoint: false, area: false },
  },
];
