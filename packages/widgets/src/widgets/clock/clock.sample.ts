import { both } from '../../kit/both.ts';
import type { WidgetSamples } from '../../kit/widget-sample.ts';

export const samples: WidgetSamples = [
  { name: 'typical', label: { zh: '典型', en: 'Typical' } },
  {
    name: 'city',
    label: { zh: '世界时钟', en: 'World clock' },
    setup: { utcOffset: 0, caption: both('伦敦', 'London'), numerals: 'all' },
  },
  {
    name: 'quiet',
    label: { zh: '极简', en: 'Quiet' },
    setup: { numerals: 'none', isShowMinuteMarks: false, isShowSeconds: false },
  },
  {
    name: 'coloured',
    label: { zh: '自定义颜色', en: 'Colours of its own' },
    setup: {
      faceColor: '#ffffff',
      rimColor: '#1b2a4a',
      markColor: '#1b2a4a',
      handColor: '#1b2a4a',
      secondColor: '#e5484d',
    },
  },
  { name: 'small', label: { zh: '小尺寸', en: 'Small' }, size: { width: 90, height: 90 } },
  { name: 'large', label: { zh: '大尺寸', en: 'Large' }, size: { width: 440, height: 440 } },
];
