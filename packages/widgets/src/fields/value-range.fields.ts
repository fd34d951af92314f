import { inGroup, type ValuesOf } from '@aj-report/contract';
import { GROUPS } from '../kit/widget/field-groups.ts';
import { prop } from '../kit/widget/prop.ts';

const group = GROUPS.range;

const bound = (zh: string, en: string) =>
  prop.optionalNumber(zh, en, { hint: { zh: '留空：取数据中的值', en: 'Empty: that of the data' }, group });

/** How values become colours. */
export const valueRangeFields = inGroup(group, {
  rangeColors: prop.palette('色带', 'Ramp', {
    hint: {
      zh: '从小到大；留空使用主题色带，数据有正有负时使用双向色带',
      en: "From low to high; empty = the theme's, the one with a middle where values lie on both sides of zero",
    },
    empty: 'theme',
  }),
  minValue: bound('最小值', 'Lowest'),
  maxValue: bound('最大值', 'Highest'),
  classes: prop.number('分级数', 'Classes', {
    hint: { zh: '0 为连续着色', en: '0 = without steps' },
    default: 0,
    min: 0,
    max: 9,
  }),
  emptyColor: prop.color('无数据颜色', 'Without data', { empty: 'theme' }),
  isShowRange: prop.toggle('色带图例', 'Legend of colours', { default: true }),
});

export type ValueRangeProps = Readonly<ValuesOf<typeof valueRangeFields>>;
