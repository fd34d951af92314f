import type { Text } from '@aj-report/contract';
import { defineWidget, event } from '../../kit/widget/define-widget.ts';
import { slot } from '../../kit/widget/slot.ts';
import { both } from '../../kit/text/both.ts';
import { calendarFields } from './calendar.fields.ts';

const plan: readonly (readonly [day: number, orders: number, kind: Text])[] = [
  [1, 86, both('正常', 'Normal')],
  [3, 124, both('正常', 'Normal')],
  [4, 98, both('正常', 'Normal')],
  [7, 152, both('正常', 'Normal')],
  [9, 64, both('检修', 'Service')],
  [10, 131, both('正常', 'Normal')],
  [14, 187, both('促销', 'Sale')],
  [15, 203, both('促销', 'Sale')],
  [16, 176, both('促销', 'Sale')],
  [18, 142, both('正常', 'Normal')],
  [22, 58, both('检修', 'Service')],
  [25, 119, both('正常', 'Normal')],
  [28, 165, both('正常', 'Normal')],
];

/** A month with marks on the days for which there are data. */
export const calendar = defineWidget({
  type: 'calendar',
  category: 'table',
  icon: 'calendar3',
  palette: { task: 'table', place: 3, words: '日程 排期 schedule month events' },
  label: { zh: '日历', en: 'Calendar' },
  summary: { zh: '月历，按日期显示数值与标记', en: 'A month with values and marks on its days' },
  size: { width: 420, height: 340 },
  shape: 'roles',
  slots: {
    date: slot.dimension('日期', 'Date', ['一天一行，同日取最后一行', 'One row a day; the last one of a day counts'], {
      required: true,
      isTimeFirst: true,
      grain: 'day',
    }),
    data: slot.measure('数值', 'Value', ['显示在日期上', 'Stands on the day']),
    label: slot.dimension('类别', 'Kind', ['决定标记颜色', 'Sets the colour of the mark']),
  },
  fields: calendarFields,
  events: {
    select: event('点击日期', 'A day was clicked', {
      date: ['日期', 'Date'],
      value: ['数值', 'Value'],
      name: ['类别', 'Kind'],
      row: ['行号', 'Row'],
    }),
  },
  sampleColumns: { date: both('日期', 'Date'), orders: both('订单', 'Orders'), kind: both('类型', 'Kind') },
  sampleRows: plan.map(([day, orders, kind]) => ({ date: `2026-09-${String(day).padStart(2, '0')}`, orders, kind })),
  sampleMapping: [
    { role: 'date', field: 'date' },
    { role: 'data', field: 'orders' },
    { role: 'label', field: 'kind' },
  ],
  styleParts: ['frame', 'title', 'arrow', 'weekday', 'day', 'mark'],
  isDataOptional: true,
});
