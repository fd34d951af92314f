import type { GridCell } from '../grid.types.ts';
import type { Area } from './formula.types.ts';

export function toArea({ row, column, rowSpan, columnSpan }: GridCell): Area {
  return { row, column, lastRow: row + rowSpan - 1, lastColumn: column + columnSpan - 1 };
}

/** Neighbours in one direction become one area. */
function join(areas: readonly Area[], along: 'row' | 'column'): Area[] {
  const [from, to, side, sideTo] =
    along === 'row'
      ? (['row', 'lastRow', 'column', 'lastColumn'] as const)
      : (['column', 'lastColumn', 'row', 'lastRow'] as const);
  const sorted = [...areas].sort((a, b) => a[side] - b[side] || a[sideTo] - b[sideTo] || a[from] - b[from]);
  const joined: Area[] = [];
  for (const area of sorted) {
    const last = joined.at(-1);
    const isNext = last && last[side] === area[side] && last[sideTo] === area[sideTo] && last[to] + 1 === area[from];
    if (isNext) joined[joined.length - 1] = { ...last, [to]: area[to] };
    else joined.push(area);
  }
  return joined;
}

/** Areas with those that touch made one. */
export function joinAreas(areas: readonly Area[]): Area[] {
  return join(join(areas, 'row'), 'column').sort((a, b) => a.row - b.row || a.column - b.column);
}

/** Single cells of one column, without another between: what most lists are, thousands of times. */
function areBelowEachOther(cells: readonly GridCell[]): boolean {
  for (let i = 0; i < cells.length; i++) {
    const { row, column, rowSpan, columnSpan } = cells[i] as GridCell;
    if (rowSpan !== 1 || columnSpan !== 1) return false;
    if (i > 0 && (column !== cells[i - 1]?.column || row !== (cells[i - 1] as GridCell).row + 1)) return false;
  }
  return true;
}

/** The fewest areas that just hold some cells; merged cells among several count whole, one alone by its corner. */
export function toAreas(cells: readonly GridCell[]): Area[] {
  const [only] = cells;
  if (cells.length === 1 && only) return [{ ...toArea(only), lastRow: only.row, lastColumn: only.column }];
  const last = cells.at(-1);
  if (only && last && areBelowEachOther(cells)) {
    return [{ row: only.row, lastRow: last.row, column: only.column, lastColumn: only.column }];
  }
  return joinAreas(cells.map(toArea));
}
