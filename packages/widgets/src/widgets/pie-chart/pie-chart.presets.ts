import { bothOfEach } from '../../kit/text/both.ts';
import { sample, sampleRows } from '../../kit/widget/widget-sample.ts';
import type { WidgetPresets } from '../../kit/widget/widget-preset.ts';

const REGIONS = bothOfEach(
  '华东, 华南, 华北, 西南, 华中, 东北, 西北',
  'East, South, North, Southwest, Central, Northeast, Northwest',
).map((name, i) => ({
  region: name,
  orders: [38, 30, 26, 22, 18, 14, 11][i] ?? 0,
}));

export const presets: WidgetPresets = [
  sample('solid', '实心饼图', 'Full pie', {
    setup: {
      innerNumber: 0,
      outerNumber: 92,
      borderRadius: 2,
      position: 'inside',
      numberValue: false,
      percentage: true,
      isShowLegend: true,
    },
  }),
  sample('donut', '环形图（含合计）', 'Donut with its total', {
    setup: { innerNumber: 62, outerNumber: 84, isShowTotal: true, isShow: false, isShowLegend: true },
  }),
  sample('rose', '南丁格尔玫瑰图', 'Nightingale rose', {
    ...sampleRows(REGIONS, { region: 'name', orders: 'value' }),
    setup: { roseType: 'area', innerNumber: 16, outerNumber: 90, percentage: true },
  }),
];
