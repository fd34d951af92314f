import { SMALL_TAB_SAMPLE } from '../../fields/container-samples.ts';
import { sample, type WidgetSamples } from '../../kit/widget/widget-sample.ts';

export const samples: WidgetSamples = [
  sample('typical', '下划线', 'Underlined'),
  sample('segmented', '分段，均分', 'Segmented', {
    setup: { variant: 'segmented', tabAlign: 'stretch', defaultTab: 2 },
    size: { width: 480, height: 240 },
  }),
  sample('pills', '胶囊，居中', 'Pills', {
    setup: { variant: 'pills', tabAlign: 'center', showBorder: false },
    size: { width: 480, height: 240 },
  }),
  sample('slanted', '斜切，在下方', 'Slanted, below', {
    setup: { variant: 'slanted', side: 'bottom', showBackground: false, activeColor: '#ffb547' },
    size: { width: 480, height: 240 },
  }),
  sample('small', '小尺寸', 'Small', {
    setup: { fontSize: 13, barHeight: 32 },
    parts: SMALL_TAB_SAMPLE,
    size: { width: 200, height: 120 },
  }),
  sample('large', '大尺寸', 'Large', { setup: { fontSize: 26, barHeight: 72 }, size: { width: 1200, height: 800 } }),
];
