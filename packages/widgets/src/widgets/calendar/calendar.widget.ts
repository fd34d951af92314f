import { stylePartsOf } from '../../fields/style-part-labels.ts';
import { defineWidget } from '../../kit/define-widget.ts';
import { calendarFields } from './calendar.fields.ts';

const plan: readonly (readonly [day: number, orders: number, kind: string])[] = [
  [1, 86, '正常'],
  [3, 124, '正常'],
  [4, 98, '正常'],
  [7, 152, '正常'],
  [9, 64, '检修'],
  [10, 131, '正常'],
  [14, 187, '促销'],
  [15, 203, '促销'],
  [16, 176, '促销'],
  [18, 142, '正常'],
  [22, 58, '检修'],
  [25, 119, '正常'],
  [28, 165, '正常'],
];

/** A month with marks on the days for which there are data. */
export const calendar = defineWidget({
  type: 'calendar',
  category: 'table',
  icon: 'calendar3',
  label: { zh: '日历', en: 'Calendar' },
  summary: { zh: '月历，按日期显示数值与标记', en: 'A month with values and marks on its days' },
  size: { width: 420, height: 340 },
  shape: 'roles',
  slots: {
    date: {
      label: { zh: '日期', en: 'Date' },
      kind: 'dimension',
      hint: { zh: '一天一行，同日取最后一行', en: 'One row a day; the last one of a day counts' },
      required: true,
    },
    data: {
      label: { zh: '数值', en: 'Value' },
      kind: 'measure',
      hint: { zh: '显示在日期上', en: 'Stands on the day' },
    },
    label: {
      label: { zh: '类别', en: 'Kind' },
      kind: 'dimension',
      hint: { zh: '决定标记颜色', en: 'Sets the colour of the mark' },
    },
  },
  fields: calendarFields,
  events: {
    select: {
      label: { zh: '点击日期', en: 'A day was clicked' },
      payload: {
        date: { zh: '日期', en: 'Date' },
        value: { zh: '数值', en: 'Value' },
        name: { zh: '类别', en: 'Kind' },
        row: { zh: '行号', en: 'Row' },
      },
    },
  },
  refreshMs: 60_000,
  sampleRows: plan.map(([day, 订单, 类型]) => ({ 日期: `2026-09-${String(day).padStart(2, '0')}`, 订单, 类型 })),
  sampleMapping: [
    { role: 'date', field: '日期' },
    { role: 'data', field: '订单' },
    { role: 'label', field: '类型' },
  ],
  styleParts: stylePartsOf('frame', 'title', 'arrow', 'weekday', 'day', 'mark'),
  upgrades: [],
});
