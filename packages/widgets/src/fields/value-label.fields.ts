import { field, type FieldGroup, type ValuesOf } from '@aj-report/contract';
import { LABEL_PLACES, STYLES, WEIGHTS } from './choices.ts';
import { GROUPS } from './field-groups.ts';
import { keyed } from './keyed.ts';

/** A chart of two kinds of marks has a group for the values of each. */
const GROUP_OF = { '': GROUPS.values, Bar: GROUPS.barValues, Line: GROUPS.lineValues };

/** Numbers written at the data. Keys get a suffix (`''`, `Bar`, `Line`) by `valueLabelFields`. */
function plainFields(group: FieldGroup, shown: boolean) {
  return {
    isShow: field.toggle({ label: { zh: '数值显示', en: 'Show values' }, group, default: shown }),
    percentSign: field.toggle({ label: { zh: '百分比符号', en: 'Percent sign' }, group }),
    fontPosition: field.choice({ label: { zh: '数值位置', en: 'Position' }, group, options: LABEL_PLACES, half: true }),
    fontDistance: field.number({
      scales: 'gap',
      label: { zh: '数值距离', en: 'Distance' },
      group,
      default: 6,
      min: -200,
      max: 200,
      unit: 'px',
      half: true,
    }),
    fontColor: field.color({ label: { zh: '数值颜色', en: 'Colour' }, group, empty: 'theme', half: true }),
    fontSize: field.number({
      scales: 'font',
      label: { zh: '数值字号', en: 'Size' },
      group,
      default: 12,
      min: 1,
      max: 200,
      unit: 'px',
      half: true,
    }),
    fontWeight: field.choice({ label: { zh: '数值粗细', en: 'Weight' }, group, options: WEIGHTS, half: true }),
    fontStyle: field.choice({ label: { zh: '数值风格', en: 'Style' }, group, options: STYLES, half: true }),
    fontFamily: field.font({ label: { zh: '数值字体', en: 'Font' }, group, empty: 'theme' }),
  };
}

export function valueLabelFields<S extends '' | 'Bar' | 'Line'>(suffix: S, shown: boolean) {
  return keyed(plainFields(GROUP_OF[suffix], shown), '', suffix);
}

/** Whether anything is written at the items at all, where a label can hold more than the value. */
export function labelsShown(shown: boolean) {
  return field.toggle({ label: { zh: '标签显示', en: 'Show labels' }, group: GROUPS.values, default: shown });
}

export type ValueLabelValues = ValuesOf<ReturnType<typeof plainFields>>;
