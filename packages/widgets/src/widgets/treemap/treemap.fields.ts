import { field } from '@aj-report/contract';
import { GROUPS } from '../../fields/field-groups.ts';
import { itemLabelFields } from '../../fields/item-label.fields.ts';

const tiles = { id: 'tiles', label: { zh: '矩形', en: 'Tiles' } };
const { values } = GROUPS;

export const treemapFields = {
  tileGap: field.slider({ label: { zh: '间距', en: 'Gap' }, group: tiles, default: 2, max: 20, unit: 'px' }),
  tileRadius: field.slider({
    label: { zh: '圆角', en: 'Corner radius' },
    group: tiles,
    default: 3,
    max: 30,
    unit: 'px',
  }),
  isShowHead: field.toggle({
    label: { zh: '上级名称', en: 'Names of the branches' },
    hint: { zh: '在每个分支上方显示名称', en: 'A line above each branch' },
    group: tiles,
    default: true,
  }),
  isDrill: field.toggle({
    label: { zh: '点击下钻', en: 'Drill down' },
    hint: { zh: '先显示第一级，点击进入下级', en: 'Shows the first level; a click opens the next' },
    group: tiles,
  }),
  sort: field.choice({
    label: { zh: '排列', en: 'Order' },
    group: tiles,
    options: [
      { value: 'desc', label: { zh: '从大到小', en: 'Greatest first' } },
      { value: 'asc', label: { zh: '从小到大', en: 'Smallest first' } },
      { value: 'none', label: { zh: '按数据顺序', en: 'As the data come' } },
    ],
    half: true,
  }),
};

export const treemapLabelFields = {
  ...itemLabelFields(true),
  numberValue: field.toggle({ label: { zh: '数值显示', en: 'Number' }, group: values, default: true }),
  percentage: field.toggle({ label: { zh: '占比显示', en: 'Share' }, group: values }),
};
