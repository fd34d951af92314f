import type { Slot } from '../kit/define-widget.ts';

/** Roles of the data of a filter that offers values. */
export const CHOICE_SLOTS = {
  label: {
    label: { zh: '显示名', en: 'Label' },
    kind: 'any',
    hint: { zh: '选项上显示的文字', en: 'What a choice reads' },
    required: true,
  },
  value: {
    label: { zh: '值', en: 'Value' },
    kind: 'any',
    hint: { zh: '传给联动组件的值；留空同显示名', en: 'What linked widgets receive; the label when there is none' },
  },
} satisfies Readonly<Record<string, Slot>>;

/** Choices that a filter shows until it has its own. */
export const SAMPLE_CHOICES = [
  { label: '华东大区', value: 'east' },
  { label: '华南大区', value: 'south' },
  { label: '华北大区', value: 'north' },
  { label: '西南大区', value: 'southwest' },
];

export const SAMPLE_CHOICE_MAPPING = [
  { role: 'label', field: 'label' },
  { role: 'value', field: 'value' },
];
