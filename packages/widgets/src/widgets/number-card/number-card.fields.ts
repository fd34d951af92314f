import { inGroup } from '@aj-report/contract';
import { valueConditionFields } from '../../kit/data/condition.fields.ts';
import { ALIGNMENTS } from '../../fields/choices.ts';
import { choices, prop } from '../../kit/widget/prop.ts';
import { numberFormatFields } from '../../fields/number-format.fields.ts';
import { TREND_COLOURS, TREND_COLOURS_HINT } from '../../fields/trend-colour.fields.ts';

const CARD = { id: 'card', label: { zh: '卡片', en: 'Card' } };
const FIGURE = { id: 'figure', label: { zh: '数值', en: 'Figure' } };
const TREND = { id: 'trend', label: { zh: '对比', en: 'Comparison' } };
const TARGET = { id: 'target', label: { zh: '目标', en: 'Target' } };
const SPARKLINE_GROUP = { id: 'sparkline', label: { zh: '趋势线', en: 'Small line' } };

const sizeHint = { zh: '留空：随组件大小', en: 'Empty: follows the size of the widget' };
const whileCompared = { field: 'isShowTrend', in: [true] };
const whileTargeted = { field: 'isShowTarget', in: [true] };

/** Properties of the number card; colours and sizes left empty follow theme and box. */
export const numberCardFields = {
  ...inGroup(CARD, {
    titleText: prop.text('标题', 'Title', {
      hint: { zh: '留空：数值字段的名称', en: 'Empty: name of the field of the figure' },
      maxLength: 200,
    }),
    titleFontSize: prop.optionalNumber('标题字号', 'Title size', { hint: sizeHint, min: 1, max: 400, unit: 'px' }),
    titleColor: prop.color('标题颜色', 'Title colour', { empty: 'theme' }),
    textAlign: prop.choice('对齐方式', 'Alignment', { default: 'left', options: ALIGNMENTS, half: true }),
    accentColor: prop.color('强调色', 'Accent', { empty: 'theme' }),
    isShowCard: prop.toggle('卡片底', 'Draw the card', { default: true, half: true }),
    background: prop.color('卡片颜色', 'Card colour', { empty: 'theme' }),
  }),
  ...inGroup(FIGURE, {
    valueRow: prop.choice('取值', 'Value of', {
      hint: { zh: '自动：有趋势字段时取最后一行', en: 'Automatic: the last row when there is a small line' },
      options: choices({
        auto: ['自动', 'Automatic'],
        first: ['第一行', 'First row'],
        last: ['最后一行', 'Last row'],
        sum: ['合计', 'Sum of all rows'],
      }),
    }),
    fontSize: prop.optionalNumber('数值字号', 'Figure size', { hint: sizeHint, min: 1, max: 1000, unit: 'px' }),
    color: prop.color('数值颜色', 'Figure colour', { empty: 'theme' }),
  }),
  ...numberFormatFields,
  ...inGroup(TREND, {
    isShowTrend: prop.toggle('显示对比', 'Show comparison', { default: true }),
    compareAs: prop.choice('对比方式', 'Compare as', {
      hint: {
        zh: '未选对比字段时与趋势的前一个值相比',
        en: 'Without a comparison field: with the value before the last of the small line',
      },
      showIf: whileCompared,
      options: choices({
        rate: ['变化率', 'Rate of change'],
        difference: ['差值', 'Difference'],
        given: ['字段即变化率 (%)', 'The field is the rate (%)'],
      }),
    }),
    compareLabel: prop.text('对比名称', 'Compared with', {
      placeholder: { zh: '较上期', en: 'vs previous' },
      maxLength: 50,
      showIf: whileCompared,
    }),
    trendColours: prop.choice('升降颜色', 'Colours of change', {
      hint: TREND_COLOURS_HINT,
      showIf: whileCompared,
      options: TREND_COLOURS,
    }),
  }),
  ...inGroup(TARGET, {
    isShowTarget: prop.toggle('显示目标进度', 'Show progress to target', { default: true }),
    target: prop.optionalNumber('目标值', 'Target', {
      half: false,
      hint: { zh: '留空：取目标字段', en: 'Empty: the target field' },
      showIf: whileTargeted,
    }),
  }),
  ...inGroup(SPARKLINE_GROUP, {
    isShowLine: prop.toggle('显示趋势线', 'Show small line', { default: true }),
    lineWidth: prop.number('线宽', 'Line width', { default: 2, min: 0.5, max: 20, step: 0.5, unit: 'px' }),
    isShowArea: prop.toggle('面积', 'Area', { default: true, half: true }),
  }),
  ...valueConditionFields,
};
