import { both } from '../../kit/text/both.ts';
import { sample, type WidgetSamples } from '../../kit/widget/widget-sample.ts';

export const samples: WidgetSamples = [
  sample('typical', '典型', 'Typical'),
  sample('city', '世界时钟', 'World clock', {
    setup: { utcOffset: 0, caption: both('伦敦', 'London'), numerals: 'all' },
  }),
  sample('quiet', '极简', 'Quiet', { setup: { numerals: 'none', isShowMinuteMarks: false, isShowSeconds: false } }),
  sample('coloured', '自定义颜色', 'Colours of its own', {
    setup: {
      faceColor: '#ffffff',
      rimColor: '#1b2a4a',
      markColor: '#1b2a4a',
      handColor: '#1b2a4a',
      secondColor: '#e5484d',
    },
  }),
  sample('small', '小尺寸', 'Small', { size: { width: 90, height: 90 } }),
  sample('large', '大尺寸', 'Large', { size: { width: 440, height: 440 } }),
];
