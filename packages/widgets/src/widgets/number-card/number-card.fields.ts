import { field } from '@aj-report/contract';
import { valueConditionFields } from '../../fields/condition.fields.ts';
import { ALIGNMENTS } from '../../fields/choices.ts';
import { numberFormatFields } from '../../fields/number-format.fields.ts';

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
  titleText: field.text({
    label: { zh: '标题', en: 'Title' },
    hint: { zh: '留空：数值字段的名称', en: 'Empty: name of the field of the figure' },
    group: CARD,
    maxLength: 200,
  }),
  titleFontSize: field.optionalNumber({
    label: { zh: '标题字号', en: 'Title size' },
    hint: sizeHint,
    group: CARD,
    min: 1,
    max: 400,
    unit: 'px',
    half: true,
  }),
  titleColor: field.color({ label: { zh: '标题颜色', en: 'Title colour' }, group: CARD, empty: 'theme', half: true }),
  textAlign: field.choice({
    label: { zh: '对齐方式', en: 'Alignment' },
    group: CARD,
    default: 'left',
    options: ALIGNMENTS,
    half: true,
  }),
  accentColor: field.color({ label: { zh: '强调色', en: 'Accent' }, group: CARD, empty: 'theme', half: true }),
  isShowCard: field.toggle({ label: { zh: '卡片底', en: 'Draw the card' }, group: CARD, default: true, half: true }),
  background: field.color({ label: { zh: '卡片颜色', en: 'Card colour' }, group: CARD, empty: 'theme', half: true }),
  valueRow: field.choice({
    label: { zh: '取值', en: 'Value of' },
    hint: { zh: '自动：有趋势字段时取最后一行', en: 'Automatic: the last row when there is a small line' },
    group: FIGURE,
    options: [
      { value: 'auto', label: { zh: '自动', en: 'Automatic' } },
      { value: 'first', label: { zh: '第一行', en: 'First row' } },
      { value: 'last', label: { zh: '最后一行', en: 'Last row' } },
      { value: 'sum', label: { zh: '合计', en: 'Sum of all rows' } },
    ],
  }),
  fontSize: field.optionalNumber({
    label: { zh: '数值字号', en: 'Figure size' },
    hint: sizeHint,
    group: FIGURE,
    min: 1,
    max: 1000,
    unit: 'px',
    half: true,
  }),
  color: field.color({ label: { zh: '数值颜色', en: 'Figure colour' }, group: FIGURE, empty: 'theme', half: true }),
  ...numberFormatFields,
  isShowTrend: field.toggle({ label: { zh: '显示对比', en: 'Show comparison' }, group: TREND, default: true }),
  compareAs: field.choice({
    label: { zh: '对比方式', en: 'Compare as' },
    hint: {
      zh: '未选对比字段时与趋势的前一个值相比',
      en: 'Without a comparison field: with the value before the last of the small line',
    },
    group: TREND,
    showIf: whileCompared,
    options: [
      { value: 'rate', label: { zh: '变化率', en: 'Rate of change' } },
      { value: 'difference', label: { zh: '差值', en: 'Difference' } },
      { value: 'given', label: { zh: '字段即变化率 (%)', en: 'The field is the rate (%)' } },
    ],
  }),
  compareLabel: field.text({
    label: { zh: '对比名称', en: 'Compared with' },
    placeholder: { zh: '较上期', en: 'vs previous' },
    group: TREND,
    maxLength: 50,
    showIf: whileCompared,
  }),
  trendColours: field.choice({
    label: { zh: '升降颜色', en: 'Colours of change' },
    hint: { zh: '自动：中文红升绿降，英文绿升红降', en: 'Automatic: red rises in Chinese, green rises in English' },
    group: TREND,
    showIf: whileCompared,
    options: [
      { value: 'auto', label: { zh: '自动', en: 'Automatic' } },
      { value: 'redUp', label: { zh: '红升绿降', en: 'Red up, green down' } },
      { value: 'greenUp', label: { zh: '绿升红降', en: 'Green up, red down' } },
    ],
  }),
  isShowTarget: field.toggle({
    label: { zh: '显示目标进度', en: 'Show progress to target' },
    group: TARGET,
    default: true,
  }),
  target: field.optionalNumber({
    label: { zh: '目标值', en: 'Target' },
    hint: { zh: '留空：取目标字段', en: 'Empty: the target field' },
    group: TARGET,
    showIf: whileTargeted,
  }),
  isShowLine: field.toggle({
    label: { zh: '显示趋势线', en: 'Show small line' },
    group: SPARKLINE_GROUP,
    default: true,
  }),
  lineWidth: field.number({
    label: { zh: '线宽', en: 'Line width' },
    group: SPARKLINE_GROUP,
    default: 2,
    min: 0.5,
    max: 20,
    step: 0.5,
    unit: 'px',
    half: true,
  }),
  isShowArea: field.toggle({ label: { zh: '面积', en: 'Area' }, group: SPARKLINE_GROUP, default: true, half: true }),
  ...valueConditionFields,
};
