import { column, sample, sampleTable } from '../../kit/widget/widget-sample.ts';
import type { WidgetPresets } from '../../kit/widget/widget-preset.ts';

export const presets: WidgetPresets = [
  sample('scale', '横刻度尺', 'Horizontal scale', {
    ...sampleTable({ completion: column('value', [64]) }),
    setup: { ticks: 5, reading: 'value', barHeight: 14 },
    size: { width: 400, height: 90 },
  }),
  sample('upright-scale', '竖刻度尺', 'Upright scale', {
    ...sampleTable({ completion: column('value', [64]) }),
    setup: { isUpright: true, ticks: 5, reading: 'value' },
    size: { width: 160, height: 320 },
  }),
  sample('segment-bars', '分段进度条', 'Segmented progress bar', { setup: { bar: 'segments' } }),
];
