import { stylePartsOf } from '../../fields/style-part-labels.ts';
import { defineWidget } from '../../kit/define-widget.ts';
import { datePickerFields } from './date-picker.fields.ts';

/** A filter by day, month or year; predecessors call its parameter `date`. */
export const datePicker = defineWidget({
  type: 'date-picker',
  category: 'form',
  icon: 'calendar-date',
  label: { zh: '日期选择', en: 'Date' },
  summary: { zh: '选择某日、某月或某年，联动其他组件', en: 'Filters other widgets by a day, month or year' },
  size: { width: 260, height: 44 },
  shape: 'none',
  slots: {},
  fields: datePickerFields,
  events: {
    select: {
      label: { zh: '选中日期', en: 'Date chosen' },
      payload: {
        date: { zh: '日期', en: 'Date' },
        startTime: { zh: '第一天', en: 'First day' },
        endTime: { zh: '最后一天', en: 'Last day' },
      },
    },
  },
  refreshMs: 0,
  sampleRows: [],
  sampleMapping: [],
  styleParts: stylePartsOf('field', 'label', 'arrow', 'clear', 'popup', 'title', 'weekday', 'day', 'chosen', 'button'),
  upgrades: [],
});
