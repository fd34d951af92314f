import { inGroup } from '@aj-report/contract';
import { horizontalField } from '../../kit/chart/chart.fields.ts';
import { barWidthField } from '../../fields/bar-width.field.ts';
import { GROUPS } from '../../kit/widget/field-groups.ts';
import { prop } from '../../kit/widget/prop.ts';

const { bars, colours } = GROUPS;
const added = { field: 'isShowTotal', in: [true] } as const;

/** Form of the steps. */
export const stepFields = inGroup(bars, {
  ...horizontalField(bars, { zh: '柱子', en: 'bars' }),
  maxWidth: barWidthField(bars, 44),
  radius: prop.slider('圆角', 'Corner radius', { default: 3, min: 0, max: 50, unit: 'px' }),
  isShowJoint: prop.toggle('连接线', 'Joining lines', { default: true }),
  isShowTotal: prop.toggle('末尾显示合计', 'Total at the end', { default: true }),
  totalName: prop.text('合计名称', 'Name of the total', {
    hint: { zh: '留空为“合计”', en: 'Empty = “Total”' },
    maxLength: 50,
    showIf: added,
  }),
});

/** Colours by what a step does. */
export const stepColourFields = inGroup(colours, {
  riseColor: prop.color('增加颜色', 'Increases', { empty: 'theme' }),
  fallColor: prop.color('减少颜色', 'Decreases', { empty: 'theme' }),
  totalColor: prop.color('合计颜色', 'Totals', { empty: 'theme' }),
});
