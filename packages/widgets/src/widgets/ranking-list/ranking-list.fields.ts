import { field } from '@aj-report/contract';
import { namedConditionFields } from '../../fields/condition.fields.ts';
import { loopFields } from '../../fields/loop.fields.ts';
import { numberFormatFields } from '../../fields/number-format.fields.ts';

const RANK = { id: 'rank', label: { zh: '排行', en: 'Ranking' } };
const BAR = { id: 'bar', label: { zh: '条形', en: 'Bars' } };
const sizeHint = { zh: '留空：随组件大小', en: 'Empty: follows the size of the widget' };

/** Properties of the ranking list; colours and sizes left empty follow theme and box. */
export const rankingListFields = {
  order: field.choice({
    label: { zh: '排序', en: 'Order' },
    group: RANK,
    half: true,
    options: [
      { value: 'descending', label: { zh: '从大到小', en: 'Largest first' } },
      { value: 'ascending', label: { zh: '从小到大', en: 'Smallest first' } },
      { value: 'none', label: { zh: '数据顺序', en: 'As in the data' } },
    ],
  }),
  badge: field.choice({
    label: { zh: '名次', en: 'Badges' },
    group: RANK,
    half: true,
    options: [
      { value: 'medal', label: { zh: '金银铜', en: 'Gold, silver, bronze' } },
      { value: 'accent', label: { zh: '主题色', en: 'Accent' } },
      { value: 'number', label: { zh: '仅数字', en: 'Numbers only' } },
      { value: 'none', label: { zh: '无', en: 'None' } },
    ],
  }),
  layout: field.choice({
    label: { zh: '布局', en: 'Layout' },
    group: RANK,
    half: true,
    options: [
      { value: 'stacked', label: { zh: '上下', en: 'Bar below' } },
      { value: 'inline', label: { zh: '一行', en: 'In one line' } },
    ],
  }),
  rowHeight: field.optionalNumber({
    label: { zh: '行高', en: 'Row height' },
    hint: sizeHint,
    group: RANK,
    min: 10,
    max: 400,
    unit: 'px',
    half: true,
  }),
  fontSize: field.optionalNumber({
    label: { zh: '字号', en: 'Font size' },
    hint: sizeHint,
    group: RANK,
    min: 1,
    max: 200,
    unit: 'px',
    half: true,
  }),
  color: field.color({ label: { zh: '名称颜色', en: 'Name colour' }, group: RANK, empty: 'theme', half: true }),
  valueColor: field.color({ label: { zh: '数值颜色', en: 'Value colour' }, group: RANK, empty: 'theme', half: true }),
  barColor: field.color({ label: { zh: '条形颜色', en: 'Bar colour' }, group: BAR, empty: 'theme', half: true }),
  trackColor: field.color({ label: { zh: '底槽颜色', en: 'Track colour' }, group: BAR, empty: 'theme', half: true }),
  isGradient: field.toggle({ label: { zh: '渐变', en: 'Gradient' }, group: BAR, default: true, half: true }),
  isRounded: field.toggle({ label: { zh: '圆角', en: 'Rounded' }, group: BAR, default: true, half: true }),
  ...numberFormatFields,
  ...loopFields,
  ...namedConditionFields,
};
