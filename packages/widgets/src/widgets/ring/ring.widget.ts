import { defineWidget } from '../../kit/widget/define-widget.ts';
import { slot } from '../../kit/widget/slot.ts';
import { both } from '../../kit/text/both.ts';
import { ringFields } from './ring.fields.ts';

/** Turning rings around a value, a word or nothing. */
export const ring = defineWidget({
  type: 'ring',
  category: 'decoration',
  icon: 'record-circle',
  palette: { task: 'decoration', place: 5, words: '圆环 光圈 circle' },
  label: { zh: '装饰圆环', en: 'Ring' },
  summary: { zh: '7 种转动的圆环，中心可放数值或文字', en: 'Seven turning rings, with a value or words in the middle' },
  size: { width: 260, height: 260 },
  shape: 'singleValue',
  takesFirstRow: true,
  slots: {
    text: slot.any('数值', 'Value', ['取第一行的值，显示在中心', 'The value of the first row stands in the middle']),
  },
  fields: ringFields,
  sampleColumns: { targetAttained: both('目标达成率', 'Target attained') },
  sampleRows: [{ targetAttained: 86.4 }],
  sampleMapping: [{ role: 'text', field: 'targetAttained' }],
  styleParts: ['shape', 'figure', 'affix', 'label'],
  skeleton: 'disc',
  isDataOptional: true,
});
