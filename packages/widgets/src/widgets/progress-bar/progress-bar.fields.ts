import { field } from '@aj-report/contract';
import { namedConditionFields } from '../../fields/condition.fields.ts';
import { numberFormatFields } from '../../fields/number-format.fields.ts';

const TARGET = { id: 'target', label: { zh: '目标', en: 'Target' } };
const BAR = { id: 'bar', label: { zh: '进度条', en: 'Bar' } };
const TEXT = { id: 'text', label: { zh: '文字', en: 'Text' } };
const sizeHint = { zh: '留空：随组件大小', en: 'Empty: follows the size of the widget' };

/** Properties of the progress bar; colours and sizes left empty follow theme and box. */
export const progressBarFields = {
  target: field.optionalNumber({
    label: { zh: '目标值', en: 'Target' },
    hint: { zh: '留空：取目标字段，没有则为 100', en: 'Empty: the target field, else 100' },
    group: TARGET,
    half: true,
  }),
  reading: field.choice({
    label: { zh: '显示', en: 'Show' },
    group: TARGET,
    half: true,
    options: [
      { value: 'percent', label: { zh: '百分比', en: 'Percent' } },
      { value: 'value', label: { zh: '数值', en: 'Value' } },
      { value: 'both', label: { zh: '数值 / 目标', en: 'Value of target' } },
      { value: 'none', label: { zh: '不显示', en: 'Nothing' } },
    ],
  }),
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
    hint: sizeHint,
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
  isShowName: field.toggle({ label: { zh: '显示名称', en: 'Show names' }, group: TEXT, default: true, half: true }),
  fontSize: field.optionalNumber({
    label: { zh: '字号', en: 'Font size' },
    hint: sizeHint,
    group: TEXT,
    min: 1,
    max: 400,
    unit: 'px',
    half: true,
  }),
  color: field.color({ label: { zh: '名称颜色', en: 'Name colour' }, group: TEXT, empty: 'theme', half: true }),
  valueColor: field.color({ label: { zh: '数值颜色', en: 'Value colour' }, group: TEXT, empty: 'theme', half: true }),
  ...numberFormatFields,
  ...namedConditionFields,
};
