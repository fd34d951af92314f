import { field } from '@aj-report/contract';
import { stylePartsOf } from '../../fields/style-part-labels.ts';
import { defineWidget } from '../../kit/define-widget.ts';

const PICTURE = { id: 'picture', label: { zh: '图片', en: 'Picture' } };
const ROTATION = { id: 'rotation', label: { zh: '旋转', en: 'Rotation' } };

/** A picture, turning when wanted (domain-facts §1.5). */
export const image = defineWidget({
  type: 'image',
  category: 'media',
  icon: 'image',
  label: { zh: '图片', en: 'Image' },
  summary: { zh: '一张图片，可旋转、透明和圆角', en: 'A picture, with rotation, opacity and round corners' },
  size: { width: 300, height: 200 },
  shape: 'none',
  slots: {},
  fields: {
    imageAddress: field.image({ label: { zh: '图片地址', en: 'Picture' }, group: PICTURE }),
    objectFit: field.choice({
      label: { zh: '填充方式', en: 'Fit' },
      group: PICTURE,
      default: 'contain',
      half: true,
      options: [
        { value: 'contain', label: { zh: '完整显示', en: 'Whole picture' } },
        { value: 'cover', label: { zh: '铺满裁剪', en: 'Fill and crop' } },
        { value: 'fill', label: { zh: '拉伸', en: 'Stretch' } },
      ],
    }),
    altText: field.text({
      label: { zh: '替代文字', en: 'Text alternative' },
      hint: { zh: '屏幕阅读器朗读；留空为纯装饰', en: 'Read by screen readers; empty = an ornament' },
      group: PICTURE,
      maxLength: 300,
      half: true,
    }),
    transparency: field.slider({ label: { zh: '透明度', en: 'Opacity' }, group: PICTURE, default: 100, unit: '%' }),
    borderRadius: field.number({
      label: { zh: '圆角', en: 'Corner radius' },
      group: PICTURE,
      min: 0,
      max: 1000,
      unit: 'px',
      half: true,
    }),
    background: field.color({ label: { zh: '背景颜色', en: 'Background' }, group: PICTURE, empty: 'none', half: true }),
    startRotate: field.toggle({ label: { zh: '开启旋转', en: 'Rotate' }, group: ROTATION }),
    rotationSpeed: field.slider({
      label: { zh: '旋转速度', en: 'Speed' },
      group: ROTATION,
      default: 70,
      min: 1,
      max: 100,
      showIf: { field: 'startRotate', in: [true] },
    }),
  },
  events: {},
  refreshMs: 0,
  sampleRows: [],
  sampleMapping: [],
  styleParts: stylePartsOf('picture'),
  upgrades: [],
});
