import { inGroup } from '@aj-report/contract';
import { choices, prop } from '../../kit/widget/prop.ts';
import { carouselFields } from '../../kit/motion/carousel.fields.ts';

const PICTURES = { id: 'pictures', label: { zh: '图片', en: 'Pictures' } };
const CAPTION = { id: 'caption', label: { zh: '标题', en: 'Titles' } };
const whileCaptioned = { field: 'showsCaption', in: [true] };

/** Properties of the picture carousel. */
export const pictureCarouselFields = {
  ...inGroup(PICTURES, {
    pictures: prop.list('图片列表', 'Pictures', {
      hint: { zh: '绑定数据后以数据为准', en: 'Rows of data take their place' },
      maxItems: 200,
      item: {
        address: prop.image('图片', 'Picture'),
        title: prop.text('标题', 'Title', { maxLength: 200 }),
      },
    }),
    objectFit: prop.choice('填充方式', 'Fit', {
      default: 'cover',
      half: true,
      options: choices({
        cover: ['铺满裁剪', 'Fill and crop'],
        contain: ['完整显示', 'Whole picture'],
        fill: ['拉伸', 'Stretch'],
      }),
    }),
    borderRadius: prop.number('圆角', 'Corner radius', { default: 8, min: 0, max: 1000, unit: 'px' }),
    drifts: prop.toggle('缓慢推近', 'Slow zoom', {
      hint: { zh: '显示期间画面缓缓放大', en: 'Each picture grows a little while it is shown' },
    }),
  }),
  ...carouselFields,
  ...inGroup(CAPTION, {
    showsCaption: prop.toggle('显示标题', 'Show titles', { default: true }),
    captionPlace: prop.choice('位置', 'Place', {
      default: 'bottom',
      half: true,
      showIf: whileCaptioned,
      options: choices({ bottom: ['底部', 'Bottom'], top: ['顶部', 'Top'] }),
    }),
    fontSize: prop.optionalNumber('字号', 'Font size', {
      hint: { zh: '留空：随组件大小', en: 'Empty: follows the size of the widget' },
      min: 6,
      max: 200,
      unit: 'px',
      showIf: whileCaptioned,
    }),
  }),
};
