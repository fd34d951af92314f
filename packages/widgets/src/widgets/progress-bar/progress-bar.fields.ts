import { inGroup } from '@aj-report/contract';
import { namedConditionFields } from '../../kit/data/condition.fields.ts';
import { choices, prop } from '../../kit/widget/prop.ts';
import { progressTextFields, targetFields } from '../../fields/progress.fields.ts';

const BAR = { id: 'bar', label: { zh: '进度条', en: 'Bar' } };

/** Properties of the progress bar; colours and sizes left empty follow theme and box. */
export const progressBarFields = inGroup(BAR, {
  ...targetFields,
  bar: prop.choice('样式', 'Style', {
    half: true,
    options: choices({ solid: ['实心', 'Solid'], segments: ['分段', 'Segments'], stripes: ['斜纹', 'Stripes'] }),
  }),
  barHeight: prop.optionalNumber('条高', 'Bar height', {
    hint: { zh: '留空：随组件大小', en: 'Empty: follows the size of the widget' },
    min: 1,
    max: 400,
    unit: 'px',
  }),
  isUpright: prop.toggle('竖直', 'Upright', { half: true }),
  ticks: prop.number('刻度段数', 'Steps of a scale', {
    hint: { zh: '0 = 不显示刻度', en: '0 = no scale' },
    max: 20,
  }),
  colorFrom: prop.color('起始颜色', 'Colour from', { empty: 'theme' }),
  colorTo: prop.color('结束颜色', 'Colour to', { empty: 'theme' }),
  trackColor: prop.color('底槽颜色', 'Track colour', { empty: 'theme' }),
  isRounded: prop.toggle('圆角', 'Rounded', { default: true, half: true }),
  isColorful: prop.toggle('逐行换色', 'A colour for every row', { half: true }),
  ...progressTextFields,
  ...namedConditionFields,
});
