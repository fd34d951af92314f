import { stylePartsOf } from '../../fields/style-part-labels.ts';
import { defineWidget } from '../../kit/define-widget.ts';
import { timeRangeFields } from './time-range.fields.ts';

/** A filter by time (domain-facts §1.7, widget-form-time): quick ranges that follow the day, and a calendar. */
export const timeRange = defineWidget({
  type: 'time-range',
  category: 'form',
  icon: 'calendar-range',
  label: { zh: '时间筛选器', en: 'Time range' },
  summary: {
    zh: '今天、近 7 天、本月或自定义起止时间，联动其他组件',
    en: 'Filters other widgets by quick or custom ranges',
  },
  size: { width: 560, height: 44 },
  shape: 'none',
  slots: {},
  fields: timeRangeFields,
  events: {
    select: {
      label: { zh: '选中范围', en: 'Range chosen' },
      payload: { startTime: { zh: '开始时间', en: 'Start' }, endTime: { zh: '结束时间', en: 'End' } },
    },
  },
  refreshMs: 0,
  sampleRows: [],
  sampleMapping: [],
  styleParts: stylePartsOf(
    'field',
    'option',
    'chosen',
    'clear',
    'popup',
    'title',
    'arrow',
    'weekday',
    'day',
    'caption',
  ),
  upgrades: [],
});
