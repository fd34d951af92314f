import { sample, type WidgetSamples } from '../../kit/widget/widget-sample.ts';

export const samples: WidgetSamples = [
  sample('typical', '流光', 'Flowing'),
  sample('coloured', '快速、反向', 'Fast, the other way', {
    setup: {
      lightColor: '#ffb547',
      background: 'rgba(255,181,71,0.18)',
      flowDirection: 'right',
      flowingLightSpeed: 'high',
    },
  }),
  sample('turned', '旋转 30°', 'Turned by 30°', {
    setup: { rotationAngle: 30, flowingLightRotationCenter: 'center' },
    size: { width: 200, height: 3 },
  }),
  sample('small', '短线', 'Short', { size: { width: 100, height: 2 } }),
  sample('large', '长线', 'Long', { setup: { flowingLightSpeed: 'low' }, size: { width: 1200, height: 6 } }),
];
