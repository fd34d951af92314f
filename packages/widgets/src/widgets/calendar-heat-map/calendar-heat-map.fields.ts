import { field } from '@aj-report/contract';
import { faceFields } from '../../fields/face.fields.ts';
import { keyed } from '../../fields/keyed.ts';

const calendar = { id: 'calendar', label: { zh: '日历', en: 'Calendar' } };
const labels = { id: 'calendarLabels', label: { zh: '日历文字', en: 'Labels of the calendar' } };

/** What part of time is drawn, and how. */
export const calendarFields = {
  calendarRange: field.choice({
    label: { zh: '日期范围', en: 'Range' },
    group: calendar,
    options: [
      { value: 'years', label: { zh: '整年，每年一行', en: 'Whole years, one below another' } },
      { value: 'months', label: { zh: '有数据的月份', en: 'Months with data' } },
    ],
  }),
  maxYears: field.number({
    label: { zh: '最多年数', en: 'Most years' },
    hint: { zh: '数据更多时显示最近的几年', en: 'Of more the latest are drawn' },
    group: calendar,
    default: 3,
    min: 1,
    max: 20,
    showIf: { field: 'calendarRange', in: ['years'] },
    half: true,
  }),
  firstDay: field.choice({
    label: { zh: '每周首日', en: 'First day of the week' },
    group: calendar,
    options: [
      { value: 1, label: { zh: '周一', en: 'Monday' } },
      { value: 0, label: { zh: '周日', en: 'Sunday' } },
    ],
    half: true,
  }),
  isShowMonthLine: field.toggle({
    label: { zh: '月份分隔线', en: 'Lines between months' },
    group: calendar,
    default: true,
  }),
  monthLineColor: field.color({
    label: { zh: '分隔线颜色', en: 'Line colour' },
    group: calendar,
    empty: 'theme',
    showIf: { field: 'isShowMonthLine', in: [true] },
    half: true,
  }),
};

export const calendarLabelFields = {
  isShowYear: field.toggle({ label: { zh: '年份显示', en: 'Show years' }, group: labels, default: true }),
  isShowMonth: field.toggle({ label: { zh: '月份显示', en: 'Show months' }, group: labels, default: true }),
  isShowWeekday: field.toggle({ label: { zh: '星期显示', en: 'Show days of the week' }, group: labels, default: true }),
  ...keyed(faceFields(labels, 11, { zh: '文字', en: 'Text' }), 'calendar', ''),
};
