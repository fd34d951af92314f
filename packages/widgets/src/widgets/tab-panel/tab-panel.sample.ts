import { SMALL_TAB_SAMPLE } from '../../fields/container-samples.ts';
import type { WidgetSamples } from '../../kit/widget-sample.ts';

export const samples: WidgetSamples = [
  { name: 'typical', label: { zh: '下划线', en: 'Underlined' } },
  {
    name: 'segmented',
    label: { zh: '分段，均分', en: 'Segmented' },
    setup: { variant: 'segmented', tabAlign: 'stretch', defaultTab: 2 },
    size: { width: 480, height: 240 },
  },
  {
    name: 'pills',
    label: { zh: '胶囊，居中', en: 'Pills' },
    setup: { variant: 'pills', tabAlign: 'center', showBorder: false },
    size: { width: 480, height: 240 },
  },
  {
    name: 'slanted',
    label: { zh: '斜切，在下方', en: 'Slanted, below' },
    setup: { variant: 'slanted', side: 'bottom', showBackground: false, activeColor: '#ffb547' },
    size: { width: 480, height: 240 },
  },
  {
    name: 'small',
    label: { zh: '小尺寸', en: 'Small' },
    setup: { fontSize: 13, barHeight: 32 },
    parts: SMALL_TAB_SAMPLE,
    size: { width: 200, height: 120 },
  },
  {
    name: 'large',
    label: { zh: '大尺寸', en: 'Large' },
    setup: { fontSize: 26, barHeight: 72 },
    size: { width: 1200, height: 800 },
  },
];
