import type { Cell } from '@aj-report/contract';
import { boxAround, toAreaRows, type PlacedValue } from '../formula/area-rows.ts';
import { computeAt } from '../formula/compute-at.ts';
import type { Area, Reference } from '../formula/formula.types.ts';
import { visitReferences } from '../formula/parse-formula.ts';
import { isOneCell, scalarOf, type ReferenceValue } from '../formula/reference-value.ts';
import { formatOf } from '../formula/result-format.ts';
import type { Rows, Scalar } from '../formula/scalar.ts';
import { hasSubtotal, isHiddenRow } from '../formula/sub-totals.ts';
import { joinAreas } from '../formula/to-areas.ts';
import { writeFormula } from '../formula/write-formula.ts';
import { cellsIn, rowsOf } from '../plan/plan-formulas.ts';
import type { FormulaCell, PlanCell } from '../plan/plan.types.ts';
import { placeOf } from '../report-fault.ts';
import type { PlainList } from './plain-list.ts';

/** What one cell of the template is for a formula: its values, and where they stand. */
export interface Referred {
  readonly values: readonly Cell[];
  /** Number format of them all. */
  readonly format: string | undefined;
  readonly area: Area;
}

/** As one formula sees the sheet. */
export interface FormulaView {
  referred(cell: PlanCell): Referred;
  /** Lines of the sheet that lines of the template are: from the first to the last of them. */
  linesOf(first: number, last: number): readonly [number, number];
  /** Line of the formula. */
  readonly row: number;
}

/** What a formula becomes; one whose text is too long is its value alone. */
export interface FilledFormula {
  readonly value: Cell;
  readonly text: string | undefined;
  /** Of a result that is a day or a time. */
  readonly format: string | undefined;
}

/** Formulas of a sheet with one list, filled one at a time. */
export class ListFormulas {
  private readonly rows: ReturnType<typeof rowsOf>;
  private readonly found = new Map<Reference, readonly PlanCell[]>();

  constructor(
    private readonly list: PlainList,
    /** Serial number of the moment of TODAY and NOW. */
    private readonly now: number,
  ) {
    this.rows = rowsOf(list.plan.cells);
  }

  /** Cells that a formula reads. */
  cellsOf({ content }: FormulaCell): PlanCell[] {
    const cells: PlanCell[] = [];
    visitReferences(content.node, (reference) => cells.push(...this.behind(reference)));
    return cells;
  }

  /** @throws excel/text-too-long */
  fill(cell: FormulaCell, view: FormulaView): FilledFormula {
    const { node } = cell.content;
    const { sheet } = this.list.plan;
    const readers = new Map<Reference, ReadLines>();
    visitReferences(node, (reference) => {
      readers.set(reference, new ReadLines(reference, this.behind(reference), view, this.list));
    });
    const read = (reference: Reference) => readers.get(reference) as ReadLines;
    const context = { read, row: view.row, column: cell.column, now: this.now };
    const value = computeAt(node, context, placeOf(sheet.name, cell.name));
    const text = writeFormula(node, (reference, isPlaced) => read(reference).areas(isPlaced));
    const isPlain = typeof value !== 'number' || cell.style?.numberFormat !== undefined;
    const format = isPlain ? undefined : formatOf(node, (reference) => this.formatIn(reference, view));
    return { value, text, format };
  }

  private formatIn(reference: Reference, view: FormulaView): string | undefined {
    const formats = new Set(this.behind(reference).map((cell) => view.referred(cell).format));
    return formats.size === 1 ? [...formats][0] : undefined;
  }

  private behind(reference: Reference): readonly PlanCell[] {
    const known = this.found.get(reference);
    if (known) return known;
    const cells = cellsIn(reference.area, this.rows).filter(({ content }) => content.kind !== 'empty');
    this.found.set(reference, cells);
    return cells;
  }
}

function scalarsOf({ values, format }: Referred): Scalar[] {
  return values.map((value) => scalarOf(value, format));
}

/** Values of a list stand below each other, a value alone in the whole of its cell. */
function toPlaced(referred: Referred): PlacedValue[] {
  const { area } = referred;
  const values = scalarsOf(referred);
  if (values.length === 1) return [{ value: values[0] ?? null, area }];
  return values.map((value, i) => ({ value, area: { ...area, row: area.row + i, lastRow: area.row + i } }));
}

/** What a formula reads where its reference leads. */
class ReadLines implements ReferenceValue {
  private read: readonly Referred[] | undefined;

  constructor(
    private readonly reference: Reference,
    private readonly cells: readonly PlanCell[],
    private readonly view: FormulaView,
    private readonly list: PlainList,
  ) {}

  private get referred(): readonly Referred[] {
    this.read ??= this.cells.map((cell) => this.view.referred(cell));
    return this.read;
  }

  get values(): readonly Scalar[] {
    return this.referred.flatMap(scalarsOf);
  }

  details(isShown: boolean): readonly Scalar[] {
    return this.referred.flatMap((one, i) => {
      const cell = this.cells[i] as PlanCell;
      return hasSubtotal(cell) || (isShown && isHiddenRow(cell, this.list.plan)) ? [] : scalarsOf(one);
    });
  }

  rows(): Rows | undefined {
    return toAreaRows(this.referred.flatMap(toPlaced), this.wholeBox());
  }

  place(): Area {
    return this.wholeBox() ?? boxAround(this.areas(false)) ?? this.box();
  }

  /** The areas that a written formula has in place of the reference. */
  areas(isPlaced: boolean): readonly Area[] {
    const whole = isPlaced ? this.wholeBox() : undefined;
    if (whole) return [whole];
    const [only] = this.referred;
    if (!only) return [this.box()];
    const isOne = this.referred.length === 1 && only.values.length === 1;
    if (isOne) return [{ ...only.area, lastRow: only.area.row, lastColumn: only.area.column }];
    return joinAreas(this.referred.map(({ area }) => area));
  }

  private box(): Area {
    const { area } = this.reference;
    const [row, lastRow] = this.view.linesOf(area.row, area.lastRow);
    return { row, lastRow, column: area.column, lastColumn: area.lastColumn };
  }

  private wholeBox(): Area | undefined {
    return isOneCell(this.reference) && this.cells.length > 0 ? undefined : this.box();
  }
}
