import type { WidgetPresets } from '../../kit/widget-preset.ts';

export const presets: WidgetPresets = [
  {
    name: 'effect',
    label: { zh: '涟漪散点图', en: 'Ripple scatter chart' },
    setup: { effect: 'all', isGlossy: false, effectPeriod: 3 },
  },
];
