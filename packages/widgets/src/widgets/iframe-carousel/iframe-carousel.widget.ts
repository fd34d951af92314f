import { stylePartsOf } from '../../fields/style-part-labels.ts';
import { defineWidget } from '../../kit/define-widget.ts';
import { iframeCarouselFields } from './iframe-carousel.fields.ts';

/** Pages under tabs that take turns: typed in, or rows of data. */
export const iframeCarousel = defineWidget({
  type: 'iframe-carousel',
  category: 'media',
  icon: 'window-stack',
  label: { zh: '网页轮播', en: 'Carousel of pages' },
  summary: { zh: '带标签栏的网页轮播，地址可来自数据', en: 'Pages under tabs, from a list or from data' },
  size: { width: 640, height: 400 },
  shape: 'roles',
  slots: {
    src: {
      label: { zh: '网页地址', en: 'Address' },
      kind: 'dimension',
      hint: { zh: '每行一页', en: 'One page a row' },
    },
    name: {
      label: { zh: '名称', en: 'Name' },
      kind: 'dimension',
      hint: { zh: '显示在标签上', en: 'Stands on the tab' },
    },
  },
  fields: iframeCarouselFields,
  events: {
    select: {
      label: { zh: '切换网页', en: 'A tab was clicked' },
      payload: {
        name: { zh: '名称', en: 'Name' },
        value: { zh: '地址', en: 'Address' },
        row: { zh: '行号', en: 'Row' },
      },
    },
  },
  refreshMs: 60_000,
  sampleRows: [],
  sampleMapping: [],
  styleParts: stylePartsOf('frame', 'page', 'tab', 'arrow', 'dots', 'dot', 'chosen'),
  upgrades: [],
});
