import type { Cell } from '@aj-report/contract';
import { toAreaRows, type PlacedValue } from '../formula/area-rows.ts';
import { evaluate } from '../formula/evaluate.ts';
import type { Area, FormulaNode } from '../formula/formula.types.ts';
import { visitReferences } from '../formula/parse-formula.ts';
import { joinAreas } from '../formula/to-areas.ts';
import { writeFormula } from '../formula/write-formula.ts';
import { cellsIn, rowsOf } from '../plan/plan-formulas.ts';
import type { PlanCell } from '../plan/plan.types.ts';
import type { PlainList } from './plain-list.ts';

type Reference = FormulaNode & { kind: 'reference' };

/** What one cell of the template is for a formula: its values, and where they stand. */
export interface Referred {
  readonly values: readonly Cell[];
  readonly area: Area;
}

/** As one formula sees the sheet. */
export interface FormulaView {
  referred(cell: PlanCell): Referred;
  /** Line of the sheet that a line of the template is. */
  lineOf(row: number): number;
}

/** What a formula becomes; one whose text is too long is its value alone. */
export interface FilledFormula {
  readonly value: Cell;
  readonly text: string | undefined;
}

/** Formulas of a sheet with one list, filled one at a time. */
export class ListFormulas {
  private readonly rows: ReturnType<typeof rowsOf>;
  private readonly found = new Map<Reference, readonly PlanCell[]>();

  constructor({ plan }: PlainList) {
    this.rows = rowsOf(plan.cells);
  }

  /** Cells that a formula reads. */
  cellsOf(node: FormulaNode): PlanCell[] {
    const cells: PlanCell[] = [];
    visitReferences(node, (reference) => cells.push(...this.behind(reference)));
    return cells;
  }

  fill(node: FormulaNode, view: FormulaView): FilledFormula {
    const known = new Map<Reference, readonly Referred[]>();
    visitReferences(node, (reference) => {
      known.set(
        reference,
        this.behind(reference).map((cell) => view.referred(cell)),
      );
    });
    const value = evaluate(node, (reference) => {
      const referred = known.get(reference) ?? [];
      const values = referred.flatMap((one) => one.values);
      const { row, lastRow, column, lastColumn } = reference.area;
      const isOne = row === lastRow && column === lastColumn && values.length <= 1;
      return isOne ? { one: values[0] ?? null } : { many: values, rows: () => toAreaRows(referred.flatMap(toPlaced)) };
    });
    const text = writeFormula(node, (reference) => toAreas(known.get(reference) ?? [], reference.area, view));
    return { value, text };
  }

  private behind(reference: Reference): readonly PlanCell[] {
    const known = this.found.get(reference);
    if (known) return known;
    const cells = cellsIn(reference.area, this.rows).filter(({ content }) => content.kind !== 'empty');
    this.found.set(reference, cells);
    return cells;
  }
}

/** Values of a list stand below each other, a value alone in the whole of its cell. */
function toPlaced({ values, area }: Referred): PlacedValue[] {
  if (values.length === 1) return [{ value: values[0] ?? null, area }];
  return values.map((value, i) => ({ value, area: { ...area, row: area.row + i, lastRow: area.row + i } }));
}

function toAreas(referred: readonly Referred[], { row, column }: Area, view: FormulaView): readonly Area[] {
  const [only] = referred;
  if (!only) return [{ row: view.lineOf(row), column, lastRow: view.lineOf(row), lastColumn: column }];
  const isOne = referred.length === 1 && only.values.length === 1;
  if (isOne) return [{ ...only.area, lastRow: only.area.row, lastColumn: only.area.column }];
  return joinAreas(referred.map(({ area }) => area));
}
