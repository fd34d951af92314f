import type { WidgetSamples } from '../../kit/widget-sample.ts';

/** Pages that the playground serves. */
const iframeUrls = [
  { name: '早班', url: '/sample-page.html#早间' },
  { name: '晚班', url: '/sample-page.html#夜间' },
];

export const samples: WidgetSamples = [
  {
    name: 'typical',
    label: { zh: '轮播', en: 'Several in turn' },
    setup: { iframeUrls, autoSwitchInterval: 5, transitionEffect: 'slide', borderRadius: 8 },
  },
  { name: 'single', label: { zh: '单个网页', en: 'One page' }, setup: { iframeUrls: iframeUrls.slice(0, 1) } },
  { name: 'empty', label: { zh: '未添加网页', en: 'No page yet' } },
  { name: 'small', label: { zh: '小尺寸', en: 'Small' }, setup: { iframeUrls }, size: { width: 160, height: 100 } },
  { name: 'large', label: { zh: '大尺寸', en: 'Large' }, setup: { iframeUrls }, size: { width: 1000, height: 600 } },
];
