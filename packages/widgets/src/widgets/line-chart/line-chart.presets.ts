import { SAMPLE_MONTHS } from '../../fields/sample-times.ts';
import { sample, sampleRows } from '../../kit/widget/widget-sample.ts';
import type { WidgetPresets } from '../../kit/widget/widget-preset.ts';

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

const CHANNEL_ROLES = { month: 'xAxis', onlineShop: 'line', ownStores: 'line', franchises: 'line' };

const PRICES = ['00', '04', '08', '10', '12', '14', '16', '18', '20', '22'].map((hour, i) => ({
  hour: `${hour}:00`,
  powerPrice: [0.32, 0.32, 0.68, 1.05, 0.68, 1.05, 1.05, 1.32, 0.68, 0.32][i] ?? 0,
}));

const channels = { ...sampleRows(CHANNELS, CHANNEL_ROLES) };

export const presets: WidgetPresets = [
  sample('several-series', '多折线图', 'Several lines', {
    ...sampleRows(MONTHS, { month: 'xAxis', visits: 'line', ordersPlaced: 'line', returns: 'line' }),
  }),
  sample('plain', '直线折线图', 'Straight line chart', { setup: { smoothCurve: false, area: false } }),
  sample('area', '面积图', 'Area chart', { setup: { areaThickness: 70, markPoint: false } }),
  sample('stacked-line', '堆叠折线图', 'Stacked line chart', {
    ...channels,
    setup: { stackStyle: 'upDown', area: false, smoothCurve: false },
  }),
  sample('stacked-area', '堆叠面积图', 'Stacked area chart', {
    ...channels,
    setup: { stackStyle: 'upDown', areaThickness: 55, markPoint: false },
  }),
  sample('percent-area', '百分比面积图', 'Percent area chart', {
    ...channels,
    setup: { stackStyle: 'percent', areaThickness: 65, markPoint: false, smoothCurve: false },
  }),
  sample('steps', '阶梯折线图', 'Step line chart', {
    ...sampleRows(PRICES, { hour: 'xAxis', powerPrice: 'line' }),
    setup: { stepLine: 'end', markPoint: false, area: false },
  }),
];
