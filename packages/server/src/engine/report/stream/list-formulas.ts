import type { Cell } from '@aj-report/contract';
import { computeAt } from '../formula/compute-at.ts';
import type { Area, Reference } from '../formula/formula.types.ts';
import { visitReferences } from '../formula/parse-formula.ts';
import { formatIn, ReadCells, type Keep } from '../reference/read-cells.ts';
import { formatOf } from '../formula/result-format.ts';
import { writeFormula } from '../formula/write-formula.ts';
import type { FormulaCell, PlanCell } from '../plan/plan.types.ts';
import { placeOf } from '../report-fault.ts';
import { FoundLines, type Referred } from './found-lines.ts';
import type { PlainList } from './plain-list.ts';

/** Which line of the list is meant: that of the formula (all of them for one below the list), the first, so many before. */
export type WhichLine = 'own' | 'first' | number;

/** As one formula sees the sheet. */
export interface FormulaView {
  /** Undefined where there is no such line. */
  referred(cell: PlanCell, line: WhichLine): Referred | undefined;
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

/** A cell that a reference leads to. */
interface Meant {
  readonly cell: PlanCell;
  /** Cell and line that are read instead, where there is such a line. */
  readonly before: { readonly cell: PlanCell; readonly line: number } | undefined;
  readonly line: WhichLine;
}

/** Where a reference of a formula leads, the same for each line. */
interface Lead {
  readonly reference: Reference;
  readonly meant: readonly Meant[];
  readonly isOwn: boolean;
}

/** A blank cell above the list as a formula sees it. */
function blankIn({ row, column }: PlanCell, view: FormulaView): Referred {
  const [line] = view.linesOf(row, row);
  return { values: [null], format: undefined, area: { row: line, lastRow: line, column, lastColumn: column } };
}

/** Formulas of a sheet with one list, filled one at a time. */
export class ListFormulas {
  private readonly leads = new Map<FormulaCell, readonly Lead[]>();
  /** Formats of results, as the first line has them. */
  private readonly formats = new Map<FormulaCell, string | undefined>();

  constructor(
    private readonly list: PlainList,
    /** Serial number of the moment of TODAY and NOW. */
    private readonly now: number,
  ) {}

  /** Cells that a formula reads, with their lines. */
  readBy(cell: FormulaCell): readonly { readonly cell: PlanCell; readonly line: WhichLine }[] {
    const meant = this.leadsOf(cell).flatMap((lead) => lead.meant);
    return meant.flatMap((one) => (one.before ? [one, one.before] : [one]));
  }

  /** @throws excel/text-too-long */
  fill(cell: FormulaCell, view: FormulaView): FilledFormula {
    const { node } = cell.content;
    const { sheet } = this.list.plan;
    const readers = new Map<Reference, ReadCells>();
    for (const lead of this.leadsOf(cell)) readers.set(lead.reference, this.reader(lead, view));
    const read = (reference: Reference) => readers.get(reference) as ReadCells;
    const context = { read, row: view.row, column: cell.column, now: this.now };
    const value = computeAt(node, context, placeOf(sheet.name, cell.name));
    const text = writeFormula(node, (reference, isPlaced) => read(reference).areas(isPlaced));
    const format = this.formatOf(cell, view);
    const isPlain = typeof value !== 'number' || cell.style?.numberFormat !== undefined;
    return { value, text, format: isPlain ? undefined : format };
  }

  private formatOf(cell: FormulaCell, view: FormulaView): string | undefined {
    if (this.formats.has(cell)) return this.formats.get(cell);
    // A function may name its format by more than it reads.
    const format = formatOf(cell.content.node, (reference) =>
      formatIn([this.linesOf(this.leadOf(reference, cell), view)]),
    );
    this.formats.set(cell, format);
    return format;
  }

  private reader(lead: Lead, view: FormulaView): ReadCells {
    const { reference, isOwn } = lead;
    const { area } = reference;
    const boxes = (): Area[] => {
      const [row, lastRow] = view.linesOf(area.row, area.lastRow);
      return [{ row, lastRow, column: area.column, lastColumn: area.lastColumn }];
    };
    const findKept = (keep: Keep) => [this.linesOf(lead, view, keep)];
    return new ReadCells(reference, [this.linesOf(lead, view)], boxes, isOwn, findKept);
  }

  private linesOf({ meant }: Lead, view: FormulaView, keep?: Keep): FoundLines {
    const { plan } = this.list;
    const parts: Referred[] = [];
    for (const { cell, line, before } of meant) {
      if (keep && !keep(cell, plan)) continue;
      const part =
        (before && view.referred(before.cell, before.line)) ??
        (cell.content.kind === 'empty' ? blankIn(cell, view) : view.referred(cell, line));
      if (part) parts.push(part);
    }
    return new FoundLines(parts);
  }

  private leadsOf(cell: FormulaCell): readonly Lead[] {
    const known = this.leads.get(cell);
    if (known) return known;
    const leads: Lead[] = [];
    visitReferences(cell.content.node, (reference) => leads.push(this.leadOf(reference, cell)));
    this.leads.set(cell, leads);
    return leads;
  }

  private leadOf(reference: Reference, from: FormulaCell): Lead {
    const isOwn = this.list.copies.meansOwn(reference, from);
    return { reference, isOwn, meant: this.meantBy(reference, from) };
  }

  private meantBy(reference: Reference, from: FormulaCell): readonly Meant[] {
    return this.list.copies.cellsOf(reference, from).map((cell): Meant => {
      if (reference.before) return { cell, line: reference.before.down, before: undefined };
      const { down, before } = this.list.copies.of(reference, cell, from);
      const line = down === 'first' ? 'first' : 'own';
      return { cell, line, before: before && { cell: before.cell, line: 1 } };
    });
  }
}
