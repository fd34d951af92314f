import { CHOICE_SLOTS, SAMPLE_CHOICES, SAMPLE_CHOICE_MAPPING } from '../../fields/choice-slots.ts';
import { stylePartsOf } from '../../fields/style-part-labels.ts';
import { defineWidget } from '../../kit/define-widget.ts';
import { checkboxGroupFields } from './checkbox-group.fields.ts';

/** A filter by several values at once: a list parameter of a data set takes `values`. */
export const checkboxGroup = defineWidget({
  type: 'checkbox-group',
  category: 'form',
  icon: 'ui-checks',
  label: { zh: '复选框组', en: 'Checkboxes' },
  summary: { zh: '多选筛选，可全选，联动其他组件', en: 'Filters other widgets by several values' },
  size: { width: 580, height: 44 },
  shape: 'rows',
  slots: CHOICE_SLOTS,
  fields: checkboxGroupFields,
  events: {
    select: {
      label: { zh: '选中', en: 'Chosen' },
      payload: {
        values: { zh: '值（列表）', en: 'Values (list)' },
        value: { zh: '值（逗号分隔）', en: 'Values (with commas)' },
      },
    },
  },
  refreshMs: 60_000,
  sampleRows: SAMPLE_CHOICES,
  sampleMapping: SAMPLE_CHOICE_MAPPING,
  styleParts: stylePartsOf('option', 'chosen', 'box', 'label'),
  upgrades: [],
});
