import type { WidgetSample, WidgetSamples } from '../../kit/widget-sample.ts';
import { timeFields } from './time.fields.ts';

const formats = (timeFields.timeFormat['x-aj'].options ?? []).map(({ value, label }, i): WidgetSample => ({
  name: `format-${i + 1}`,
  label,
  setup: { timeFormat: value },
}));

export const samples: WidgetSamples = [
  { name: 'typical', label: { zh: '日期与时间', en: 'Date and time' } },
  ...formats,
  {
    name: 'small',
    label: { zh: '小尺寸自动缩小', en: 'Small: shrinks' },
    setup: { timeFormat: 'year-h-m-s-week', textAlign: 'center' },
    size: { width: 200, height: 40 },
  },
  {
    name: 'large',
    label: { zh: '大字', en: 'Large' },
    setup: { timeFormat: 'hh:mm:ss', fontSize: 160, fontWeight: 'bold', textAlign: 'center' },
    size: { width: 800, height: 200 },
  },
  {
    name: 'zone',
    label: { zh: '其他时区', en: 'Another time zone' },
    setup: { timeFormat: 'hh:mm', timeZone: 'America/New_York', fontSize: 48, textAlign: 'right' },
  },
];
