import { field } from '@aj-report/contract';
import { stylePartsOf } from '../../fields/style-part-labels.ts';
import { defineWidget } from '../../kit/define-widget.ts';

const PAGES = { id: 'pages', label: { zh: '网页', en: 'Pages' } };
const SWITCH = { id: 'switch', label: { zh: '切换', en: 'Switching' } };

/** Other web pages, one after the other (domain-facts §1.5). */
export const iframe = defineWidget({
  type: 'iframe',
  category: 'media',
  icon: 'layout-text-window',
  label: { zh: '网页', en: 'Web page' },
  summary: { zh: '嵌入一个或轮播多个网页', en: 'Shows one web page, or several in turn' },
  size: { width: 480, height: 300 },
  shape: 'none',
  slots: {},
  fields: {
    iframeUrls: field.list({
      label: { zh: '网页地址', en: 'Pages' },
      hint: {
        zh: '支持 http、https 和站内路径；{参数名} 取自页面地址',
        en: 'http, https or a path; {name} takes a parameter of the page',
      },
      group: PAGES,
      maxItems: 50,
      item: {
        name: field.text({ label: { zh: '名称', en: 'Name' }, maxLength: 100 }),
        url: field.text({ label: { zh: '地址', en: 'Address' }, maxLength: 2048 }),
      },
    }),
    borderRadius: field.number({
      label: { zh: '圆角', en: 'Corner radius' },
      group: PAGES,
      min: 0,
      max: 1000,
      unit: 'px',
      half: true,
    }),
    autoSwitchInterval: field.number({
      label: { zh: '切换间隔', en: 'Interval' },
      hint: { zh: '0 = 不自动切换', en: '0 = no switching' },
      group: SWITCH,
      min: 0,
      max: 86_400,
      unit: 's',
      half: true,
    }),
    transitionEffect: field.choice({
      label: { zh: '切换动画', en: 'Transition' },
      group: SWITCH,
      default: 'none',
      half: true,
      options: [
        { value: 'none', label: { zh: '无', en: 'None' } },
        { value: 'fade', label: { zh: '淡入淡出', en: 'Fade' } },
        { value: 'slide', label: { zh: '滑动', en: 'Slide' } },
        { value: 'zoom', label: { zh: '缩放', en: 'Zoom' } },
      ],
    }),
  },
  events: {},
  refreshMs: 0,
  sampleRows: [],
  sampleMapping: [],
  styleParts: stylePartsOf('frame', 'page', 'dots', 'dot', 'chosen'),
  upgrades: [],
});
