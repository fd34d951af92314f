import { stylePartsOf } from '../../fields/style-part-labels.ts';
import { defineWidget } from '../../kit/define-widget.ts';
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
  sampleRows: [
    { 月份: '1 月', 销售额: 862_400 },
    { 月份: '2 月', 销售额: 795_100 },
    { 月份: '3 月', 销售额: 901_360 },
    { 月份: '4 月', 销售额: 948_720 },
    { 月份: '5 月', 销售额: 921_050 },
    { 月份: '6 月', 销售额: 1_038_900 },
    { 月份: '7 月', 销售额: 1_012_480 },
    { 月份: '8 月', 销售额: 1_156_230 },
    { 月份: '9 月', 销售额: 1_286_430 },
  ],
  sampleMapping: [
    { role: 'value', field: '销售额' },
    { role: 'series', field: '销售额' },
  ],
  styleParts: stylePartsOf('card', 'title', 'figure', 'affix', 'trend', 'target', 'track', 'fill', 'line'),
  upgrades: [],
});
