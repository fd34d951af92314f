import type { WidgetSamples } from '../../kit/widget-sample.ts';

/** Four colours, 2 × 2 px: a picture that needs no request. */
const imageAddress =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAFUlEQVR4nGOwnf3/P4Pe5f+f1CYzAAAqmAZnMCbAbAAAAABJRU5ErkJggg==';

export const samples: WidgetSamples = [
  {
    name: 'typical',
    label: { zh: '图片', en: 'Picture' },
    setup: { imageAddress, borderRadius: 12, objectFit: 'cover' },
  },
  {
    name: 'rotating',
    label: { zh: '旋转', en: 'Rotating' },
    setup: { imageAddress, startRotate: true, rotationSpeed: 60, borderRadius: 400 },
    size: { width: 160, height: 160 },
  },
  {
    name: 'faint',
    label: { zh: '半透明', en: 'Half transparent' },
    setup: { imageAddress, transparency: 40, objectFit: 'fill' },
  },
  { name: 'empty', label: { zh: '未选择图片', en: 'No picture yet' } },
  {
    name: 'broken',
    label: { zh: '无法加载', en: 'Cannot be loaded' },
    setup: { imageAddress: 'data:image/png;base64,AAAA' },
  },
  { name: 'small', label: { zh: '小尺寸', en: 'Small' }, setup: { imageAddress }, size: { width: 60, height: 40 } },
  {
    name: 'large',
    label: { zh: '大尺寸', en: 'Large' },
    setup: { imageAddress, objectFit: 'cover', borderRadius: 8 },
    size: { width: 900, height: 300 },
  },
];
