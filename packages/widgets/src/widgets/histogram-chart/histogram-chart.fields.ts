import { field } from '@aj-report/contract';
import { GROUPS } from '../../fields/field-groups.ts';

const BINS = { id: 'bins', label: { zh: '分组', en: 'Bins' } };
const CURVE = { id: 'curve', label: { zh: '正态曲线', en: 'Normal curve' } };
const curved = { field: 'isShowCurve', in: [true] } as const;

/** How the values are counted and what the bars look like. */
export const binFields = {
  binRule: field.choice({
    label: { zh: '分组方式', en: 'Bins by' },
    group: BINS,
    options: [
      { value: 'auto', label: { zh: '自动', en: 'The data' } },
      { value: 'count', label: { zh: '组数', en: 'Number' } },
      { value: 'width', label: { zh: '组距', en: 'Width' } },
    ],
    half: true,
  }),
  binCount: field.number({
    label: { zh: '组数', en: 'Number of bins' },
    group: BINS,
    default: 10,
    min: 1,
    max: 200,
    showIf: { field: 'binRule', in: ['count'] },
    half: true,
  }),
  binWidth: field.optionalNumber({
    label: { zh: '组距', en: 'Width of a bin' },
    group: BINS,
    min: 0,
    showIf: { field: 'binRule', in: ['width'] },
    half: true,
  }),
  measure: field.choice({
    label: { zh: '纵轴', en: 'Show' },
    group: BINS,
    options: [
      { value: 'count', label: { zh: '数量', en: 'Counts' } },
      { value: 'percent', label: { zh: '占比', en: 'Percent' } },
      { value: 'cumulative', label: { zh: '累计占比', en: 'Cumulative percent' } },
    ],
    half: true,
  }),
  barGap: field.slider({
    label: { zh: '柱间距', en: 'Gap between bars' },
    group: GROUPS.bars,
    default: 4,
    min: 0,
    max: 60,
    unit: '%',
  }),
  radius: field.slider({
    label: { zh: '圆角', en: 'Corner radius' },
    group: GROUPS.bars,
    default: 2,
    min: 0,
    max: 50,
    unit: 'px',
  }),
  isShowCurve: field.toggle({
    label: { zh: '显示正态曲线', en: 'Show normal curve' },
    hint: { zh: '按均值与标准差绘制，累计占比时不显示', en: 'From mean and deviation; not with cumulative percent' },
    group: CURVE,
  }),
  curveColor: field.color({
    label: { zh: '曲线颜色', en: 'Colour of the curve' },
    group: CURVE,
    empty: 'theme',
    showIf: curved,
    half: true,
  }),
  curveWidth: field.number({
    scales: 'mark',
    label: { zh: '曲线宽度', en: 'Width of the curve' },
    group: CURVE,
    default: 2,
    min: 0.5,
    max: 20,
    step: 0.5,
    unit: 'px',
    showIf: curved,
    half: true,
  }),
};
