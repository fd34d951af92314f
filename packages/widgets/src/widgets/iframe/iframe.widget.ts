import { inGroup } from '@aj-report/contract';
import { choices, prop } from '../../kit/widget/prop.ts';
import { defineWidget } from '../../kit/widget/define-widget.ts';

const PAGES = { id: 'pages', label: { zh: '网页', en: 'Pages' } };
const SWITCH = { id: 'switch', label: { zh: '切换', en: 'Switching' } };

/** Other web pages, one after the other (domain-facts §1.5). */
export const iframe = defineWidget({
  type: 'iframe',
  category: 'media',
  icon: 'layout-text-window',
  palette: { task: 'media', place: 6, words: '网址 嵌入 embed website' },
  label: { zh: '网页', en: 'Web page' },
  summary: { zh: '嵌入一个或轮播多个网页', en: 'Shows one web page, or several in turn' },
  size: { width: 480, height: 300 },
  shape: 'none',
  fields: {
    ...inGroup(PAGES, {
      iframeUrls: prop.list('网页地址', 'Pages', {
        hint: {
          zh: '支持 http、https 和站内路径；{参数名} 取自页面地址',
          en: 'http, https or a path; {name} takes a parameter of the page',
        },
        maxItems: 50,
        item: {
          name: prop.text('名称', 'Name', { maxLength: 100 }),
          url: prop.text('地址', 'Address', { maxLength: 2048 }),
        },
      }),
      borderRadius: prop.number('圆角', 'Corner radius', { min: 0, max: 1000, unit: 'px' }),
    }),
    ...inGroup(SWITCH, {
      autoSwitchInterval: prop.number('切换间隔', 'Interval', {
        hint: { zh: '0 = 不自动切换', en: '0 = no switching' },
        min: 0,
        max: 86_400,
        unit: 's',
      }),
      transitionEffect: prop.choice('切换动画', 'Transition', {
        default: 'none',
        half: true,
        options: choices({
          none: ['无', 'None'],
          fade: ['淡入淡出', 'Fade'],
          slide: ['滑动', 'Slide'],
          zoom: ['缩放', 'Zoom'],
        }),
      }),
    }),
  },
  styleParts: ['frame', 'page', 'dots', 'dot', 'chosen'],
});
