import { sample } from '../../kit/widget/widget-sample.ts';
import type { WidgetPresets } from '../../kit/widget/widget-preset.ts';

export const presets: WidgetPresets = [
  sample('effect', '涟漪散点图', 'Ripple scatter chart', {
    setup: { effect: 'all', isGlossy: false, effectPeriod: 3 },
  }),
];
