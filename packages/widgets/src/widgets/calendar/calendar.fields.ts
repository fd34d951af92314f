import { field } from '@aj-report/contract';
import { numberFormatFields } from '../../fields/number-format.fields.ts';

const MONTH = { id: 'month', label: { zh: '月份', en: 'Month' } };
const MARKS = { id: 'marks', label: { zh: '标记', en: 'Marks' } };
const sizeHint = { zh: '留空：随组件大小', en: 'Empty: follows the size of the widget' };

/** Properties of the calendar; colours and sizes left empty follow theme and box. */
export const calendarFields = {
  month: field.text({
    label: { zh: '月份', en: 'Month' },
    hint: {
      zh: '如 2026-09；留空：数据中最近的月份或本月',
      en: '2026-09; empty: the latest month of the data, or this one',
    },
    placeholder: { zh: 'YYYY-MM', en: 'YYYY-MM' },
    group: MONTH,
    pattern: '^(?:\\d{4}-(?:0[1-9]|1[0-2]))?$',
    maxLength: 7,
    half: true,
  }),
  weekStart: field.choice({
    label: { zh: '一周开始于', en: 'Weeks begin on' },
    group: MONTH,
    default: 'auto',
    half: true,
    options: [
      { value: 'auto', label: { zh: '按语言习惯', en: 'As usual in the language' } },
      { value: 'monday', label: { zh: '星期一', en: 'Monday' } },
      { value: 'sunday', label: { zh: '星期日', en: 'Sunday' } },
    ],
  }),
  hasNavigation: field.toggle({
    label: { zh: '翻月按钮', en: 'Buttons for months' },
    group: MONTH,
    default: true,
    half: true,
  }),
  showsOutside: field.toggle({
    label: { zh: '显示邻月日期', en: 'Days of other months' },
    group: MONTH,
    default: true,
    half: true,
  }),
  fontSize: field.optionalNumber({
    label: { zh: '字号', en: 'Font size' },
    hint: sizeHint,
    group: MONTH,
    min: 6,
    max: 100,
    unit: 'px',
    half: true,
  }),
  color: field.color({ label: { zh: '文字颜色', en: 'Text colour' }, group: MONTH, empty: 'theme', half: true }),
  todayColor: field.color({
    label: { zh: '今天颜色', en: 'Colour of today' },
    group: MONTH,
    empty: 'theme',
    half: true,
  }),
  background: field.color({ label: { zh: '背景颜色', en: 'Background' }, group: MONTH, empty: 'none', half: true }),
  markStyle: field.choice({
    label: { zh: '标记样式', en: 'Style of marks' },
    group: MARKS,
    default: 'value',
    options: [
      { value: 'value', label: { zh: '数值', en: 'Value' } },
      { value: 'badge', label: { zh: '角标', en: 'Badge' } },
      { value: 'dot', label: { zh: '圆点', en: 'Dot' } },
      { value: 'heat', label: { zh: '热力底色', en: 'Heat' } },
    ],
  }),
  markColor: field.color({
    label: { zh: '标记颜色', en: 'Colour of marks' },
    group: MARKS,
    empty: 'theme',
    half: true,
  }),
  kindColors: field.palette({
    label: { zh: '类别颜色', en: 'Colours of kinds' },
    hint: { zh: '按类别出现的顺序', en: 'In the order in which kinds appear' },
    group: MARKS,
    empty: 'theme',
  }),
  ...numberFormatFields,
};
