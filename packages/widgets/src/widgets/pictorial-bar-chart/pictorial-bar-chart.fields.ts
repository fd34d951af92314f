import { inGroup } from '@aj-report/contract';
import { horizontalField } from '../../kit/chart/chart.fields.ts';
import { choices, prop } from '../../kit/widget/prop.ts';
import { barWidthField } from '../../fields/bar-width.field.ts';

const FIGURE = { id: 'figure', label: { zh: '图形', en: 'Pictures' } };
const repeated = { field: 'figure', in: ['blocks', 'dots', 'diamonds', 'people', 'drops', 'boxes'] };

/** What the bars are made of. */
export const figureFields = inGroup(FIGURE, {
  figure: prop.choice('图形样式', 'Picture', {
    options: choices({
      peak: ['山峰', 'Peaks'],
      triangle: ['三角', 'Triangles'],
      arrow: ['箭头', 'Arrows'],
      cylinder: ['圆柱', 'Cylinders'],
      blocks: ['方块', 'Blocks'],
      dots: ['圆点', 'Dots'],
      diamonds: ['菱形', 'Diamonds'],
      people: ['人形', 'People'],
      drops: ['水滴', 'Drops'],
      boxes: ['箱子', 'Boxes'],
    }),
  }),
  ...horizontalField(FIGURE, { zh: '柱子', en: 'bars' }),
  maxWidth: barWidthField(FIGURE, 60),
  perFigure: prop.optionalNumber('每个图形代表', 'One picture stands for', {
    hint: { zh: '留空按大小自动排列', en: 'Empty: as many as fit' },
    min: 0,
    showIf: repeated,
  }),
  isShowRest: prop.toggle('显示未满部分', 'Show what is missing', {
    hint: { zh: '以浅色补到坐标轴最大值', en: 'Pale ones up to the end of the axis' },
    showIf: repeated,
    default: false,
  }),
});
