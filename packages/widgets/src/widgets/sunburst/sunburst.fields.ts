import { inGroup } from '@aj-report/contract';
import { choices, prop } from '../../kit/widget/prop.ts';
import { GROUPS } from '../../kit/widget/field-groups.ts';
import { itemLabelFields } from '../../fields/item-label.fields.ts';

const rings = { id: 'rings', label: { zh: '旭日', en: 'Rings' } };
const { values } = GROUPS;

export const ringFields = inGroup(rings, {
  innerRadius: prop.slider('内半径', 'Hole', {
    hint: { zh: '占半径的百分比', en: 'Share of the radius' },
    default: 22,
    max: 80,
    unit: '%',
  }),
  ringGap: prop.slider('间隔', 'Gap', { default: 2, max: 12, unit: 'px' }),
  ringRadius: prop.slider('圆角', 'Corner radius', { default: 3, max: 30, unit: 'px' }),
  startAngle: prop.number('起始角度', 'Start angle', { default: 90, min: -360, max: 360, unit: '°' }),
  sort: prop.choice('排列', 'Order', {
    options: choices({
      desc: ['从大到小', 'Greatest first'],
      asc: ['从小到大', 'Smallest first'],
      none: ['按数据顺序', 'As the data come'],
    }),
    half: true,
  }),
  isDrill: prop.toggle('点击下钻', 'Drill down', {
    hint: { zh: '点击扇区放大该分支，点击中心返回', en: 'A click opens a branch, a click on the middle goes back' },
  }),
  isShowTotal: prop.toggle('中心合计', 'Total in the middle', {
    default: true,
    showIf: { field: 'isDrill', in: [false] },
  }),
});

export const ringLabelFields = inGroup(values, {
  ...itemLabelFields(true),
  labelRotate: prop.choice('文字方向', 'Direction', {
    options: choices({
      auto: ['自动', 'As fits'],
      radial: ['沿半径', 'Along the radius'],
      tangential: ['沿圆周', 'Along the ring'],
      upright: ['水平', 'Level'],
    }),
    half: true,
  }),
  numberValue: prop.toggle('数值显示', 'Number'),
});
