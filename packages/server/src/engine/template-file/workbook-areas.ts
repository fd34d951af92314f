import { LIMITS } from '@aj-report/contract';
import { cellNameOf, columnNameOf, positionOf, type Position } from '../report/formula/cell-name.ts';

/** An area of cells, as rules of a template name it. */
export interface RuleArea {
  readonly row: number;
  readonly column: number;
  readonly rowSpan?: number;
  readonly columnSpan?: number;
}

const LAST_COLUMN = columnNameOf(LIMITS.excelTemplateColumnsMax - 1);

/** Whole columns and rows (`A:C`, `1:3`) begin in the first line and end in the last. */
function firstOf(name: string): Position | undefined {
  return positionOf(name) ?? positionOf(`${name}1`) ?? positionOf(`A${name}`);
}

function lastOf(name: string): Position | undefined {
  const open = LIMITS.excelTemplateRowsMax;
  return positionOf(name) ?? positionOf(`${name}${open}`) ?? positionOf(`${LAST_COLUMN}${name}`);
}

function areaOf(range: string): RuleArea | undefined {
  const [from = '', to = from] = range.split(':');
  const [first, last] = [firstOf(from), lastOf(to)];
  if (!first || !last) return undefined;
  // Workbooks end a rule of a whole column in row 1,048,576, where no template has cells.
  const rowSpan = Math.min(last.row, LIMITS.excelTemplateRowsMax - 1) - first.row + 1;
  const columnSpan = Math.min(last.column, LIMITS.excelTemplateColumnsMax - 1) - first.column + 1;
  if (rowSpan < 1 || columnSpan < 1) return undefined;
  return { ...first, ...(rowSpan > 1 ? { rowSpan } : {}), ...(columnSpan > 1 ? { columnSpan } : {}) };
}

/** `A1:B5 D1` as areas of a template; those that are none, or begin outside of it, go to `lose`. */
export function areasOf(ranges: string, lose: (range: string) => void): RuleArea[] {
  return ranges
    .split(/[\s,]+/)
    .filter((range) => range !== '')
    .flatMap((range) => {
      const area = areaOf(range);
      if (!area) lose(range);
      return area ?? [];
    });
}

/** `A1:B5` of an area. */
export function rangeOf({ row, column, rowSpan = 1, columnSpan = 1 }: RuleArea): string {
  const first = cellNameOf(row, column);
  return rowSpan === 1 && columnSpan === 1
    ? first
    : `${first}:${cellNameOf(row + rowSpan - 1, column + columnSpan - 1)}`;
}

/** Last line and column that have cells. */
export function usedOf(cells: readonly Position[]): Position {
  return cells.reduce(
    (last, { row, column }) => ({ row: Math.max(last.row, row), column: Math.max(last.column, column) }),
    { row: 0, column: 0 },
  );
}
