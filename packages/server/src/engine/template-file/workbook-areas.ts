import { cellNameOf, positionOf } from '../report/plan/cell-name.ts';

/** An area of cells, as rules of a template name it. */
export interface RuleArea {
  readonly row: number;
  readonly column: number;
  readonly rowSpan?: number;
  readonly columnSpan?: number;
}

/** `A1:B5 D1` as areas; those that cannot be read are left out. */
export function areasOf(range: string): RuleArea[] {
  return range
    .split(/[\s,]+/)
    .filter((one) => one !== '')
    .flatMap((one): RuleArea[] => {
      const [from = '', to = from] = one.split(':');
      const [first, last] = [positionOf(from), positionOf(to)];
      if (!first || !last) return [];
      const rowSpan = last.row - first.row + 1;
      const columnSpan = last.column - first.column + 1;
      if (rowSpan < 1 || columnSpan < 1) return [];
      return [{ ...first, ...(rowSpan > 1 ? { rowSpan } : {}), ...(columnSpan > 1 ? { columnSpan } : {}) }];
    });
}

/** `A1:B5` of an area. */
export function rangeOf({ row, column, rowSpan = 1, columnSpan = 1 }: RuleArea): string {
  const first = cellNameOf(row, column);
  return rowSpan === 1 && columnSpan === 1
    ? first
    : `${first}:${cellNameOf(row + rowSpan - 1, column + columnSpan - 1)}`;
}
