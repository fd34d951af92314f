import { SAMPLE_PICTURES } from '../../fields/sample-pictures.ts';
import { stylePartsOf } from '../../fields/style-part-labels.ts';
import { defineWidget } from '../../kit/define-widget.ts';
import { both } from '../../kit/both.ts';
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
  sampleColumns: { picture: both('图片', 'Picture'), title: both('标题', 'Title'), note: both('说明', 'Note') },
  sampleRows: [
    {
      picture: SAMPLE_PICTURES.plant,
      title: both('滨江智能工厂', 'Riverside smart plant'),
      note: both('一期 · 12 条产线', 'Phase one · 12 lines'),
    },
    {
      picture: SAMPLE_PICTURES.city,
      title: both('城市运行中心', 'City operations centre'),
      note: both('夜间值守', 'Night watch'),
    },
    {
      picture: SAMPLE_PICTURES.windFarm,
      title: both('北坡风电场', 'North slope wind farm'),
      note: both('装机 48 MW', '48 MW installed'),
    },
  ],
  sampleMapping: [
    { role: 'src', field: 'picture' },
    { role: 'name', field: 'title' },
    { role: 'label', field: 'note' },
  ],
  styleParts: stylePartsOf('picture', 'caption', 'subtitle', 'arrow', 'dots', 'dot', 'chosen'),
  isDataOptional: true,
  upgrades: [],
});
