import { defineWidget, event } from '../../kit/widget/define-widget.ts';
import { slot } from '../../kit/widget/slot.ts';
import { iframeCarouselFields } from './iframe-carousel.fields.ts';

/** Pages under tabs that take turns: typed in, or rows of data. */
export const iframeCarousel = defineWidget({
  type: 'iframe-carousel',
  category: 'media',
  icon: 'window-stack',
  palette: { task: 'media', place: 7, words: '网址 轮播 嵌入 embed websites' },
  label: { zh: '网页轮播', en: 'Carousel of pages' },
  summary: { zh: '带标签栏的网页轮播，地址可来自数据', en: 'Pages under tabs, from a list or from data' },
  size: { width: 640, height: 400 },
  shape: 'roles',
  drawsEachRow: true,
  slots: {
    src: slot.dimension('网页地址', 'Address', ['每行一页', 'One page a row']),
    name: slot.dimension('名称', 'Name', ['显示在标签上', 'Stands on the tab']),
  },
  fields: iframeCarouselFields,
  events: {
    select: event('切换网页', 'A tab was clicked', {
      name: ['名称', 'Name'],
      value: ['地址', 'Address'],
      row: ['行号', 'Row'],
    }),
  },
  styleParts: ['frame', 'page', 'tab', 'arrow', 'dots', 'dot', 'chosen'],
});
