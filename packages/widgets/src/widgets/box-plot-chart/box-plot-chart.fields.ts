import { field } from '@aj-report/contract';
import { barWidthField } from '../../fields/bar-width.field.ts';

const BOXES = { id: 'boxes', label: { zh: '箱体', en: 'Boxes' } };
const shown = { field: 'isShowOutliers', in: [true] } as const;

/** How the boxes are computed and drawn. */
export const boxFields = {
  verticalShow: field.toggle({
    label: { zh: '竖展示', en: 'Lying boxes' },
    hint: { zh: '交换坐标轴，箱体横放', en: 'Swaps the axes' },
    group: BOXES,
  }),
  quartiles: field.choice({
    label: { zh: '四分位算法', en: 'Quartiles' },
    group: BOXES,
    options: [
      { value: 'inclusive', label: { zh: '包含端点（QUARTILE.INC）', en: 'Inclusive (QUARTILE.INC)' } },
      { value: 'exclusive', label: { zh: '不含端点（QUARTILE.EXC）', en: 'Exclusive (QUARTILE.EXC)' } },
      { value: 'halves', label: { zh: '两半的中位数', en: 'Medians of the halves' } },
    ],
  }),
  whisker: field.number({
    label: { zh: '须长倍数', en: 'Reach of whiskers' },
    hint: {
      zh: '箱高的倍数，其外为离群点；0 为到最小、最大值',
      en: 'Times the box; beyond are outliers; 0 = to both ends',
    },
    group: BOXES,
    default: 1.5,
    min: 0,
    max: 10,
    step: 0.1,
    half: true,
  }),
  maxWidth: barWidthField(BOXES, 44),
  lineWidth: field.slider({
    scales: 'mark',
    label: { zh: '线条宽度', en: 'Line width' },
    group: BOXES,
    default: 1.5,
    min: 0.5,
    max: 10,
    step: 0.5,
    unit: 'px',
  }),
  fillStrength: field.slider({
    label: { zh: '填充浓度', en: 'Fill strength' },
    group: BOXES,
    default: 30,
    min: 0,
    max: 100,
    unit: '%',
  }),
  isShowOutliers: field.toggle({ label: { zh: '离群点显示', en: 'Show outliers' }, group: BOXES, default: true }),
  pointSize: field.slider({
    scales: 'mark',
    label: { zh: '离群点大小', en: 'Size of outliers' },
    group: BOXES,
    default: 6,
    min: 1,
    max: 30,
    unit: 'px',
    showIf: shown,
  }),
};
