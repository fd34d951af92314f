import { both } from '../kit/text/both.ts';
import type { Slot } from '../kit/widget/define-widget.ts';
import { slot } from '../kit/widget/slot.ts';

/** Roles of the data of a filter that offers values. */
export const CHOICE_SLOTS = {
  label: slot.any('显示名', 'Label', ['选项上显示的文字', 'What a choice reads'], { required: true }),
  value: slot.any('值', 'Value', [
    '传给联动组件的值；留空同显示名',
    'What linked widgets receive; the label when there is none',
  ]),
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
