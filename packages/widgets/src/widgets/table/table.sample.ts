import type { WidgetSamples } from '../../kit/widget-sample.ts';

export const samples: WidgetSamples = [{ name: 'typical', label: { zh: '典型', en: 'Typical' } }];
