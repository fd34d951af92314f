import { both } from '../kit/both.ts';
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
  { label: both('华东大区', 'East'), value: 'east' },
  { label: both('华南大区', 'South'), value: 'south' },
  { label: both('华北大区', 'North'), value: 'north' },
  { label: both('西南大区', 'Southwest'), value: 'southwest' },
];

export const SAMPLE_CHOICE_MAPPING = [
  { role: 'label', field: 'label' },
  { role: 'value', field: 'value' },
];
