import type { Value } from './criteria.ts';

/** Characters that a cell holds. */
const CELL_MAX = 32_767;

function toText(value: Value): string {
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  return String(value ?? '');
}

/** @throws RangeError when it is longer than a cell holds */
function join(values: readonly unknown[], between: string): string {
  const text = values.map((value) => toText(value as Value)).join(between);
  if (text.length > CELL_MAX) throw new RangeError('the text is longer than a cell holds');
  return text;
}

/** Functions of a workbook that make one text of many. */
export const TEXTS = {
  CONCAT: (...values: readonly unknown[]) => join(values.flat(), ''),
  TEXTJOIN: (between: unknown, leavesOutBlank: unknown, ...values: readonly unknown[]) => {
    const flat = values.flat();
    const isBlank = (value: unknown) => value === null || value === undefined || value === '';
    const kept = leavesOutBlank ? flat.filter((value) => !isBlank(value)) : flat;
    return join(kept, toText(between as Value));
  },
};
