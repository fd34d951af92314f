import { field, type ValuesOf } from '@aj-report/contract';
import { barWidthField } from './bar-width.field.ts';
import { LINE_STYLES } from './choices.ts';
import { GROUPS } from './field-groups.ts';

const group = GROUPS.bars;
const behind = { field: 'isShowBackground', in: [true] } as const;

/** Look of single bars (bar chart, bar-line chart). */
export const barFields = {
  maxWidth: barWidthField(group, 36),
  radius: field.slider({ label: { zh: '圆角', en: 'Corner radius' }, group, default: 4, min: 0, max: 100, unit: 'px' }),
  minHeight: field.slider({
    label: { zh: '最小高度', en: 'Minimum height' },
    group,
    default: 0,
    min: 0,
    max: 100,
    unit: 'px',
  }),
  fillStyle: field.choice({
    label: { zh: '填充样式', en: 'Fill' },
    hint: { zh: '堆叠的柱子始终为纯色', en: 'Stacked bars are always plain' },
    group,
    options: [
      { value: 'soft', label: { zh: '柔和渐变', en: 'Soft gradient' } },
      { value: 'flat', label: { zh: '纯色', en: 'Plain' } },
      { value: 'clear', label: { zh: '渐隐', en: 'Fading out' } },
    ],
    half: true,
  }),
  footColor: field.color({
    label: { zh: '渐变末端颜色', en: 'Colour at the foot' },
    group,
    empty: 'theme',
    half: true,
  }),
  isShowBackground: field.toggle({ label: { zh: '背景显示', en: 'Background bars' }, group, default: false }),
  backgroundStyleColor: field.color({
    label: { zh: '背景颜色', en: 'Background colour' },
    group,
    empty: 'theme',
    showIf: behind,
    half: true,
  }),
  backgroundStyleBorderColor: field.color({
    label: { zh: '描边颜色', en: 'Outline colour' },
    group,
    empty: 'theme',
    showIf: behind,
    half: true,
  }),
  backgroundStyleBorderWidth: field.number({
    label: { zh: '描边宽度', en: 'Outline width' },
    group,
    default: 0,
    min: 0,
    max: 20,
    unit: 'px',
    showIf: behind,
    half: true,
  }),
  backgroundStyleBorderType: field.choice({
    label: { zh: '描边类型', en: 'Outline style' },
    group,
    default: 'dashed',
    options: LINE_STYLES,
    showIf: behind,
    half: true,
  }),
  backgroundStyleShadowBlur: field.number({
    label: { zh: '阴影模糊', en: 'Shadow blur' },
    group,
    default: 0,
    min: 0,
    max: 100,
    unit: 'px',
    showIf: behind,
    half: true,
  }),
  backgroundStyleShadowColor: field.color({
    label: { zh: '阴影颜色', en: 'Shadow colour' },
    group,
    empty: 'none',
    showIf: behind,
    half: true,
  }),
  backgroundStyleOpacity: field.slider({
    label: { zh: '背景不透明度', en: 'Background opacity' },
    group,
    default: 100,
    min: 0,
    max: 100,
    unit: '%',
    showIf: behind,
  }),
};

/** How the bars of several series stand together (bar chart). */
export const barLayoutFields = {
  barGap: field.slider({
    label: { zh: '柱间距', en: 'Gap between bars' },
    hint: { zh: '占柱宽的百分比', en: "Share of a bar's width" },
    group,
    default: 20,
    min: 0,
    max: 100,
    unit: '%',
  }),
  stackStyle: field.choice({
    label: { zh: '堆叠样式', en: 'Several series' },
    group,
    options: [
      { value: 'leftRight', label: { zh: '并排', en: 'Side by side' } },
      { value: 'upDown', label: { zh: '堆叠', en: 'Stacked' } },
      { value: 'percent', label: { zh: '百分比堆叠', en: 'Stacked to 100 %' } },
    ],
  }),
};

export type BarProps = ValuesOf<typeof barFields>;
export type BarLayoutProps = ValuesOf<typeof barLayoutFields>;
