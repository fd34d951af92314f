import { SAMPLE_MONTHS } from '../../fields/sample-times.ts';
import { both } from '../../kit/both.ts';
import type { WidgetPresets } from '../../kit/widget-preset.ts';

/** What the columns of the rows below are called. */
const COLUMNS = {
  month: both('月份', 'Month'),
  visits: both('访问量', 'Visits'),
  ordersPlaced: both('下单量', 'Orders'),
  returns: both('退货量', 'Returns'),
  onlineShop: both('线上商城', 'Online shop'),
  ownStores: both('直营门店', 'Own stores'),
  franchises: both('加盟门店', 'Franchises'),
  hour: both('时段', 'Hour'),
  powerPrice: both('电价', 'Power price'),
};

const MONTHS = [820, 932, 901, 934, 1290, 1330, 1320, 1480, 1610, 1540, 1720, 1890].map((visits, i) => ({
  month: SAMPLE_MONTHS[i],
  visits: visits * 100,
  ordersPlaced: Math.round(visits * 38 + 9000 * Math.sin(i / 2)),
  returns: Math.round(visits * 9 + 4000 * Math.cos(i / 3)),
}));

const CHANNELS = MONTHS.map(({ month, ordersPlaced }, i) => ({
  month,
  onlineShop: Math.round(ordersPlaced * (0.3 + i * 0.022 + 0.05 * Math.sin(i))),
  ownStores: Math.round(ordersPlaced * (0.42 - i * 0.018)),
  franchises: Math.round(ordersPlaced * (0.24 + 0.06 * Math.cos(i / 1.6))),
}));

const CHANNEL_MAPPING = [
  { role: 'xAxis', field: 'month' },
  { role: 'line', field: 'onlineShop' },
  { role: 'line', field: 'ownStores' },
  { role: 'line', field: 'franchises' },
];

const PRICES = ['00', '04', '08', '10', '12', '14', '16', '18', '20', '22'].map((hour, i) => ({
  hour: `${hour}:00`,
  powerPrice: [0.32, 0.32, 0.68, 1.05, 0.68, 1.05, 1.05, 1.32, 0.68, 0.32][i] ?? 0,
}));

const channels = { columns: COLUMNS, rows: CHANNELS, mapping: CHANNEL_MAPPING };

export const presets: WidgetPresets = [
  {
    name: 'several-series',
    label: { zh: '多折线图', en: 'Several lines' },
    columns: COLUMNS,
    rows: MONTHS,
    mapping: [
      { role: 'xAxis', field: 'month' },
      { role: 'line', field: 'visits' },
      { role: 'line', field: 'ordersPlaced' },
      { role: 'line', field: 'returns' },
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
    columns: COLUMNS,
    rows: PRICES,
    mapping: [
      { role: 'xAxis', field: 'hour' },
      { role: 'line', field: 'powerPrice' },
    ],
    setup: { stepLine: 'end', markPoint: false, area: false },
  },
];
