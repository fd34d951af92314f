import { defineWidget } from '../../kit/widget/define-widget.ts';
import { slot } from '../../kit/widget/slot.ts';
import { both } from '../../kit/text/both.ts';
import { flipCounterFields } from './flip-counter.fields.ts';

/** A number on tiles whose digits roll to every new value. */
export const flipCounter = defineWidget({
  type: 'flip-counter',
  category: 'text',
  icon: 'calculator',
  palette: { task: 'figure', place: 2, words: '数字 滚动数字 翻牌 计数 kpi counter odometer number' },
  label: { zh: '数字翻牌器', en: 'Flip counter' },
  summary: { zh: '数值变化时逐位滚动', en: 'Digits that roll to every new value' },
  size: { width: 440, height: 100 },
  shape: 'singleValue',
  takesFirstRow: true,
  slots: {
    value: slot.measure('数值', 'Value', ['取第一行的值', 'The value of the first row']),
  },
  fields: flipCounterFields,
  refreshMs: 10_000,
  sampleColumns: { ordersSoFar: both('累计订单', 'Orders so far') },
  sampleRows: [{ ordersSoFar: 1_286_430 }],
  sampleMapping: [{ role: 'value', field: 'ordersSoFar' }],
  styleParts: ['tile', 'sign', 'affix'],
});
