import { stylePartsOf } from '../../fields/style-part-labels.ts';
import { defineWidget } from '../../kit/define-widget.ts';
import { both } from '../../kit/both.ts';
import { numberCardFields } from './number-card.fields.ts';

/** One figure with what makes it mean something: change, target and course. */
export const numberCard = defineWidget({
  type: 'number-card',
  category: 'text',
  icon: 'card-text',
  label: { zh: '指标卡', en: 'Number card' },
  summary: {
    zh: '一个指标，连同升降、目标进度和趋势线',
    en: 'One figure with its change, progress to a target and a small line',
  },
  size: { width: 320, height: 180 },
  shape: 'roles',
  slots: {
    value: {
      label: { zh: '数值', en: 'Figure' },
      kind: 'measure',
      hint: { zh: '要显示的指标', en: 'The figure to show' },
      required: true,
    },
    name: {
      label: { zh: '标题', en: 'Title' },
      kind: 'dimension',
      hint: { zh: '同一行的文字作标题', en: 'Text of the same row as title' },
    },
    display1: {
      label: { zh: '对比值', en: 'Comparison' },
      kind: 'measure',
      hint: { zh: '上期的值，或变化率', en: 'The previous value, or the rate of change' },
    },
    display2: {
      label: { zh: '目标值', en: 'Target' },
      kind: 'measure',
      hint: { zh: '目标，显示为进度', en: 'Shown as progress' },
    },
    series: {
      label: { zh: '趋势', en: 'Course' },
      kind: 'measure',
      hint: { zh: '各行的值连成趋势线', en: 'Values of all rows as a small line' },
    },
  },
  fields: numberCardFields,
  events: {
    select: {
      label: { zh: '点击卡片', en: 'The card was clicked' },
      payload: { name: { zh: '标题', en: 'Title' }, value: { zh: '数值', en: 'Figure' } },
    },
  },
  refreshMs: 60_000,
  sampleColumns: { month: both('月份', 'Month'), sales: both('销售额', 'Sales') },
  sampleRows: [
    { month: both('1 月', 'Jan'), sales: 862_400 },
    { month: both('2 月', 'Feb'), sales: 795_100 },
    { month: both('3 月', 'Mar'), sales: 901_360 },
    { month: both('4 月', 'Apr'), sales: 948_720 },
    { month: both('5 月', 'May'), sales: 921_050 },
    { month: both('6 月', 'Jun'), sales: 1_038_900 },
    { month: both('7 月', 'Jul'), sales: 1_012_480 },
    { month: both('8 月', 'Aug'), sales: 1_156_230 },
    { month: both('9 月', 'Sep'), sales: 1_286_430 },
  ],
  sampleMapping: [
    { role: 'value', field: 'sales' },
    { role: 'series', field: 'sales' },
  ],
  styleParts: stylePartsOf('card', 'title', 'figure', 'affix', 'trend', 'target', 'track', 'fill', 'line'),
  upgrades: [],
});
