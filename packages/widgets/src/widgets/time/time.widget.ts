import { defineWidget } from '../../kit/widget/define-widget.ts';
import { timeFields } from './time.fields.ts';

/** The current date and time (domain-facts §1.5). */
export const time = defineWidget({
  type: 'time',
  category: 'text',
  icon: 'clock',
  palette: { task: 'text', place: 5, words: '日期 时间 当前 date now' },
  label: { zh: '当前时间', en: 'Current time' },
  summary: { zh: '当前日期、时间和星期，11 种格式', en: 'Date, time and weekday of now, in eleven formats' },
  size: { width: 460, height: 60 },
  shape: 'none',
  fields: timeFields,
  styleParts: ['date', 'clock', 'weekday'],
});
