import { inGroup } from '@aj-report/contract';
import { choices, prop } from '../../kit/widget/prop.ts';
import { GROUPS } from '../../kit/widget/field-groups.ts';
import { labelsShown, valueLabelFields } from '../../fields/value-label.fields.ts';

const { stages, values } = GROUPS;

/** Form of the funnel. */
export const formFields = inGroup(stages, {
  sort: prop.choice('排列', 'Order', {
    options: choices({
      descending: ['从大到小', 'Greatest on top'],
      ascending: ['从小到大', 'Smallest on top'],
      none: ['按数据顺序', 'As the data come'],
    }),
    half: true,
  }),
  funnelAlign: prop.choice('对齐方式', 'Alignment', {
    options: choices({ center: ['居中', 'Centre'], left: ['左对齐', 'Left'], right: ['右对齐', 'Right'] }),
    half: true,
  }),
  gap: prop.slider('间距', 'Gap', { default: 3, max: 40, unit: 'px' }),
  minSize: prop.slider('最小宽度', 'Least width', {
    scales: 'mark',
    hint: { zh: '数值为 0 时的宽度', en: 'The width of nothing' },
    default: 0,
    unit: '%',
  }),
  maxItems: prop.number('最多层数', 'Most stages', {
    hint: { zh: '更多的数据并入“其他”', en: 'The smallest of the rest become “Others”' },
    default: 12,
    min: 2,
    max: 60,
  }),
});

const { fontColor, fontSize, fontWeight, fontStyle, fontFamily } = valueLabelFields('', true);

/** What is written at the stages. */
export const stageLabelFields = inGroup(values, {
  isShow: labelsShown(true),
  position: prop.choice('标签位置', 'Position', {
    options: choices({ beside: ['两侧', 'Beside'], inside: ['内部', 'Inside'] }),
    half: true,
  }),
  numberValue: prop.toggle('数值显示', 'Number', { default: true }),
  percentage: prop.toggle('转化率显示', 'Share of the greatest', { default: true }),
  percentPrecision: prop.number('百分比小数位', 'Decimals of percent', { default: 1, min: 0, max: 6 }),
  fontColor,
  fontSize,
  fontWeight,
  fontStyle,
  fontFamily,
});
