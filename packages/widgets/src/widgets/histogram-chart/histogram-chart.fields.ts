import { inGroup } from '@aj-report/contract';
import { choices, prop } from '../../kit/widget/prop.ts';
import { GROUPS } from '../../kit/widget/field-groups.ts';

const BINS = { id: 'bins', label: { zh: '分组', en: 'Bins' } };
const CURVE = { id: 'curve', label: { zh: '正态曲线', en: 'Normal curve' } };
const curved = { field: 'isShowCurve', in: [true] } as const;

/** How the values are counted and what the bars look like. */
export const binFields = {
  ...inGroup(BINS, {
    binRule: prop.choice('分组方式', 'Bins by', {
      options: choices({ auto: ['自动', 'The data'], count: ['组数', 'Number'], width: ['组距', 'Width'] }),
      half: true,
    }),
    binCount: prop.number('组数', 'Number of bins', {
      default: 10,
      min: 1,
      max: 200,
      showIf: { field: 'binRule', in: ['count'] },
    }),
    binWidth: prop.optionalNumber('组距', 'Width of a bin', { min: 0, showIf: { field: 'binRule', in: ['width'] } }),
    measure: prop.choice('纵轴', 'Show', {
      options: choices({
        count: ['数量', 'Counts'],
        percent: ['占比', 'Percent'],
        cumulative: ['累计占比', 'Cumulative percent'],
      }),
      half: true,
    }),
  }),
  ...inGroup(GROUPS.bars, {
    barGap: prop.slider('柱间距', 'Gap between bars', { default: 4, min: 0, max: 60, unit: '%' }),
    radius: prop.slider('圆角', 'Corner radius', { default: 2, min: 0, max: 50, unit: 'px' }),
  }),
  ...inGroup(CURVE, {
    isShowCurve: prop.toggle('显示正态曲线', 'Show normal curve', {
      hint: { zh: '按均值与标准差绘制，累计占比时不显示', en: 'From mean and deviation; not with cumulative percent' },
    }),
    curveColor: prop.color('曲线颜色', 'Colour of the curve', { empty: 'theme', showIf: curved }),
    curveWidth: prop.number('曲线宽度', 'Width of the curve', {
      scales: 'mark',
      default: 2,
      min: 0.5,
      max: 20,
      step: 0.5,
      unit: 'px',
      showIf: curved,
    }),
  }),
};
