import { inGroup } from '@aj-report/contract';
import { choices, prop } from '../../kit/widget/prop.ts';
import { GROUPS } from '../../kit/widget/field-groups.ts';
import { itemLabelFields } from '../../fields/item-label.fields.ts';

const tiles = { id: 'tiles', label: { zh: '矩形', en: 'Tiles' } };
const { values } = GROUPS;

export const treemapFields = inGroup(tiles, {
  tileGap: prop.slider('间距', 'Gap', { default: 2, max: 20, unit: 'px' }),
  tileRadius: prop.slider('圆角', 'Corner radius', { default: 3, max: 30, unit: 'px' }),
  isShowHead: prop.toggle('上级名称', 'Names of the branches', {
    hint: { zh: '在每个分支上方显示名称', en: 'A line above each branch' },
    default: true,
  }),
  isDrill: prop.toggle('点击下钻', 'Drill down', {
    hint: { zh: '先显示第一级，点击进入下级', en: 'Shows the first level; a click opens the next' },
  }),
  sort: prop.choice('排列', 'Order', {
    options: choices({
      desc: ['从大到小', 'Greatest first'],
      asc: ['从小到大', 'Smallest first'],
      none: ['按数据顺序', 'As the data come'],
    }),
    half: true,
  }),
});

export const treemapLabelFields = inGroup(values, {
  ...itemLabelFields(true),
  numberValue: prop.toggle('数值显示', 'Number', { default: true }),
  percentage: prop.toggle('占比显示', 'Share'),
});
