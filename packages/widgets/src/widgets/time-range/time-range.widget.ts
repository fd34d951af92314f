import { defineWidget, event } from '../../kit/widget/define-widget.ts';
import { timeRangeFields } from './time-range.fields.ts';

/** A filter by time (domain-facts §1.7, widget-form-time): quick ranges that follow the day, and a calendar. */
export const timeRange = defineWidget({
  type: 'time-range',
  category: 'form',
  icon: 'calendar-range',
  palette: { task: 'control', place: 3, words: '日期 时间段 区间 筛选 date filter period' },
  label: { zh: '时间筛选器', en: 'Time range' },
  summary: {
    zh: '今天、近 7 天、本月或自定义起止时间，联动其他组件',
    en: 'Filters other widgets by quick or custom ranges',
  },
  size: { width: 560, height: 44 },
  shape: 'none',
  fields: timeRangeFields,
  events: {
    select: event('选中范围', 'Range chosen', { startTime: ['开始时间', 'Start'], endTime: ['结束时间', 'End'] }),
  },
  styleParts: ['field', 'option', 'chosen', 'clear', 'popup', 'title', 'arrow', 'weekday', 'day', 'caption'],
});
