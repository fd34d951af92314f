import { inGroup, type ValuesOf } from '@aj-report/contract';
import { choices, prop } from '../widget/prop.ts';
import { GROUPS } from '../widget/field-groups.ts';

const group = GROUPS.axisX;
const whileFilled = { field: 'timeUnit', in: ['hour', 'day', 'week', 'month', 'year'] };

/** Dates at their true distances; an axis that is filled with the times that are missing has no other. */
export const timeDistanceFields = inGroup(group, {
  /** Whether dates stand at their true distances; `auto` where the column is one of dates and its gaps differ. */
  timeDistance: prop.choice('时间间距', 'Time distances', {
    hint: { zh: '日期间隔不等时按真实间隔摆放', en: 'Dates stand as far apart as they are' },
    options: choices({
      auto: ['自动', 'Automatic'],
      true: ['按真实间隔', 'True'],
      even: ['等距', 'Even'],
    }),
  }),
});

/** An axis of dates without gaps: every hour, day, … between the first and the last. */
export const timeAxisFields = inGroup(group, {
  /** Distance of two neighbours on the axis; `none` = as the rows are. */
  timeUnit: prop.choice('补齐时间', 'Fill time', {
    hint: { zh: '在首尾日期之间补上缺少的时间点', en: 'Adds the times that are missing between first and last' },
    options: choices({
      none: ['不补齐', 'Off'],
      hour: ['小时', 'Hours'],
      day: ['天', 'Days'],
      week: ['周', 'Weeks'],
      month: ['月', 'Months'],
      year: ['年', 'Years'],
    }),
  }),
  ...timeDistanceFields,
  /** Value at a time that no row has. */
  timeFill: prop.choice('补齐的值', 'Fill with', {
    half: true,
    showIf: whileFilled,
    options: choices({ empty: ['空', 'Nothing'], zero: ['零', 'Zero'], previous: ['前一个值', 'Value before'] }),
  }),
  /** `local` as the viewer's language writes it, `plain` by ISO 8601. */
  timeLabel: prop.choice('时间写法', 'Write time', {
    half: true,
    showIf: whileFilled,
    options: choices({ local: ['按语言', 'By language'], plain: ['2026-03-01', '2026-03-01'] }),
  }),
});

export type TimeAxisProps = ValuesOf<typeof timeAxisFields>;
