import type { WidgetPresets } from '../../kit/widget-preset.ts';

export const presets: WidgetPresets = [
  {
    name: 'pyramid',
    label: { zh: '金字塔图', en: 'Pyramid' },
    setup: { sort: 'ascending', minSize: 0 },
  },
];
