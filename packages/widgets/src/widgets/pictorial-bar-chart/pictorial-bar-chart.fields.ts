import { field } from '@aj-report/contract';
import { barWidthField } from '../../fields/bar-width.field.ts';

const FIGURE = { id: 'figure', label: { zh: '图形', en: 'Pictures' } };
const repeated = { field: 'figure', in: ['blocks', 'dots', 'diamonds', 'people', 'drops', 'boxes'] };

/** What the bars are made of. */
export const figureFields = {
  figure: field.choice({
    label: { zh: '图形样式', en: 'Picture' },
    group: FIGURE,
    options: [
      { value: 'peak', label: { zh: '山峰', en: 'Peaks' } },
      { value: 'triangle', label: { zh: '三角', en: 'Triangles' } },
      { value: 'arrow', label: { zh: '箭头', en: 'Arrows' } },
      { value: 'cylinder', label: { zh: '圆柱', en: 'Cylinders' } },
      { value: 'blocks', label: { zh: '方块', en: 'Blocks' } },
      { value: 'dots', label: { zh: '圆点', en: 'Dots' } },
      { value: 'diamonds', label: { zh: '菱形', en: 'Diamonds' } },
      { value: 'people', label: { zh: '人形', en: 'People' } },
      { value: 'drops', label: { zh: '水滴', en: 'Drops' } },
      { value: 'boxes', label: { zh: '箱子', en: 'Boxes' } },
    ],
  }),
  verticalShow: field.toggle({
    label: { zh: '竖展示', en: 'Lying bars' },
    hint: { zh: '交换坐标轴，柱子横放', en: 'Swaps the axes' },
    group: FIGURE,
  }),
  maxWidth: barWidthField(FIGURE, 60),
  perFigure: field.optionalNumber({
    label: { zh: '每个图形代表', en: 'One picture stands for' },
    hint: { zh: '留空按大小自动排列', en: 'Empty: as many as fit' },
    group: FIGURE,
    min: 0,
    showIf: repeated,
    half: true,
  }),
  isShowRest: field.toggle({
    label: { zh: '显示未满部分', en: 'Show what is missing' },
    hint: { zh: '以浅色补到坐标轴最大值', en: 'Pale ones up to the end of the axis' },
    group: FIGURE,
    showIf: repeated,
    default: false,
  }),
};
