import { field } from '@aj-report/contract';
import { carouselFields } from '../../fields/carousel.fields.ts';

const PICTURES = { id: 'pictures', label: { zh: '图片', en: 'Pictures' } };
const CAPTION = { id: 'caption', label: { zh: '标题', en: 'Titles' } };
const whileCaptioned = { field: 'showsCaption', in: [true] };

/** Properties of the picture carousel. */
export const pictureCarouselFields = {
  pictures: field.list({
    label: { zh: '图片列表', en: 'Pictures' },
    hint: { zh: '绑定数据后以数据为准', en: 'Rows of data take their place' },
    group: PICTURES,
    maxItems: 200,
    item: {
      address: field.image({ label: { zh: '图片', en: 'Picture' } }),
      title: field.text({ label: { zh: '标题', en: 'Title' }, maxLength: 200 }),
    },
  }),
  objectFit: field.choice({
    label: { zh: '填充方式', en: 'Fit' },
    group: PICTURES,
    default: 'cover',
    half: true,
    options: [
      { value: 'cover', label: { zh: '铺满裁剪', en: 'Fill and crop' } },
      { value: 'contain', label: { zh: '完整显示', en: 'Whole picture' } },
      { value: 'fill', label: { zh: '拉伸', en: 'Stretch' } },
    ],
  }),
  borderRadius: field.number({
    label: { zh: '圆角', en: 'Corner radius' },
    group: PICTURES,
    default: 8,
    min: 0,
    max: 1000,
    unit: 'px',
    half: true,
  }),
  drifts: field.toggle({
    label: { zh: '缓慢推近', en: 'Slow zoom' },
    hint: { zh: '显示期间画面缓缓放大', en: 'Each picture grows a little while it is shown' },
    group: PICTURES,
  }),
  ...carouselFields,
  showsCaption: field.toggle({ label: { zh: '显示标题', en: 'Show titles' }, group: CAPTION, default: true }),
  captionPlace: field.choice({
    label: { zh: '位置', en: 'Place' },
    group: CAPTION,
    default: 'bottom',
    half: true,
    showIf: whileCaptioned,
    options: [
      { value: 'bottom', label: { zh: '底部', en: 'Bottom' } },
      { value: 'top', label: { zh: '顶部', en: 'Top' } },
    ],
  }),
  fontSize: field.optionalNumber({
    label: { zh: '字号', en: 'Font size' },
    hint: { zh: '留空：随组件大小', en: 'Empty: follows the size of the widget' },
    group: CAPTION,
    min: 6,
    max: 200,
    unit: 'px',
    half: true,
    showIf: whileCaptioned,
  }),
};
