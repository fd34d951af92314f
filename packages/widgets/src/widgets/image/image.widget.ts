import { inGroup } from '@aj-report/contract';
import { choices, prop } from '../../kit/widget/prop.ts';
import { defineWidget } from '../../kit/widget/define-widget.ts';

const PICTURE = { id: 'picture', label: { zh: '图片', en: 'Picture' } };
const ROTATION = { id: 'rotation', label: { zh: '旋转', en: 'Rotation' } };

/** A picture, turning when wanted (domain-facts §1.5). */
export const image = defineWidget({
  type: 'image',
  category: 'media',
  icon: 'image',
  palette: { task: 'media', place: 1, words: '照片 logo 图标 picture photo' },
  label: { zh: '图片', en: 'Image' },
  summary: { zh: '一张图片，可旋转、透明和圆角', en: 'A picture, with rotation, opacity and round corners' },
  size: { width: 300, height: 200 },
  shape: 'none',
  fields: {
    ...inGroup(PICTURE, {
      imageAddress: prop.image('图片地址', 'Picture'),
      objectFit: prop.choice('填充方式', 'Fit', {
        default: 'contain',
        half: true,
        options: choices({
          contain: ['完整显示', 'Whole picture'],
          cover: ['铺满裁剪', 'Fill and crop'],
          fill: ['拉伸', 'Stretch'],
        }),
      }),
      altText: prop.text('替代文字', 'Text alternative', {
        hint: { zh: '屏幕阅读器朗读；留空为纯装饰', en: 'Read by screen readers; empty = an ornament' },
        maxLength: 300,
        half: true,
      }),
      transparency: prop.slider('透明度', 'Opacity', { default: 100, unit: '%' }),
      borderRadius: prop.number('圆角', 'Corner radius', { min: 0, max: 1000, unit: 'px' }),
      background: prop.color('背景颜色', 'Background', { empty: 'none' }),
    }),
    ...inGroup(ROTATION, {
      startRotate: prop.toggle('开启旋转', 'Rotate'),
      rotationSpeed: prop.slider('旋转速度', 'Speed', {
        default: 70,
        min: 1,
        max: 100,
        showIf: { field: 'startRotate', in: [true] },
      }),
    }),
  },
  styleParts: ['picture'],
});
