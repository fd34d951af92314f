import { captionFields, drawingField, figureFields } from '../../kit/figure/figure.fields.ts';
import { choices } from '../../kit/widget/prop.ts';

export const decorationFields = {
  ...drawingField(
    choices({
      header: ['大屏页头', 'Screen header'],
      section: ['小节标题', 'Section title'],
      plate: ['铭牌', 'Name plate'],
      divider: ['分隔线', 'Divider'],
      ring: ['星环', 'Rings'],
      radar: ['雷达', 'Radar sweep'],
      equaliser: ['频谱', 'Equaliser'],
      matrix: ['点阵', 'Dot matrix'],
      chevrons: ['导流箭头', 'Flowing chevrons'],
      ruler: ['游标尺', 'Sliding rule'],
      wave: ['波形', 'Waves'],
      honeycomb: ['蜂巢', 'Honeycomb'],
    }),
  ),
  ...figureFields,
  ...captionFields(['header', 'section', 'plate', 'divider']),
};
