import { field } from '@aj-report/contract';
import { namedConditionFields } from '../../fields/condition.fields.ts';
import { progressTextFields, targetFields } from '../../fields/progress.fields.ts';

const BAR = { id: 'bar', label: { zh: '进度条', en: 'Bar' } };

/** Properties of the progress bar; colours and sizes left empty follow theme and box. */
export const progressBarFields = {
  ...targetFields,
  bar: field.choice({
    label: { zh: '样式', en: 'Style' },
    group: BAR,
    half: true,
    options: [
      { value: 'solid', label: { zh: '实心', en: 'Solid' } },
      { value: 'segments', label: { zh: '分段', en: 'Segments' } },
      { value: 'stripes', label: { zh: '斜纹', en: 'Stripes' } },
    ],
  }),
  barHeight: field.optionalNumber({
    label: { zh: '条高', en: 'Bar height' },
    hint: { zh: '留空：随组件大小', en: 'Empty: follows the size of the widget' },
    group: BAR,
    min: 1,
    max: 400,
    unit: 'px',
    half: true,
  }),
  colorFrom: field.color({ label: { zh: '起始颜色', en: 'Colour from' }, group: BAR, empty: 'theme', half: true }),
  colorTo: field.color({ label: { zh: '结束颜色', en: 'Colour to' }, group: BAR, empty: 'theme', half: true }),
  trackColor: field.color({ label: { zh: '底槽颜色', en: 'Track colour' }, group: BAR, empty: 'theme', half: true }),
  isRounded: field.toggle({ label: { zh: '圆角', en: 'Rounded' }, group: BAR, default: true, half: true }),
  isColorful: field.toggle({ label: { zh: '逐行换色', en: 'A colour for every row' }, group: BAR, half: true }),
  ...progressTextFields,
  ...namedConditionFields,
};
