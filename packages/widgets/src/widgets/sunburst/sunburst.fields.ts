import { field } from '@aj-report/contract';
import { GROUPS } from '../../fields/field-groups.ts';
import { itemLabelFields } from '../../fields/item-label.fields.ts';

const rings = { id: 'rings', label: { zh: '旭日', en: 'Rings' } };
const { values } = GROUPS;

export const ringFields = {
  innerRadius: field.slider({
    label: { zh: '内半径', en: 'Hole' },
    hint: { zh: '占半径的百分比', en: 'Share of the radius' },
    group: rings,
    default: 22,
    max: 80,
    unit: '%',
  }),
  ringGap: field.slider({ label: { zh: '间隔', en: 'Gap' }, group: rings, default: 2, max: 12, unit: 'px' }),
  ringRadius: field.slider({
    label: { zh: '圆角', en: 'Corner radius' },
    group: rings,
    default: 3,
    max: 30,
    unit: 'px',
  }),
  startAngle: field.number({
    label: { zh: '起始角度', en: 'Start angle' },
    group: rings,
    default: 90,
    min: -360,
    max: 360,
    unit: '°',
    half: true,
  }),
  sort: field.choice({
    label: { zh: '排列', en: 'Order' },
    group: rings,
    options: [
      { value: 'desc', label: { zh: '从大到小', en: 'Greatest first' } },
      { value: 'asc', label: { zh: '从小到大', en: 'Smallest first' } },
      { value: 'none', label: { zh: '按数据顺序', en: 'As the data come' } },
    ],
    half: true,
  }),
  isDrill: field.toggle({
    label: { zh: '点击下钻', en: 'Drill down' },
    hint: { zh: '点击扇区放大该分支，点击中心返回', en: 'A click opens a branch, a click on the middle goes back' },
    group: rings,
  }),
  isShowTotal: field.toggle({
    label: { zh: '中心合计', en: 'Total in the middle' },
    group: rings,
    default: true,
    showIf: { field: 'isDrill', in: [false] },
  }),
};

export const ringLabelFields = {
  ...itemLabelFields(true),
  labelRotate: field.choice({
    label: { zh: '文字方向', en: 'Direction' },
    group: values,
    options: [
      { value: 'auto', label: { zh: '自动', en: 'As fits' } },
      { value: 'radial', label: { zh: '沿半径', en: 'Along the radius' } },
      { value: 'tangential', label: { zh: '沿圆周', en: 'Along the ring' } },
      { value: 'upright', label: { zh: '水平', en: 'Level' } },
    ],
    half: true,
  }),
  numberValue: field.toggle({ label: { zh: '数值显示', en: 'Number' }, group: values }),
};
