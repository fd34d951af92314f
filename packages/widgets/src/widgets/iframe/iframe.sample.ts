import { both } from '../../kit/both.ts';
import type { WidgetSamples } from '../../kit/widget-sample.ts';

/** Pages that the playground serves. */
const iframeUrls = [
  { name: both('早班', 'Early shift'), url: both('/sample-page.html#早间', '/sample-page.html#early') },
  { name: both('晚班', 'Night shift'), url: both('/sample-page.html#夜间', '/sample-page.html#night') },
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
