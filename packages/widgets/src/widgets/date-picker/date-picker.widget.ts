import { defineWidget, event } from '../../kit/widget/define-widget.ts';
import { datePickerFields } from './date-picker.fields.ts';

/** A filter by day, month or year; predecessors call its parameter `date`. */
export const datePicker = defineWidget({
  type: 'date-picker',
  category: 'form',
  icon: 'calendar-date',
  palette: { task: 'control', place: 2, words: '日期 筛选 calendar filter' },
  label: { zh: '日期选择', en: 'Date' },
  summary: { zh: '选择某日、某月或某年，联动其他组件', en: 'Filters other widgets by a day, month or year' },
  size: { width: 260, height: 44 },
  shape: 'none',
  fields: datePickerFields,
  events: {
    select: event('选中日期', 'Date chosen', {
      date: ['日期', 'Date'],
      startTime: ['第一天', 'First day'],
      endTime: ['最后一天', 'Last day'],
    }),
  },
  styleParts: ['field', 'label', 'arrow', 'clear', 'popup', 'title', 'weekday', 'day', 'chosen', 'button'],
});
