import { SAMPLE_PICTURES } from '../../fields/sample-pictures.ts';
import { stylePartsOf } from '../../fields/style-part-labels.ts';
import { defineWidget } from '../../kit/define-widget.ts';
import { pictureCarouselFields } from './picture-carousel.fields.ts';

/** Pictures that take turns: typed in, or rows of data. */
export const pictureCarousel = defineWidget({
  type: 'picture-carousel',
  category: 'media',
  icon: 'images',
  label: { zh: '图片轮播', en: 'Picture carousel' },
  summary: { zh: '轮播图片列表或数据中的图片', en: 'Pictures in turn, from a list or from data' },
  size: { width: 480, height: 300 },
  shape: 'roles',
  slots: {
    src: {
      label: { zh: '图片地址', en: 'Address' },
      kind: 'dimension',
      hint: { zh: 'http、https 或站内路径', en: 'http, https or a path' },
      required: true,
    },
    name: {
      label: { zh: '标题', en: 'Title' },
      kind: 'dimension',
      hint: { zh: '显示在图片上', en: 'Stands on the picture' },
    },
    label: {
      label: { zh: '说明', en: 'Details' },
      kind: 'any',
      hint: { zh: '标题下的小字', en: 'Small words below the title' },
    },
  },
  fields: pictureCarouselFields,
  events: {
    select: {
      label: { zh: '点击图片', en: 'A picture was clicked' },
      payload: {
        name: { zh: '标题', en: 'Title' },
        value: { zh: '地址', en: 'Address' },
        row: { zh: '行号', en: 'Row' },
      },
    },
  },
  refreshMs: 60_000,
  sampleRows: [
    { 图片: SAMPLE_PICTURES.plant, 标题: '滨江智能工厂', 说明: '一期 · 12 条产线' },
    { 图片: SAMPLE_PICTURES.city, 标题: '城市运行中心', 说明: '夜间值守' },
    { 图片: SAMPLE_PICTURES.windFarm, 标题: '北坡风电场', 说明: '装机 48 MW' },
  ],
  sampleMapping: [
    { role: 'src', field: '图片' },
    { role: 'name', field: '标题' },
    { role: 'label', field: '说明' },
  ],
  styleParts: stylePartsOf('picture', 'caption', 'subtitle', 'arrow', 'dots', 'dot', 'chosen'),
  upgrades: [],
});
