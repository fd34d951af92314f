import type { WidgetSamples } from '../../kit/widget-sample.ts';

const iframeUrls = [
  { name: '空白页一', url: '/favicon.ico?page=1' },
  { name: '空白页二', url: '/favicon.ico?page=2' },
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
