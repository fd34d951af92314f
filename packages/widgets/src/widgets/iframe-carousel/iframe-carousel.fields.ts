import { inGroup } from '@aj-report/contract';
import { choices, prop } from '../../kit/widget/prop.ts';
import { carouselFields } from '../../kit/motion/carousel.fields.ts';

const PAGES = { id: 'pages', label: { zh: '网页', en: 'Pages' } };
const TABS = { id: 'tabs', label: { zh: '标签栏', en: 'Tabs' } };

/** Properties of the carousel of pages. */
export const iframeCarouselFields = {
  ...inGroup(PAGES, {
    pages: prop.list('网页列表', 'Pages', {
      hint: {
        zh: '绑定数据后以数据为准；{参数名} 取自页面地址',
        en: 'Rows of data take their place; {name} takes a parameter of the page',
      },
      maxItems: 50,
      item: {
        name: prop.text('名称', 'Name', { maxLength: 100 }),
        url: prop.text('地址', 'Address', { maxLength: 2048 }),
      },
    }),
    pageZoom: prop.slider('页面缩放', 'Zoom of pages', {
      hint: { zh: '小于 100% 时容纳更大的页面', en: 'Below 100 % larger pages have room' },
      default: 100,
      min: 25,
      max: 200,
      unit: '%',
    }),
    borderRadius: prop.number('圆角', 'Corner radius', { min: 0, max: 1000, unit: 'px' }),
    isInteractive: prop.toggle('允许操作网页', 'Pages can be used', { default: true, half: true }),
  }),
  ...carouselFields,
  ...inGroup(TABS, {
    tabs: prop.choice('标签栏', 'Tabs', {
      default: 'top',
      half: true,
      options: choices({ top: ['顶部', 'Above'], bottom: ['底部', 'Below'], none: ['不显示', 'None'] }),
    }),
    tabSize: prop.number('字号', 'Font size', { default: 14, min: 8, max: 60, unit: 'px' }),
  }),
};
