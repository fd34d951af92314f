import { sample } from '../../kit/widget/widget-sample.ts';
import type { WidgetPresets } from '../../kit/widget/widget-preset.ts';

export const presets: WidgetPresets = [
  sample('segment-bars', '分段进度条', 'Segmented progress bar', { setup: { bar: 'segments' } }),
];
