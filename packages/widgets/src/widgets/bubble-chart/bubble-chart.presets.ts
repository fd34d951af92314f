import type { WidgetPresets } from '../../kit/widget-preset.ts';

export const presets: WidgetPresets = [
  {
    name: 'effect',
    label: { zh: '涟漪散点图', en: 'Ripple scatter chart' },
    setup: { effect: 'all', isGlossy: false, minSize: 6, maxSize: 26, effectPeriod: 3 },
  },
];
