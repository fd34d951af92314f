import { inGroup } from '@aj-report/contract';
import { namedConditionFields } from '../../kit/data/condition.fields.ts';
import { loopFields } from '../../fields/loop.fields.ts';
import { choices, prop } from '../../kit/widget/prop.ts';
import { numberFormatFields } from '../../fields/number-format.fields.ts';

const RANK = { id: 'rank', label: { zh: '排行', en: 'Ranking' } };
const BAR = { id: 'bar', label: { zh: '条形', en: 'Bars' } };
const sizeHint = { zh: '留空：随组件大小', en: 'Empty: follows the size of the widget' };

/** Properties of the ranking list; colours and sizes left empty follow theme and box. */
export const rankingListFields = {
  ...inGroup(RANK, {
    order: prop.choice('排序', 'Order', {
      half: true,
      options: choices({
        descending: ['从大到小', 'Largest first'],
        ascending: ['从小到大', 'Smallest first'],
        none: ['数据顺序', 'As in the data'],
      }),
    }),
    badge: prop.choice('名次', 'Badges', {
      half: true,
      options: choices({
        medal: ['金银铜', 'Gold, silver, bronze'],
        accent: ['主题色', 'Accent'],
        number: ['仅数字', 'Numbers only'],
        none: ['无', 'None'],
      }),
    }),
    layout: prop.choice('布局', 'Layout', {
      half: true,
      options: choices({ stacked: ['上下', 'Bar below'], inline: ['一行', 'In one line'] }),
    }),
    rowHeight: prop.optionalNumber('行高', 'Row height', { hint: sizeHint, min: 10, max: 400, unit: 'px' }),
    fontSize: prop.optionalNumber('字号', 'Font size', { hint: sizeHint, min: 1, max: 200, unit: 'px' }),
    color: prop.color('名称颜色', 'Name colour', { empty: 'theme' }),
    valueColor: prop.color('数值颜色', 'Value colour', { empty: 'theme' }),
  }),
  ...inGroup(BAR, {
    barColor: prop.color('条形颜色', 'Bar colour', { empty: 'theme' }),
    trackColor: prop.color('底槽颜色', 'Track colour', { empty: 'theme' }),
    isGradient: prop.toggle('渐变', 'Gradient', { default: true, half: true }),
    isRounded: prop.toggle('圆角', 'Rounded', { default: true, half: true }),
  }),
  ...numberFormatFields,
  ...loopFields,
  ...namedConditionFields,
};
