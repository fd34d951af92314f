import type { FormulaNode } from '../formula.types.ts';

type Argument = FormulaNode | undefined;

/** The line of `count` that a constant names from 1; undefined for all. */
function lineOf(node: Argument, count: number): number | undefined {
  const at = node?.kind === 'number' ? Math.trunc(node.value) - 1 : -1;
  return at >= 0 && at < count ? at : undefined;
}

/** A reference as the row or the column of it that constants name, from 1. */
export function narrowed(of: Argument, row: Argument, column: Argument): Argument {
  if (of?.kind !== 'reference') return of;
  const { area } = of;
  const [height, width] = [area.lastRow - area.row + 1, area.lastColumn - area.column + 1];
  const isLine = height === 1 && column === undefined;
  const y = isLine ? undefined : lineOf(row, height);
  const x = lineOf(isLine ? row : column, width);
  const rows = y === undefined ? {} : { row: area.row + y, lastRow: area.row + y };
  const columns = x === undefined ? {} : { column: area.column + x, lastColumn: area.column + x };
  return { ...of, area: { ...area, ...rows, ...columns } };
}
