import { inGroup } from '@aj-report/contract';
import { choices, prop } from '../../kit/widget/prop.ts';
import { numberFormatFields } from '../../fields/number-format.fields.ts';

const MONTH = { id: 'month', label: { zh: '月份', en: 'Month' } };
const MARKS = { id: 'marks', label: { zh: '标记', en: 'Marks' } };
const CELLS = { id: 'cells', label: { zh: '格子颜色', en: 'Colours of cells' } };
const cell = (zh: string, en: string) => prop.color(zh, en, { empty: 'theme', half: true });
const sizeHint = { zh: '留空：随组件大小', en: 'Empty: follows the size of the widget' };

/** Properties of the calendar; colours and sizes left empty follow theme and box. */
export const calendarFields = {
  ...inGroup(MONTH, {
    month: prop.text('月份', 'Month', {
      hint: {
        zh: '如 2026-09；留空：数据中最近的月份或本月',
        en: '2026-09; empty: the latest month of the data, or this one',
      },
      placeholder: { zh: 'YYYY-MM', en: 'YYYY-MM' },
      pattern: '^(?:\\d{4}-(?:0[1-9]|1[0-2]))?$',
      maxLength: 7,
      half: true,
    }),
    weekStart: prop.choice('一周开始于', 'Weeks begin on', {
      default: 'auto',
      half: true,
      options: choices({
        auto: ['按语言习惯', 'As usual in the language'],
        monday: ['星期一', 'Monday'],
        sunday: ['星期日', 'Sunday'],
      }),
    }),
    hasNavigation: prop.toggle('翻月按钮', 'Buttons for months', { default: true, half: true }),
    showsOutside: prop.toggle('显示邻月日期', 'Days of other months', { default: true, half: true }),
    fontSize: prop.optionalNumber('字号', 'Font size', { hint: sizeHint, min: 6, max: 100, unit: 'px' }),
    color: prop.color('文字颜色', 'Text colour', { empty: 'theme' }),
    todayColor: prop.color('今天颜色', 'Colour of today', { empty: 'theme' }),
    background: prop.color('背景颜色', 'Background', { empty: 'none' }),
  }),
  ...inGroup(CELLS, {
    headerBackground: cell('表头背景', 'Head'),
    headerTextColor: cell('表头文字', 'Text of the head'),
    headerBtnBackground: cell('翻月按钮背景', 'Buttons'),
    headerBtnTextColor: cell('翻月按钮文字', 'Text of buttons'),
    weekBackground: cell('星期背景', 'Weekdays'),
    weekTextColor: cell('星期文字', 'Text of weekdays'),
    dayBackground: cell('日期背景', 'Days'),
    dayTextColor: cell('日期文字', 'Text of days'),
    todayBackground: cell('今天背景', 'Today'),
    todayTextColor: cell('今天文字', 'Text of today'),
    selectedBackground: cell('选中背景', 'Chosen day'),
    selectedTextColor: cell('选中文字', 'Text of the chosen day'),
    borderColor: cell('格线', 'Lines'),
  }),
  ...inGroup(MARKS, {
    markStyle: prop.choice('标记样式', 'Style of marks', {
      default: 'value',
      options: choices({
        value: ['数值', 'Value'],
        badge: ['角标', 'Badge'],
        dot: ['圆点', 'Dot'],
        heat: ['热力底色', 'Heat'],
      }),
    }),
    markColor: prop.color('标记颜色', 'Colour of marks', { empty: 'theme' }),
    kindColors: prop.palette('类别颜色', 'Colours of kinds', {
      hint: { zh: '按类别出现的顺序', en: 'In the order in which kinds appear' },
      empty: 'theme',
    }),
  }),
  ...numberFormatFields,
};
