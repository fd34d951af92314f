import { AppError, LIMITS, type Cell, type ExcelCode } from '@aj-report/contract';
import type { GridCell, GridChart, GridLink } from '../grid.types.ts';
import type { PlanCell, SheetPlan } from '../plan/plan.types.ts';
import type { Styles } from './conditional.ts';
import { isBlank } from './cell-test.ts';
import { chartMaker } from './chart-rows.ts';
import { linkMaker } from './link-maker.ts';
import { FormatStyles } from './day-styles.ts';
import type { Place, SheetContext } from './context.ts';
import { leftOf, topOf } from '../plan/cell-sides.ts';
import type { Copy, Stretch } from './copy.ts';
import type { Layout } from './layout.ts';
import type { Copies } from './make-copies.ts';
import type { Values } from './values.ts';

/** A cell of the template where it came to stand. */
export interface Emitted extends Place {
  readonly cell: GridCell;
}

/** Everything of which the cells of a sheet are made. */
export interface Sheet {
  readonly plan: SheetPlan;
  readonly context: SheetContext;
  readonly copies: Copies;
  readonly rows: Layout;
  readonly columns: Layout;
  readonly values: Values;
  readonly styles: Styles;
}

/** Cells, codes and charts of a report; of its limits, what the sheets before leave. */
export interface Amounts {
  readonly charts: number;
  readonly cells: number;
  readonly codes: number;
}

/** What a copy of a cell holds. */
interface Content {
  readonly value: Cell;
  readonly link: GridLink | undefined;
  readonly blankGroup: GridCell['blankGroup'];
}

/** Puts cells into their rows. */
export class CellEmitter {
  readonly gridRows: GridCell[][] = [];
  count = 0;
  codes = 0;
  charts = 0;
  private readonly formats = new FormatStyles();

  constructor(
    private readonly sheet: Sheet,
    private readonly left: Amounts,
  ) {}

  /** Puts all copies of a cell, and tells of each where it came to stand: where it is repeated of the first. */
  emit(cell: PlanCell, onEmitted: ((emitted: Emitted) => void) | undefined): void {
    const { copies, rows, columns, values } = this.sheet;
    const lefts = copiesOf(copies, leftOf(cell), copies.left);
    const tops = copiesOf(copies, topOf(cell), copies.top);
    this.allow(lefts.length * tops.length);
    const acrossOf = tops.map((top) => columns.stretchOf(top, cell.column, cell.columnSpan));
    const linkOf = linkMaker(cell, values);
    const read = values.readerOf(cell);
    const chartOf = chartMaker(cell, this.sheet.context);
    for (const left of lefts) {
      const down = rows.stretchOf(left, cell.row, cell.rowSpan);
      for (let i = 0; i < tops.length; i++) {
        const place = { left, top: tops[i] as Copy };
        const isFilling = left.isBlank || place.top.isBlank;
        const found = isFilling ? blankOf(cell) : read(place);
        const isOfBlanks = !isFilling && isBlank(found) && values.hasGroup(cell, place);
        const blankGroup = isOfBlanks ? (onEmitted ? 'read' : 'unread') : undefined;
        const value = isOfBlanks ? '' : found;
        // What a formula shows is not known yet.
        const isShown = (value !== null && !isOfBlanks) || cell.content.kind === 'formula';
        const link = linkOf && isShown ? linkOf(place) : undefined;
        const first = this.put(cell, { value, link, blankGroup }, down, acrossOf[i] as Stretch);
        if (chartOf && !isFilling) this.addChart(first, chartOf(place));
        onEmitted?.({ ...place, cell: first });
      }
    }
  }

  private allow(more: number): void {
    if (this.count + more > this.left.cells)
      throw new AppError('excel/too-many-cells', { limit: LIMITS.excelCellsMax });
  }

  private addCode(cell: GridCell, code: ExcelCode): void {
    cell.code = code;
    this.codes++;
    if (this.codes > this.left.codes) throw new AppError('excel/too-many-codes', { limit: LIMITS.excelCodesMax });
  }

  private addChart(cell: GridCell, chart: GridChart): void {
    cell.chart = chart;
    this.charts++;
    const limit = LIMITS.excelChartsMax;
    if (this.charts > this.left.charts) throw new AppError('excel/too-many-charts', { limit });
  }

  private put(cell: PlanCell, content: Content, down: Stretch, across: Stretch): GridCell {
    const { value, link, blankGroup } = content;
    const own = this.sheet.styles.styleOf(cell, value);
    const style = cell.content.kind === 'parts' ? this.formats.ofData(own, value) : own;
    const [rowStep, columnStep] = stepsOf(cell, down, across);
    let first: GridCell | undefined;
    this.allow(Math.ceil(down.count / rowStep) * Math.ceil(across.count / columnStep));
    for (let r = 0; r < down.count; r += rowStep) {
      for (let c = 0; c < across.count; c += columnStep) {
        const one: GridCell = {
          row: down.start + r,
          column: across.start + c,
          rowSpan: Math.min(rowStep, down.count - r),
          columnSpan: Math.min(columnStep, across.count - c),
          value,
          style,
        };
        if (blankGroup) one.blankGroup = blankGroup;
        if (link) one.link = link;
        if (cell.autoFilter) one.autoFilter = cell.autoFilter;
        if (cell.source.code) this.addCode(one, cell.source.code);
        (this.gridRows[one.row] ??= []).push(one);
        first ??= one;
        this.count++;
      }
    }
    return first as GridCell;
  }
}

/** Lines that each of the repeated cells covers. */
function stepsOf(cell: PlanCell, down: Stretch, across: Stretch): readonly [number, number] {
  if (cell.content.kind === 'empty' && !cell.source.chart && cell.rowSpan === 1 && cell.columnSpan === 1) return [1, 1];
  if (cell.source.group !== 'repeat') return [down.count, across.count];
  const rowStep = cell.expand === 'right' ? down.count : cell.rowSpan;
  const columnStep = cell.expand === 'down' ? across.count : cell.columnSpan;
  return [rowStep, columnStep];
}

/** A copy that only fills up shows constants alone. */
function blankOf({ content }: PlanCell): Cell {
  return content.kind === 'constant' ? content.value : null;
}

function copiesOf({ byCell }: Copies, cell: PlanCell | undefined, sheet: Copy): readonly Copy[] {
  return cell ? (byCell.get(cell) ?? []) : [sheet];
}
