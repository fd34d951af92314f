import { both, bothOfEach } from '../../kit/both.ts';
import type { WidgetPresets } from '../../kit/widget-preset.ts';

/** What the columns of the rows below are called. */
const COLUMNS = { region: both('地区', 'Region'), orders: both('订单', 'Orders') };

const REGIONS = bothOfEach(
  '华东, 华南, 华北, 西南, 华中, 东北, 西北',
  'East, South, North, Southwest, Central, Northeast, Northwest',
).map((name, i) => ({
  region: name,
  orders: [38, 30, 26, 22, 18, 14, 11][i] ?? 0,
}));

export const presets: WidgetPresets = [
  {
    name: 'solid',
    label: { zh: '实心饼图', en: 'Full pie' },
    setup: {
      innerNumber: 0,
      outerNumber: 92,
      borderRadius: 2,
      position: 'inside',
      numberValue: false,
      percentage: true,
      isShowLegend: true,
    },
  },
  {
    name: 'donut',
    label: { zh: '环形图（含合计）', en: 'Donut with its total' },
    setup: { innerNumber: 62, outerNumber: 84, isShowTotal: true, isShow: false, isShowLegend: true },
  },
  {
    name: 'rose',
    label: { zh: '南丁格尔玫瑰图', en: 'Nightingale rose' },
    columns: COLUMNS,
    rows: REGIONS,
    mapping: [
      { role: 'name', field: 'region' },
      { role: 'value', field: 'orders' },
    ],
    setup: { roseType: 'area', innerNumber: 16, outerNumber: 90, percentage: true },
  },
];
