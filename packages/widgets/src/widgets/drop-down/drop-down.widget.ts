import { CHOICE_SLOTS, SAMPLE_CHOICES, SAMPLE_CHOICE_MAPPING } from '../../fields/choice-slots.ts';
import { defineWidget, event } from '../../kit/widget/define-widget.ts';
import { dropDownFields } from './drop-down.fields.ts';

/** A filter: what is chosen becomes a parameter of other widgets (domain-facts §1.7, form widgets). */
export const dropDown = defineWidget({
  type: 'drop-down',
  category: 'form',
  icon: 'funnel',
  palette: { task: 'control', place: 1, words: '选择 筛选 过滤 下拉 select filter' },
  label: { zh: '下拉框', en: 'Drop-down' },
  summary: { zh: '下拉或 TAB 按钮筛选，联动其他组件', en: 'Filters other widgets, as a list or as tabs' },
  size: { width: 240, height: 44 },
  shape: 'rows',
  drawsEachRow: true,
  slots: CHOICE_SLOTS,
  fields: dropDownFields,
  events: { select: event('选中', 'Chosen', { value: ['值', 'Value'], label: ['显示名', 'Label'] }) },
  sampleRows: SAMPLE_CHOICES,
  sampleMapping: SAMPLE_CHOICE_MAPPING,
  styleParts: ['field', 'label', 'clear', 'popup', 'input', 'option', 'tab', 'chosen'],
});
