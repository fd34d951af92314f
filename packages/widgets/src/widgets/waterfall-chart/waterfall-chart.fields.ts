import { field } from '@aj-report/contract';
import { barWidthField } from '../../fields/bar-width.field.ts';
import { GROUPS } from '../../fields/field-groups.ts';

const { bars, colours } = GROUPS;
const added = { field: 'isShowTotal', in: [true] } as const;

/** Form of the steps. */
export const stepFields = {
  verticalShow: field.toggle({
    label: { zh: '竖展示', en: 'Lying bars' },
    hint: { zh: '交换坐标轴，柱子横放', en: 'Swaps the axes' },
    group: bars,
  }),
  maxWidth: barWidthField(bars, 44),
  radius: field.slider({
    label: { zh: '圆角', en: 'Corner radius' },
    group: bars,
    default: 3,
    min: 0,
    max: 50,
    unit: 'px',
  }),
  isShowJoint: field.toggle({ label: { zh: '连接线', en: 'Joining lines' }, group: bars, default: true }),
  isShowTotal: field.toggle({
    label: { zh: '末尾显示合计', en: 'Total at the end' },
    group: bars,
    default: true,
  }),
  totalName: field.text({
    label: { zh: '合计名称', en: 'Name of the total' },
    hint: { zh: '留空为“合计”', en: 'Empty = “Total”' },
    group: bars,
    maxLength: 50,
    showIf: added,
  }),
};

/** Colours by what a step does. */
export const stepColourFields = {
  riseColor: field.color({ label: { zh: '增加颜色', en: 'Increases' }, group: colours, empty: 'theme', half: true }),
  fallColor: field.color({ label: { zh: '减少颜色', en: 'Decreases' }, group: colours, empty: 'theme', half: true }),
  totalColor: field.color({ label: { zh: '合计颜色', en: 'Totals' }, group: colours, empty: 'theme', half: true }),
};
