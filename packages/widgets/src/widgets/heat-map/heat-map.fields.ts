import { categoryAxisFields, valueAxisFields } from '../../fields/axis.fields.ts';
import { GROUPS } from '../../kit/widget/field-groups.ts';
import { prop } from '../../kit/widget/prop.ts';

const { minY: _min, maxY: _max, splitNumberY: _split, scale: _scale, ...uprightFields } = valueAxisFields;

/** The two axes of categories; tiles need no line beside them. */
export const gridAxisFields = {
  ...categoryAxisFields,
  isShowAxisLineX: prop.toggle('轴线显示', 'Show line', { group: GROUPS.axisX }),
  ...uprightFields,
  isShowSplitLineY: prop.toggle('分割线显示', 'Split lines', { group: GROUPS.axisY }),
};
