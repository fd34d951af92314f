import { sample } from '../../kit/widget/widget-sample.ts';
import type { WidgetPresets } from '../../kit/widget/widget-preset.ts';

export const presets: WidgetPresets = [
  sample('pyramid', '金字塔图', 'Pyramid', { setup: { sort: 'ascending', minSize: 0 } }),
];
