import { inGroup, type ValuesOf } from '@aj-report/contract';
import { LINE_STYLES } from './choices.ts';
import { choices, prop } from '../kit/widget/prop.ts';
import { barWidthField } from './bar-width.field.ts';
import { GROUPS } from '../kit/widget/field-groups.ts';

const group = GROUPS.bars;
const behind = { field: 'isShowBackground', in: [true] } as const;

/** Look of single bars (bar chart, bar-line chart). */
export const barFields = inGroup(group, {
  maxWidth: barWidthField(group, 36),
  /** px of the two corners at the free end, 0–100; default 4. */
  radius: prop.slider('圆角', 'Corner radius', { default: 4, min: 0, max: 100, unit: 'px' }),
  /** px that a bar has at least. @source ECharts series-bar.barMinHeight */
  minHeight: prop.slider('最小高度', 'Minimum height', { default: 0, min: 0, max: 100, unit: 'px' }),
  fillStyle: prop.choice('填充样式', 'Fill', {
    hint: { zh: '堆叠的柱子始终为纯色', en: 'Stacked bars are always plain' },
    options: choices({ soft: ['柔和渐变', 'Soft gradient'], flat: ['纯色', 'Plain'], clear: ['渐隐', 'Fading out'] }),
    half: true,
  }),
  /** Where the gradient ends; empty = the bar's own colour, faint. */
  footColor: prop.color('渐变末端颜色', 'Colour at the foot', { empty: 'theme' }),
  isShowBackground: prop.toggle('背景显示', 'Background bars', { default: false }),
  backgroundStyleColor: prop.color('背景颜色', 'Background colour', { empty: 'theme', showIf: behind }),
  backgroundStyleBorderColor: prop.color('描边颜色', 'Outline colour', { empty: 'theme', showIf: behind }),
  /** px, 0–20; 0 = none. @source ECharts series-bar.backgroundStyle.borderWidth */
  backgroundStyleBorderWidth: prop.number('描边宽度', 'Outline width', {
    default: 0,
    min: 0,
    max: 20,
    unit: 'px',
    showIf: behind,
  }),
  backgroundStyleBorderType: prop.choice('描边类型', 'Outline style', {
    default: 'dashed',
    options: LINE_STYLES,
    showIf: behind,
    half: true,
  }),
  /** px, 0–100. @source ECharts series-bar.backgroundStyle.shadowBlur */
  backgroundStyleShadowBlur: prop.number('阴影模糊', 'Shadow blur', {
    default: 0,
    min: 0,
    max: 100,
    unit: 'px',
    showIf: behind,
  }),
  backgroundStyleShadowColor: prop.color('阴影颜色', 'Shadow colour', { empty: 'none', showIf: behind }),
  /** %, 0–100; default 100. @source ECharts series-bar.backgroundStyle.opacity */
  backgroundStyleOpacity: prop.slider('背景不透明度', 'Background opacity', {
    default: 100,
    min: 0,
    max: 100,
    unit: '%',
    showIf: behind,
  }),
});

/** How the bars of several series stand together (bar chart). */
export const barLayoutFields = inGroup(group, {
  /** % of a bar's width. @source ECharts series-bar.barGap */
  barGap: prop.slider('柱间距', 'Gap between bars', {
    hint: { zh: '占柱宽的百分比', en: "Share of a bar's width" },
    default: 20,
    min: 0,
    max: 100,
    unit: '%',
  }),
  stackStyle: prop.choice('堆叠样式', 'Several series', {
    options: choices({
      leftRight: ['并排', 'Side by side'],
      upDown: ['堆叠', 'Stacked'],
      percent: ['百分比堆叠', 'Stacked to 100 %'],
    }),
  }),
});

export type BarProps = ValuesOf<typeof barFields>;
export type BarLayoutProps = ValuesOf<typeof barLayoutFields>;
