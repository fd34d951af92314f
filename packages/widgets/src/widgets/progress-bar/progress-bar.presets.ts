import type { WidgetPresets } from '../../kit/widget-preset.ts';

export const presets: WidgetPresets = [
  { name: 'segment-bars', label: { zh: '分段进度条', en: 'Segmented progress bar' }, setup: { bar: 'segments' } },
];
