import { CHOICE_SLOTS, SAMPLE_CHOICES, SAMPLE_CHOICE_MAPPING } from '../../fields/choice-slots.ts';
import { defineWidget, event } from '../../kit/widget/define-widget.ts';
import { checkboxGroupFields } from './checkbox-group.fields.ts';

/** A filter by several values at once: a list parameter of a data set takes `values`. */
export const checkboxGroup = defineWidget({
  type: 'checkbox-group',
  category: 'form',
  icon: 'ui-checks',
  palette: { task: 'control', place: 5, words: '多选 勾选 筛选 filter options' },
  label: { zh: '复选框组', en: 'Checkboxes' },
  summary: { zh: '多选筛选，可全选，联动其他组件', en: 'Filters other widgets by several values' },
  size: { width: 580, height: 44 },
  shape: 'rows',
  drawsEachRow: true,
  slots: CHOICE_SLOTS,
  fields: checkboxGroupFields,
  events: {
    select: event('选中', 'Chosen', {
      values: ['值（列表）', 'Values (list)'],
      value: ['值（逗号分隔）', 'Values (with commas)'],
    }),
  },
  sampleRows: SAMPLE_CHOICES,
  sampleMapping: SAMPLE_CHOICE_MAPPING,
  styleParts: ['option', 'chosen', 'box', 'label'],
});
