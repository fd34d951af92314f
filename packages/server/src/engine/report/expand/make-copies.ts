import { AppError, LIMITS, type Cell } from '@aj-report/contract';
import type { PlanCell } from '../plan/plan.types.ts';
import { compareCells } from './aggregate.ts';
import type { SheetContext } from './context.ts';
import { Copy } from './copy.ts';
import type { RowNumbers } from './set-data.ts';
import type { Values } from './values.ts';

/** All copies of the cells that expand, by cell; of the sheet itself in either direction. */
export interface Copies {
  readonly left: Copy;
  readonly top: Copy;
  readonly byCell: ReadonlyMap<PlanCell, readonly Copy[]>;
}

function checkCount(cell: PlanCell, count: number, sheet: string): void {
  if (cell.expand === 'down' && count > LIMITS.excelRowsMax) {
    throw new AppError('excel/too-many-rows', { sheet, limit: LIMITS.excelRowsMax });
  }
  if (cell.expand === 'right' && count > LIMITS.excelColumnsMax) {
    throw new AppError('excel/too-many-columns', { sheet, limit: LIMITS.excelColumnsMax });
  }
}

/** Rows of each copy: one a row of a list, one a distinct value of a group, in order of first appearance. */
function groupRows(cell: PlanCell, rows: RowNumbers, context: SheetContext): RowNumbers[] {
  const { set = '', fields, source } = cell;
  const columns = fields.map((field) => context.valuesOf(set, field, cell.name));
  const groups = (source.group ?? 'list') === 'list' ? rows.map((row) => [row]) : groupsOf(rows, columns);
  const { order } = source;
  if (order === undefined) return groups;
  const sign = order === 'desc' ? -1 : 1;
  const keyOf = ([row = 0]: RowNumbers): Cell => columns[0]?.[row] ?? null;
  return groups.sort((a, b) => sign * compareCells(keyOf(a), keyOf(b)));
}

/** NULL and an empty text are one group: neither has a value. */
function keyOf(values: readonly Cell[] | undefined, row: number): Cell {
  const value = values?.[row] ?? null;
  return value === '' ? null : value;
}

function groupsOf(rows: RowNumbers, columns: readonly (readonly Cell[])[]): number[][] {
  const groups = new Map<unknown, number[]>();
  const [only] = columns;
  for (const row of rows) {
    const key = columns.length === 1 ? keyOf(only, row) : JSON.stringify(columns.map((column) => keyOf(column, row)));
    const known = groups.get(key);
    if (known) known.push(row);
    else groups.set(key, [row]);
  }
  return [...groups.values()];
}

class CopyMaker {
  private readonly byCell = new Map<PlanCell, Copy[]>();
  private readonly left = new Copy(undefined, undefined, 0, 1, undefined, undefined);
  private readonly top = new Copy(undefined, undefined, 0, 1, undefined, undefined);
  private count = 0;

  constructor(
    private readonly context: SheetContext,
    private readonly values: Values,
  ) {}

  make(): Copies {
    for (const cell of this.context.plan.nodes) this.expand(cell);
    return { left: this.left, top: this.top, byCell: this.byCell };
  }

  private copiesOf(cell: PlanCell | undefined, sheet: Copy): readonly Copy[] {
    return cell ? (this.byCell.get(cell) ?? []) : [sheet];
  }

  private expand(cell: PlanCell): void {
    const isDown = cell.expand === 'down';
    const [parents, sheet] = isDown ? [cell.leftNode, this.left] : [cell.topNode, this.top];
    const beside = isDown ? cell.topNode : cell.leftNode;
    const own: Copy[] = [];
    this.byCell.set(cell, own);
    for (const parent of this.copiesOf(parents, sheet)) {
      const inside = beside ? this.besides(cell, parent, beside, own.length) : this.alone(cell, parent, own.length);
      parent.setInside(cell, inside);
      this.count += inside.length;
      if (this.count > LIMITS.excelCellsMax)
        throw new AppError('excel/too-many-cells', { limit: LIMITS.excelCellsMax });
      for (const copy of inside) own.push(copy);
      checkCount(cell, own.length, this.context.plan.sheet.name);
    }
  }

  private groupsAt(cell: PlanCell, left: Copy, top: Copy): RowNumbers[] {
    const { set = '' } = cell;
    const rows = this.context.rowsAt({ left, top }, set);
    const kept = this.values.filter(rows, set, { left, top }, cell);
    return groupRows(cell, kept, this.context);
  }

  /** Copies of a cell whose rows depend on the copies of one direction alone. */
  private alone(cell: PlanCell, parent: Copy, serial: number): Copy[] {
    const groups = this.groupsAt(cell, ...this.sides(cell, parent));
    const copies = groups.map((rows, i) => new Copy(cell, parent, serial + i, i + 1, rows, undefined));
    while (copies.length < filled(cell, groups.length)) {
      copies.push(new Copy(cell, parent, serial + copies.length, 0, [], undefined));
    }
    return copies;
  }

  private sides(cell: PlanCell, parent: Copy): [Copy, Copy] {
    return cell.expand === 'down' ? [parent, this.top] : [this.left, parent];
  }

  /** Copies that each hold the next rows beside every copy of the other direction: as many as the longest has. */
  private besides(cell: PlanCell, parent: Copy, beside: PlanCell, serial: number): Copy[] {
    const groups = new Map<Copy, RowNumbers[]>();
    let longest = 0;
    for (const other of this.copiesOf(beside, parent)) {
      const [left, top] = cell.expand === 'down' ? [parent, other] : [other, parent];
      const found = this.groupsAt(cell, left, top);
      groups.set(other, found);
      longest = Math.max(longest, found.length);
      this.count += found.length;
    }
    return Array.from({ length: filled(cell, longest) }, (_, i) => {
      const rows = new Map([...groups].map(([other, found]) => [other, found[i] ?? []]));
      return new Copy(cell, parent, serial + i, i < longest ? i + 1 : 0, undefined, rows);
    });
  }
}

/** How many copies there are with those that fill up: one at least, so that an empty report keeps its form. */
function filled({ source }: PlanCell, count: number): number {
  const { fill = 1 } = source;
  return Math.max(1, Math.ceil(count / fill)) * fill;
}

/**
 * Copies of everything that expands, parents first.
 * @throws excel/too-many-rows, excel/too-many-columns, excel/too-many-cells, excel/field-unknown
 */
export function makeCopies(context: SheetContext, values: Values): Copies {
  return new CopyMaker(context, values).make();
}
