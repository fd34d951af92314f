import type { Cell, ExcelCell, ExcelCellAutoFilter, ExcelSheet, ExcelStyle, ExcelTemplate } from '@aj-report/contract';
import type { Part } from '../expression/expression.types.ts';
import type { FormulaNode } from '../formula/formula.types.ts';

/** What stands in a cell of a template. */
export type Content =
  | { readonly kind: 'empty' }
  | { readonly kind: 'constant'; readonly value: Cell }
  | { readonly kind: 'parts'; readonly parts: readonly Part[] }
  | { readonly kind: 'formula'; readonly node: FormulaNode };

/** A cell of a template with its parents found. */
export interface PlanCell {
  /** Place in the list of its sheet. */
  readonly id: number;
  /** `A3` */
  readonly name: string;
  readonly row: number;
  readonly column: number;
  readonly rowSpan: number;
  readonly columnSpan: number;
  readonly content: Content;
  readonly style: ExcelStyle | undefined;
  /** As it was written. */
  readonly source: ExcelCell;
  /** It expands so; `none` too where it is a column of a list that another cell expands. */
  expand: 'down' | 'right' | 'none';
  /** Data set over whose rows it expands. */
  readonly set: string | undefined;
  /** Fields by which it tells groups apart. */
  readonly fields: readonly string[];
  left: PlanCell | undefined;
  top: PlanCell | undefined;
  /** Nearest of its parents that expands down. */
  leftNode: PlanCell | undefined;
  /** Nearest of its parents that expands right. */
  topNode: PlanCell | undefined;
  /** By what viewers sort and filter at it. */
  autoFilter: ExcelCellAutoFilter | undefined;
}

/** A cell of the template with a formula. */
export type FormulaCell = PlanCell & { readonly content: { readonly kind: 'formula' } };

export function isFormulaCell(cell: PlanCell): cell is FormulaCell {
  return cell.content.kind === 'formula';
}

export interface SheetPlan {
  readonly sheet: ExcelSheet;
  readonly nameParts: readonly Part[];
  readonly cells: readonly PlanCell[];
  /** Cells that expand, parents first. */
  readonly nodes: readonly PlanCell[];
  /** Cells with formulas, those that others read first. */
  readonly formulas: readonly PlanCell[];
  readonly byName: ReadonlyMap<string, PlanCell>;
  readonly rowCount: number;
  readonly columnCount: number;
}

export interface TemplatePlan {
  readonly template: ExcelTemplate;
  readonly sheets: readonly SheetPlan[];
  /**
   * Cells with formulas of all sheets, those that others read first; the cells of one run read each other's copy before
   * and are computed copy by copy.
   */
  readonly formulas: readonly (readonly PlanCell[])[];
  /** Data sets that it uses, each once. */
  readonly setCodes: readonly string[];
}
