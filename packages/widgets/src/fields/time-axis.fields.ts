import { field, type ValuesOf } from '@aj-report/contract';
import { GROUPS } from './field-groups.ts';

const group = GROUPS.axisX;
const whileFilled = { field: 'timeUnit', in: ['hour', 'day', 'week', 'month', 'year'] };

/** An axis of dates without gaps: every hour, day, … between the first and the last. */
export const timeAxisFields = {
  timeUnit: field.choice({
    label: { zh: '补齐时间', en: 'Fill time' },
    hint: { zh: '在首尾日期之间补上缺少的时间点', en: 'Adds the times that are missing between first and last' },
    group,
    options: [
      { value: 'none', label: { zh: '不补齐', en: 'Off' } },
      { value: 'hour', label: { zh: '小时', en: 'Hours' } },
      { value: 'day', label: { zh: '天', en: 'Days' } },
      { value: 'week', label: { zh: '周', en: 'Weeks' } },
      { value: 'month', label: { zh: '月', en: 'Months' } },
      { value: 'year', label: { zh: '年', en: 'Years' } },
    ],
  }),
  timeFill: field.choice({
    label: { zh: '补齐的值', en: 'Fill with' },
    group,
    half: true,
    showIf: whileFilled,
    options: [
      { value: 'empty', label: { zh: '空', en: 'Nothing' } },
      { value: 'zero', label: { zh: '零', en: 'Zero' } },
      { value: 'previous', label: { zh: '前一个值', en: 'Value before' } },
    ],
  }),
  timeLabel: field.choice({
    label: { zh: '时间写法', en: 'Write time' },
    group,
    half: true,
    showIf: whileFilled,
    options: [
      { value: 'local', label: { zh: '按语言', en: 'By language' } },
      { value: 'plain', label: { zh: '2026-03-01', en: '2026-03-01' } },
    ],
  }),
};

export type TimeAxisProps = ValuesOf<typeof timeAxisFields>;
