import { inGroup, type ValuesOf } from '@aj-report/contract';
import { ALIGNMENTS } from './choices.ts';
import { choices, prop } from '../kit/widget/prop.ts';

const group = { id: 'scale', label: { zh: '色阶', en: 'Colour scale' } };

/** How numbers become colours, and the bar that explains it. */
export const colourScaleFields = inGroup(group, {
  scaleColor: prop.palette('色阶颜色', 'Colours of the scale', {
    hint: { zh: '从小到大，留空使用主题配色', en: "From low to high; empty = the theme's colours" },
    empty: 'theme',
  }),
  scaleType: prop.choice('色阶类型', 'Kind', {
    options: choices({ continuous: ['连续', 'Continuous'], piecewise: ['分段', 'In steps'] }),
    half: true,
  }),
  /** 2–12 colours; default 5. @source ECharts visualMap-piecewise.splitNumber */
  scaleParts: prop.number('分段数', 'Steps', {
    default: 5,
    min: 2,
    max: 12,
    showIf: { field: 'scaleType', in: ['piecewise'] },
  }),
  scaleMin: prop.optionalNumber('最小值', 'Lowest value', {
    hint: { zh: '留空取数据的最小值', en: 'Empty = that of the data' },
  }),
  scaleMax: prop.optionalNumber('最大值', 'Highest value', {
    hint: { zh: '留空取数据的最大值', en: 'Empty = that of the data' },
  }),
  isShowScale: prop.toggle('色阶条显示', 'Show the scale', { default: true }),
  /** Off: the scale explains only. @source ECharts visualMap-continuous.calculable */
  isScaleFilter: prop.toggle('可拖动筛选', 'Handles that filter', {
    showIf: { field: 'scaleType', in: ['continuous'] },
  }),
  scalePlace: prop.choice('色阶条位置', 'Side', {
    options: choices({ bottom: ['底部', 'Bottom'], right: ['右侧', 'Right'] }),
    half: true,
  }),
  scaleAlign: prop.choice('色阶条对齐', 'Alignment', {
    options: ALIGNMENTS,
    showIf: { field: 'scalePlace', in: ['bottom'] },
    half: true,
  }),
});

export type ColourScaleProps = ValuesOf<typeof colourScaleFields>;
