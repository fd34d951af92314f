import { defineWidget, event } from '../../kit/widget/define-widget.ts';
import { slot } from '../../kit/widget/slot.ts';
import { both } from '../../kit/text/both.ts';
import { numberCardFields } from './number-card.fields.ts';

/** One figure with what makes it mean something: change, target and course. */
export const numberCard = defineWidget({
  type: 'number-card',
  category: 'text',
  icon: 'card-text',
  palette: { task: 'figure', place: 1, words: 'kpi 数字 统计卡 关键指标 核心指标 metric stat indicator total 合计' },
  label: { zh: '指标卡', en: 'Number card' },
  summary: {
    zh: '一个指标，连同升降、目标进度和趋势线',
    en: 'One figure with its change, progress to a target and a small line',
  },
  size: { width: 320, height: 180 },
  shape: 'roles',
  slots: {
    value: slot.measure('数值', 'Figure', ['要显示的指标', 'The figure to show'], { required: true }),
    name: slot.dimension('标题', 'Title', ['同一行的文字作标题', 'Text of the same row as title']),
    display1: slot.measure('对比值', 'Comparison', ['上期的值，或变化率', 'The previous value, or the rate of change']),
    display2: slot.measure('目标值', 'Target', ['目标，显示为进度', 'Shown as progress']),
    series: slot.measure('趋势', 'Course', ['各行的值连成趋势线', 'Values of all rows as a small line']),
  },
  fields: numberCardFields,
  events: { select: event('点击卡片', 'The card was clicked', { name: ['标题', 'Title'], value: ['数值', 'Figure'] }) },
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
  styleParts: ['card', 'title', 'figure', 'affix', 'trend', 'target', 'track', 'fill', 'line'],
});
