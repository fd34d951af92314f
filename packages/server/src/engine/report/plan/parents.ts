import { AppError, type ExcelCell } from '@aj-report/contract';
import { placeOf } from '../report-fault.ts';
import { inOrder, pathOf } from './in-order.ts';
import type { PlanCell } from './plan.types.ts';

/** Cells that expand one way, by the rows (or columns) that they stand in. */
type Lanes = ReadonlyMap<number, readonly PlanCell[]>;

function lanesOf(cells: readonly PlanCell[], expand: 'down' | 'right'): Lanes {
  const lanes = new Map<number, PlanCell[]>();
  for (const cell of cells) {
    if (cell.expand !== expand) continue;
    const [from, span] = expand === 'down' ? [cell.row, cell.rowSpan] : [cell.column, cell.columnSpan];
    for (let lane = from; lane < from + span; lane++) {
      const known = lanes.get(lane);
      if (known) known.push(cell);
      else lanes.set(lane, [cell]);
    }
  }
  return lanes;
}

function nearestLeft(cell: PlanCell, lanes: Lanes): PlanCell | undefined {
  let nearest: PlanCell | undefined;
  for (const one of lanes.get(cell.row) ?? []) {
    if (one.column + one.columnSpan > cell.column) continue;
    if (!nearest || one.column > nearest.column) nearest = one;
  }
  return nearest;
}

function nearestAbove(cell: PlanCell, lanes: Lanes): PlanCell | undefined {
  let nearest: PlanCell | undefined;
  for (const one of lanes.get(cell.column) ?? []) {
    if (one.row + one.rowSpan > cell.row) continue;
    if (!nearest || one.row > nearest.row) nearest = one;
  }
  return nearest;
}

interface Named {
  readonly sheet: string;
  readonly byName: ReadonlyMap<string, PlanCell>;
}

function namedParent(
  cell: PlanCell,
  side: keyof Pick<ExcelCell, 'leftParent' | 'topParent'>,
  { sheet, byName }: Named,
): PlanCell | 'none' | undefined {
  const name = cell.source[side];
  if (name === undefined || name === 'none') return name;
  const found = byName.get(name.toUpperCase());
  if (found && found !== cell) return found;
  throw new AppError('excel/parent-unknown', { place: placeOf(sheet, cell.name), parent: name });
}

/** Blank cells of a row (or column) belong where the nearest cell beside them belongs. */
function inherit(cells: readonly PlanCell[], side: 'left' | 'top'): void {
  const lane = side === 'left' ? 'row' : 'column';
  const along = side === 'left' ? 'column' : 'row';
  const before = new Map<number, PlanCell>();
  for (const cell of [...cells].sort((a, b) => a[along] - b[along])) {
    if (cell.content.kind !== 'empty') before.set(cell[lane], cell);
    else if (cell[side] === undefined && !isNamed(cell, side)) cell[side] = before.get(cell[lane])?.[side];
  }
}

function isNamed({ source }: PlanCell, side: 'left' | 'top'): boolean {
  return (side === 'left' ? source.leftParent : source.topParent) !== undefined;
}

/** Finds the parents of every cell. @throws excel/parent-unknown */
export function findParents(cells: readonly PlanCell[], named: Named): void {
  const down = lanesOf(cells, 'down');
  const right = lanesOf(cells, 'right');
  for (const cell of cells) {
    const left = namedParent(cell, 'leftParent', named) ?? nearestLeft(cell, down);
    const top = namedParent(cell, 'topParent', named) ?? nearestAbove(cell, right);
    cell.left = left === 'none' ? undefined : left;
    cell.top = top === 'none' ? undefined : top;
  }
  inherit(cells, 'left');
  inherit(cells, 'top');
}

/** Cells so that parents come first. @throws excel/parent-cycle */
export function parentsFirst(cells: readonly PlanCell[], sheet: string): PlanCell[] {
  return inOrder(
    cells,
    ({ left, top }) => [left, top].filter((one) => one !== undefined),
    (circle) => new AppError('excel/parent-cycle', { path: `${sheet}!${pathOf(circle)}` }),
  );
}
