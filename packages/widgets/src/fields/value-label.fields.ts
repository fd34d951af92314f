import { inGroup, type FieldGroup, type ValuesOf } from '@aj-report/contract';
import { LABEL_PLACES, STYLES, WEIGHTS } from './choices.ts';
import { prop } from '../kit/widget/prop.ts';
import { GROUPS } from '../kit/widget/field-groups.ts';
import { keyed } from './keyed.ts';

/** A chart of two kinds of marks has a group for the values of each. */
const GROUP_OF = { '': GROUPS.values, Bar: GROUPS.barValues, Line: GROUPS.lineValues };

/** Numbers written at the data. Keys get a suffix (`''`, `Bar`, `Line`) by `valueLabelFields`. */
function plainFields(group: FieldGroup, shown: boolean) {
  return inGroup(group, {
    isShow: prop.toggle('数值显示', 'Show values', { default: shown }),
    percentSign: prop.toggle('百分比符号', 'Percent sign'),
    fontPosition: prop.choice('数值位置', 'Position', { options: LABEL_PLACES, half: true }),
    fontDistance: prop.number('数值距离', 'Distance', { scales: 'gap', default: 6, min: -200, max: 200, unit: 'px' }),
    fontColor: prop.color('数值颜色', 'Colour', { empty: 'theme' }),
    fontSize: prop.number('数值字号', 'Size', { scales: 'font', default: 12, min: 1, max: 200, unit: 'px' }),
    fontWeight: prop.choice('数值粗细', 'Weight', { options: WEIGHTS, half: true }),
    fontStyle: prop.choice('数值风格', 'Style', { options: STYLES, half: true }),
    fontFamily: prop.font('数值字体', 'Font', { empty: 'theme' }),
  });
}

export function valueLabelFields<S extends '' | 'Bar' | 'Line'>(suffix: S, shown: boolean) {
  return keyed(plainFields(GROUP_OF[suffix], shown), '', suffix);
}

/** Whether anything is written at the items at all, where a label can hold more than the value. */
export function labelsShown(shown: boolean) {
  return prop.toggle('标签显示', 'Show labels', { group: GROUPS.values, default: shown });
}

export type ValueLabelValues = ValuesOf<ReturnType<typeof plainFields>>;
