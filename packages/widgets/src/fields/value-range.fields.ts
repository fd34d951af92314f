import { field, type ValuesOf } from '@aj-report/contract';
import { GROUPS } from './field-groups.ts';

const group = GROUPS.range;

const bound = (zh: string, en: string) =>
  field.optionalNumber({
    label: { zh, en },
    hint: { zh: '留空：取数据中的值', en: 'Empty: that of the data' },
    group,
    half: true,
  });

/** How values become colours. */
export const valueRangeFields = {
  rangeColors: field.palette({
    label: { zh: '色带', en: 'Ramp' },
    hint: {
      zh: '从小到大；留空使用主题色带，数据有正有负时使用双向色带',
      en: "From low to high; empty = the theme's, the one with a middle where values lie on both sides of zero",
    },
    group,
    empty: 'theme',
  }),
  minValue: bound('最小值', 'Lowest'),
  maxValue: bound('最大值', 'Highest'),
  classes: field.number({
    label: { zh: '分级数', en: 'Classes' },
    hint: { zh: '0 为连续着色', en: '0 = without steps' },
    group,
    default: 0,
    min: 0,
    max: 9,
    half: true,
  }),
  emptyColor: field.color({ label: { zh: '无数据颜色', en: 'Without data' }, group, empty: 'theme', half: true }),
  isShowRange: field.toggle({ label: { zh: '色带图例', en: 'Legend of colours' }, group, default: true }),
};

export type ValueRangeProps = Readonly<ValuesOf<typeof valueRangeFields>>;
