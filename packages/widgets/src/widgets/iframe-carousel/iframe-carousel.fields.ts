import { field } from '@aj-report/contract';
import { carouselFields } from '../../fields/carousel.fields.ts';

const PAGES = { id: 'pages', label: { zh: '网页', en: 'Pages' } };
const TABS = { id: 'tabs', label: { zh: '标签栏', en: 'Tabs' } };

/** Properties of the carousel of pages. */
export const iframeCarouselFields = {
  pages: field.list({
    label: { zh: '网页列表', en: 'Pages' },
    hint: {
      zh: '绑定数据后以数据为准；{参数名} 取自页面地址',
      en: 'Rows of data take their place; {name} takes a parameter of the page',
    },
    group: PAGES,
    maxItems: 50,
    item: {
      name: field.text({ label: { zh: '名称', en: 'Name' }, maxLength: 100 }),
      url: field.text({ label: { zh: '地址', en: 'Address' }, maxLength: 2048 }),
    },
  }),
  pageZoom: field.slider({
    label: { zh: '页面缩放', en: 'Zoom of pages' },
    hint: { zh: '小于 100% 时容纳更大的页面', en: 'Below 100 % larger pages have room' },
    group: PAGES,
    default: 100,
    min: 25,
    max: 200,
    unit: '%',
  }),
  borderRadius: field.number({
    label: { zh: '圆角', en: 'Corner radius' },
    group: PAGES,
    min: 0,
    max: 1000,
    unit: 'px',
    half: true,
  }),
  isInteractive: field.toggle({
    label: { zh: '允许操作网页', en: 'Pages can be used' },
    group: PAGES,
    default: true,
    half: true,
  }),
  ...carouselFields,
  tabs: field.choice({
    label: { zh: '标签栏', en: 'Tabs' },
    group: TABS,
    default: 'top',
    half: true,
    options: [
      { value: 'top', label: { zh: '顶部', en: 'Above' } },
      { value: 'bottom', label: { zh: '底部', en: 'Below' } },
      { value: 'none', label: { zh: '不显示', en: 'None' } },
    ],
  }),
  tabSize: field.number({
    label: { zh: '字号', en: 'Font size' },
    group: TABS,
    default: 14,
    min: 8,
    max: 60,
    unit: 'px',
    half: true,
  }),
};
