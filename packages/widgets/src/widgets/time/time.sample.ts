import { sample, type WidgetSample, type WidgetSamples } from '../../kit/widget/widget-sample.ts';
import { timeFields } from './time.fields.ts';

const formats = (timeFields.timeFormat['x-aj'].options ?? []).map(({ value, label }, i): WidgetSample => ({
  name: `format-${i + 1}`,
  label,
  setup: { timeFormat: value },
}));

export const samples: WidgetSamples = [
  sample('typical', '日期与时间', 'Date and time'),
  ...formats,
  sample('small', '小尺寸自动缩小', 'Small: shrinks', {
    setup: { timeFormat: 'year-h-m-s-week', textAlign: 'center' },
    size: { width: 200, height: 40 },
  }),
  sample('large', '大字', 'Large', {
    setup: { timeFormat: 'hh:mm:ss', fontSize: 160, fontWeight: 'bold', textAlign: 'center' },
    size: { width: 800, height: 200 },
  }),
  sample('zone', '其他时区', 'Another time zone', {
    setup: { timeFormat: 'hh:mm', timeZone: 'America/New_York', fontSize: 48, textAlign: 'right' },
  }),
];
