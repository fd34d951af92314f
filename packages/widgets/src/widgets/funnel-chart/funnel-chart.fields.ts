import { field } from '@aj-report/contract';
import { GROUPS } from '../../fields/field-groups.ts';
import { labelsShown, valueLabelFields } from '../../fields/value-label.fields.ts';

const { stages, values } = GROUPS;

/** Form of the funnel. */
export const formFields = {
  sort: field.choice({
    label: { zh: '排列', en: 'Order' },
    group: stages,
    options: [
      { value: 'descending', label: { zh: '从大到小', en: 'Greatest on top' } },
      { value: 'ascending', label: { zh: '从小到大', en: 'Smallest on top' } },
      { value: 'none', label: { zh: '按数据顺序', en: 'As the data come' } },
    ],
    half: true,
  }),
  funnelAlign: field.choice({
    label: { zh: '对齐方式', en: 'Alignment' },
    group: stages,
    options: [
      { value: 'center', label: { zh: '居中', en: 'Centre' } },
      { value: 'left', label: { zh: '左对齐', en: 'Left' } },
      { value: 'right', label: { zh: '右对齐', en: 'Right' } },
    ],
    half: true,
  }),
  gap: field.slider({ label: { zh: '间距', en: 'Gap' }, group: stages, default: 3, max: 40, unit: 'px' }),
  minSize: field.slider({
    scales: 'mark',
    label: { zh: '最小宽度', en: 'Least width' },
    hint: { zh: '数值为 0 时的宽度', en: 'The width of nothing' },
    group: stages,
    default: 0,
    unit: '%',
  }),
  maxItems: field.number({
    label: { zh: '最多层数', en: 'Most stages' },
    hint: { zh: '更多的数据并入“其他”', en: 'The smallest of the rest become “Others”' },
    group: stages,
    default: 12,
    min: 2,
    max: 60,
    half: true,
  }),
};

const { fontColor, fontSize, fontWeight, fontStyle, fontFamily } = valueLabelFields('', true);

/** What is written at the stages. */
export const stageLabelFields = {
  isShow: labelsShown(true),
  position: field.choice({
    label: { zh: '标签位置', en: 'Position' },
    group: values,
    options: [
      { value: 'beside', label: { zh: '两侧', en: 'Beside' } },
      { value: 'inside', label: { zh: '内部', en: 'Inside' } },
    ],
    half: true,
  }),
  numberValue: field.toggle({ label: { zh: '数值显示', en: 'Number' }, group: values, default: true }),
  percentage: field.toggle({
    label: { zh: '转化率显示', en: 'Share of the greatest' },
    group: values,
    default: true,
  }),
  percentPrecision: field.number({
    label: { zh: '百分比小数位', en: 'Decimals of percent' },
    group: values,
    default: 1,
    min: 0,
    max: 6,
    half: true,
  }),
  fontColor,
  fontSize,
  fontWeight,
  fontStyle,
  fontFamily,
};
