import { inGroup } from '@aj-report/contract';
import { barWidthField } from '../../fields/bar-width.field.ts';
import { choices, prop } from '../../kit/widget/prop.ts';
import { GROUPS } from '../../kit/widget/field-groups.ts';

const { bars, axisX } = GROUPS;

/** Form of the bars on both sides. */
export const sideFields = inGroup(bars, {
  maxWidth: barWidthField(bars, 20),
  radius: prop.slider('圆角', 'Corner radius', { default: 4, min: 0, max: 50, unit: 'px' }),
  isShowBackground: prop.toggle('背景显示', 'Background bars', { default: true }),
  isSameScale: prop.toggle('左右同一刻度', 'Same scale on both sides', {
    hint: { zh: '关闭后左右各按自己的最大值缩放', en: 'Off: each side is scaled to its own greatest value' },
    default: true,
  }),
  order: prop.choice('排序', 'Order', {
    options: choices({
      none: ['数据顺序', 'As in the data'],
      sum: ['按合计从大到小', 'Largest sum first'],
      left: ['按左侧从大到小', 'Largest on the left first'],
      right: ['按右侧从大到小', 'Largest on the right first'],
    }),
    half: true,
  }),
});

/** The names in the middle. */
export const middleFields = inGroup(axisX, {
  isShowAxisLabelX: prop.toggle('名称显示', 'Show names', { default: true }),
  isShowScale: prop.toggle('刻度显示', 'Show scales', { default: false }),
  textColorX: prop.color('名称颜色', 'Colour of names', { empty: 'theme' }),
  textFontSizeX: prop.number('名称字号', 'Size of names', {
    scales: 'font',
    default: 12,
    min: 1,
    max: 200,
    unit: 'px',
  }),
});
