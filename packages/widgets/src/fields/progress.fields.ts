import { field, type ValuesOf } from '@aj-report/contract';
import { numberFormatFields } from './number-format.fields.ts';

const TARGET = { id: 'target', label: { zh: '目标', en: 'Target' } };
const TEXT = { id: 'text', label: { zh: '文字', en: 'Text' } };

/** What a progress is measured by, and which of its numbers are shown. */
export const targetFields = {
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
};

/** How a progress is written. */
export const progressTextFields = {
  isShowName: field.toggle({ label: { zh: '显示名称', en: 'Show names' }, group: TEXT, default: true, half: true }),
  fontSize: field.optionalNumber({
    label: { zh: '字号', en: 'Font size' },
    hint: { zh: '留空：随组件大小', en: 'Empty: follows the size of the widget' },
    group: TEXT,
    min: 1,
    max: 400,
    unit: 'px',
    half: true,
  }),
  color: field.color({ label: { zh: '名称颜色', en: 'Name colour' }, group: TEXT, empty: 'theme', half: true }),
  valueColor: field.color({ label: { zh: '数值颜色', en: 'Value colour' }, group: TEXT, empty: 'theme', half: true }),
  ...numberFormatFields,
};

export const progressFields = { ...targetFields, ...progressTextFields };

/** Roles of what is measured. */
export const progressSlots = {
  value: {
    label: { zh: '数值', en: 'Value' },
    kind: 'measure' as const,
    hint: { zh: '已完成的量', en: 'What is done' },
    required: true,
  },
  name: {
    label: { zh: '名称', en: 'Name' },
    kind: 'dimension' as const,
    hint: { zh: '显示在数值旁', en: 'Written beside the value' },
  },
  display2: {
    label: { zh: '目标值', en: 'Target' },
    kind: 'measure' as const,
    hint: { zh: '每行自己的目标，默认 100', en: 'A target of every row, else 100' },
  },
};

/** What a progress tells when it is clicked. */
export const progressEvent = {
  label: { zh: '点击数据项', en: 'Item picked' },
  payload: {
    name: { zh: '名称', en: 'Name' },
    value: { zh: '数值', en: 'Value' },
    percent: { zh: '百分比', en: 'Percent' },
  },
};

export type ProgressProps = Readonly<ValuesOf<typeof progressFields>>;
