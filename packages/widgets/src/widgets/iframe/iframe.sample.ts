import { both } from '../../kit/text/both.ts';
import { sample, type WidgetSamples } from '../../kit/widget/widget-sample.ts';

/** Pages that the playground serves. */
const iframeUrls = [
  { name: both('早班', 'Early shift'), url: both('sample-page.html#早间', 'sample-page.html#early') },
  { name: both('晚班', 'Night shift'), url: both('sample-page.html#夜间', 'sample-page.html#night') },
];

export const samples: WidgetSamples = [
  sample('typical', '轮播', 'Several in turn', {
    setup: { iframeUrls, autoSwitchInterval: 5, transitionEffect: 'slide', borderRadius: 8 },
  }),
  sample('single', '单个网页', 'One page', { setup: { iframeUrls: iframeUrls.slice(0, 1) } }),
  sample('empty', '未添加网页', 'No page yet'),
  sample('small', '小尺寸', 'Small', { setup: { iframeUrls }, size: { width: 160, height: 100 } }),
  sample('large', '大尺寸', 'Large', { setup: { iframeUrls }, size: { width: 1000, height: 600 } }),
];
