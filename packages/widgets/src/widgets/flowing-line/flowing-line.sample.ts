import type { WidgetSamples } from '../../kit/widget-sample.ts';

export const samples: WidgetSamples = [
  { name: 'typical', label: { zh: '流光', en: 'Flowing' } },
  {
    name: 'coloured',
    label: { zh: '快速、反向', en: 'Fast, the other way' },
    setup: {
      lightColor: '#ffb547',
      background: 'rgba(255,181,71,0.18)',
      flowDirection: 'right',
      flowingLightSpeed: 'high',
    },
  },
  {
    name: 'turned',
    label: { zh: '旋转 30°', en: 'Turned by 30°' },
    setup: { rotationAngle: 30, flowingLightRotationCenter: 'center' },
    size: { width: 200, height: 3 },
  },
  { name: 'small', label: { zh: '短线', en: 'Short' }, size: { width: 100, height: 2 } },
  {
    name: 'large',
    label: { zh: '长线', en: 'Long' },
    setup: { flowingLightSpeed: 'low' },
    size: { width: 1200, height: 6 },
  },
];
