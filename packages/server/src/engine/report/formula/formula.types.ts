/** Whole rectangle of a reference in the template; one cell has equal corners. */
export interface Area {
  readonly row: number;
  readonly column: number;
  readonly lastRow: number;
  readonly lastColumn: number;
}

/** Corners of a reference that have a `$` before their line or column: those stay where they are in all copies. */
export interface FixedCorners {
  readonly row: boolean;
  readonly lastRow: boolean;
  readonly column: boolean;
  readonly lastColumn: boolean;
}

/** How many copies before the formula's own: `C2[-1]` downwards, `C2[,-1]` to the right; 0 = its own. */
export interface CopiesBefore {
  readonly down: number;
  readonly right: number;
}

/** Pages of paper as seen from the formula's own: it, those before it, both. */
export type WhichPages = 'page' | 'pages before' | 'pages so far';

/** A rectangle of a named sheet; without a name that of the formula. */
export interface SheetArea extends Area {
  readonly sheet?: string;
}

export type BinaryOperator = '+' | '-' | '*' | '/' | '^' | '&' | '=' | '<>' | '<' | '>' | '<=' | '>=';

/** A formula as a tree. */
export type FormulaNode =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'text'; readonly value: string }
  | { readonly kind: 'boolean'; readonly value: boolean }
  /** `sheet` as it was written; without it the sheet of the formula. */
  | {
      readonly kind: 'reference';
      readonly area: Area;
      readonly sheet?: string;
      /** Absent where no corner has a `$`. */
      readonly fixed?: FixedCorners;
      readonly before?: CopiesBefore;
      /** Only the copies on these pages of paper count. */
      readonly pages?: WhichPages;
      /** `C2[group]`: all copies within the parent of the formula's own one. */
      readonly ofGroup?: true;
    }
  | { readonly kind: 'unary'; readonly operator: '+' | '-' | '%'; readonly of: FormulaNode }
  | {
      readonly kind: 'binary';
      readonly operator: BinaryOperator;
      readonly left: FormulaNode;
      readonly right: FormulaNode;
    }
  | { readonly kind: 'fault'; readonly code: string }
  /** Constants in rows of equal length: `{1,2;3,4}`. */
  | { readonly kind: 'matrix'; readonly rows: readonly (readonly Constant[])[] }
  | { readonly kind: 'call'; readonly name: string; readonly args: readonly (FormulaNode | undefined)[] };

export type Reference = FormulaNode & { kind: 'reference' };

/** What may stand in a matrix; the code of a fault in place of it. */
export type Constant = number | string | boolean | { readonly code: string };
