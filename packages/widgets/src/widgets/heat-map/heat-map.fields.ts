import { field } from '@aj-report/contract';
import { categoryAxisFields, valueAxisFields } from '../../fields/axis.fields.ts';
import { GROUPS } from '../../fields/field-groups.ts';

const { minY: _min, maxY: _max, splitNumberY: _split, scale: _scale, ...uprightFields } = valueAxisFields;

/** The two axes of categories; tiles need no line beside them. */
export const gridAxisFields = {
  ...categoryAxisFields,
  isShowAxisLineX: field.toggle({ label: { zh: '轴线显示', en: 'Show line' }, group: GROUPS.axisX }),
  ...uprightFields,
  isShowSplitLineY: field.toggle({ label: { zh: '分割线显示', en: 'Split lines' }, group: GROUPS.axisY }),
};
