import { field, type ValuesOf } from '@aj-report/contract';
import { ALIGNMENTS } from './choices.ts';

const group = { id: 'scale', label: { zh: '色阶', en: 'Colour scale' } };

/** How numbers become colours, and the bar that explains it. */
export const colourScaleFields = {
  scaleColor: field.palette({
    label: { zh: '色阶颜色', en: 'Colours of the scale' },
    hint: { zh: '从小到大，留空使用主题配色', en: "From low to high; empty = the theme's colours" },
    group,
    empty: 'theme',
  }),
  scaleType: field.choice({
    label: { zh: '色阶类型', en: 'Kind' },
    group,
    options: [
      { value: 'continuous', label: { zh: '连续', en: 'Continuous' } },
      { value: 'piecewise', label: { zh: '分段', en: 'In steps' } },
    ],
    half: true,
  }),
  scaleParts: field.number({
    label: { zh: '分段数', en: 'Steps' },
    group,
    default: 5,
    min: 2,
    max: 12,
    showIf: { field: 'scaleType', in: ['piecewise'] },
    half: true,
  }),
  scaleMin: field.optionalNumber({
    label: { zh: '最小值', en: 'Lowest value' },
    hint: { zh: '留空取数据的最小值', en: 'Empty = that of the data' },
    group,
    half: true,
  }),
  scaleMax: field.optionalNumber({
    label: { zh: '最大值', en: 'Highest value' },
    hint: { zh: '留空取数据的最大值', en: 'Empty = that of the data' },
    group,
    half: true,
  }),
  isShowScale: field.toggle({ label: { zh: '色阶条显示', en: 'Show the scale' }, group, default: true }),
  isScaleFilter: field.toggle({
    label: { zh: '可拖动筛选', en: 'Handles that filter' },
    group,
    showIf: { field: 'scaleType', in: ['continuous'] },
  }),
  scalePlace: field.choice({
    label: { zh: '色阶条位置', en: 'Side' },
    group,
    options: [
      { value: 'bottom', label: { zh: '底部', en: 'Bottom' } },
      { value: 'right', label: { zh: '右侧', en: 'Right' } },
    ],
    half: true,
  }),
  scaleAlign: field.choice({
    label: { zh: '色阶条对齐', en: 'Alignment' },
    group,
    options: ALIGNMENTS,
    showIf: { field: 'scalePlace', in: ['bottom'] },
    half: true,
  }),
};

export type ColourScaleProps = ValuesOf<typeof colourScaleFields>;
