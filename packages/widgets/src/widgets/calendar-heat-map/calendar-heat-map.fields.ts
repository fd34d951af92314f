import { inGroup } from '@aj-report/contract';
import { faceFields } from '../../fields/face.fields.ts';
import { choices, prop } from '../../kit/widget/prop.ts';
import { keyed } from '../../fields/keyed.ts';

const calendar = { id: 'calendar', label: { zh: '日历', en: 'Calendar' } };
const labels = { id: 'calendarLabels', label: { zh: '日历文字', en: 'Labels of the calendar' } };

/** What part of time is drawn, and how. */
export const calendarFields = inGroup(calendar, {
  calendarRange: prop.choice('日期范围', 'Range', {
    options: choices({
      years: ['整年，每年一行', 'Whole years, one below another'],
      months: ['有数据的月份', 'Months with data'],
    }),
  }),
  maxYears: prop.number('最多年数', 'Most years', {
    hint: { zh: '数据更多时显示最近的几年', en: 'Of more the latest are drawn' },
    default: 3,
    min: 1,
    max: 20,
    showIf: { field: 'calendarRange', in: ['years'] },
  }),
  firstDay: prop.choice('每周首日', 'First day of the week', {
    options: [
      { value: 1, label: { zh: '周一', en: 'Monday' } },
      { value: 0, label: { zh: '周日', en: 'Sunday' } },
    ],
    half: true,
  }),
  isShowMonthLine: prop.toggle('月份分隔线', 'Lines between months', { default: true }),
  monthLineColor: prop.color('分隔线颜色', 'Line colour', {
    empty: 'theme',
    showIf: { field: 'isShowMonthLine', in: [true] },
  }),
});

export const calendarLabelFields = inGroup(labels, {
  isShowYear: prop.toggle('年份显示', 'Show years', { default: true }),
  isShowMonth: prop.toggle('月份显示', 'Show months', { default: true }),
  isShowWeekday: prop.toggle('星期显示', 'Show days of the week', { default: true }),
  ...keyed(faceFields(labels, 11, { zh: '文字', en: 'Text' }), 'calendar', ''),
});
