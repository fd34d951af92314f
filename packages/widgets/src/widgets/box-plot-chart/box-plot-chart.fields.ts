import { inGroup } from '@aj-report/contract';
import { horizontalField } from '../../kit/chart/chart.fields.ts';
import { choices, prop } from '../../kit/widget/prop.ts';
import { barWidthField } from '../../fields/bar-width.field.ts';

const BOXES = { id: 'boxes', label: { zh: '箱体', en: 'Boxes' } };
const shown = { field: 'isShowOutliers', in: [true] } as const;

/** How the boxes are computed and drawn. */
export const boxFields = inGroup(BOXES, {
  ...horizontalField(BOXES, { zh: '箱体', en: 'boxes' }),
  quartiles: prop.choice('四分位算法', 'Quartiles', {
    options: choices({
      inclusive: ['包含端点（QUARTILE.INC）', 'Inclusive (QUARTILE.INC)'],
      exclusive: ['不含端点（QUARTILE.EXC）', 'Exclusive (QUARTILE.EXC)'],
      halves: ['两半的中位数', 'Medians of the halves'],
    }),
  }),
  whisker: prop.number('须长倍数', 'Reach of whiskers', {
    hint: {
      zh: '箱高的倍数，其外为离群点；0 为到最小、最大值',
      en: 'Times the box; beyond are outliers; 0 = to both ends',
    },
    default: 1.5,
    min: 0,
    max: 10,
    step: 0.1,
  }),
  maxWidth: barWidthField(BOXES, 44),
  lineWidth: prop.slider('线条宽度', 'Line width', {
    scales: 'mark',
    default: 1.5,
    min: 0.5,
    max: 10,
    step: 0.5,
    unit: 'px',
  }),
  fillStrength: prop.slider('填充浓度', 'Fill strength', { default: 30, min: 0, max: 100, unit: '%' }),
  isShowOutliers: prop.toggle('离群点显示', 'Show outliers', { default: true }),
  pointSize: prop.slider('离群点大小', 'Size of outliers', {
    scales: 'mark',
    default: 6,
    min: 1,
    max: 30,
    unit: 'px',
    showIf: shown,
  }),
});
