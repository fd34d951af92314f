import type { CellSink } from '../cell/cell-sink.ts';
import { readNumber } from '../cell/written-number.ts';
import type { ImportWarningText } from './import-workbook.types.ts';
import type { SheetPlan } from './sheet-analysis.ts';

/** Longer sheets are not looked through: they are no reports with totals in them. */
const ROWS_MAX = 20_000;
const CELLS_MAX = 1_000_000;
/** Columns that may hold the word. */
const LABEL_COLUMNS = 3;
const TOTAL_WORD =
  /^\s*(?:.{0,20}[\s:：-])?(?:合\s*计|总\s*计|小\s*计|共\s*计|累\s*计|(?:grand |sub ?-?)?totals?)\s*[:：]?\s*$|(?:合计|总计|小计)\s*[:：]?\s*$/iu;
const ROUNDING = 0.011;
/** Rows named in a note. */
const NAMED = 20;

interface ReadRow {
  readonly row: number;
  readonly label: string | undefined;
  /** Numbers by column. */
  readonly numbers: Map<number, number>;
}

/**
 * Another reading of a sheet: finds the rows that say that they are the total of rows above and are, to the last cent.
 * Added to the others they would be counted twice.
 */
export class TotalRows implements CellSink {
  readonly needsText = true;
  private readonly plan: SheetPlan;
  private readonly rows: ReadRow[] = [];
  private current: ReadRow | undefined;
  private labelOfRow: string | undefined;

  constructor(plan: SheetPlan) {
    this.plan = plan;
  }

  /** Whether the sheet is one that may have totals among its rows. */
  static isWorthwhile({ rows, columns, disordered }: SheetPlan): boolean {
    return !disordered && rows <= ROWS_MAX && rows * columns.length <= CELLS_MAX;
  }

  row(row: number): void {
    this.finishRow();
    this.current = row > this.plan.lastHeaderRow ? { row, label: undefined, numbers: new Map() } : undefined;
  }

  number(column: number, value: number): void {
    this.current?.numbers.set(column, value);
  }

  bigInteger(): void {
    return undefined;
  }

  boolean(): void {
    return undefined;
  }

  text(column: number, text: string): void {
    if (!this.current) return;
    const place = column - this.plan.firstColumn;
    if (place < LABEL_COLUMNS && TOTAL_WORD.test(text)) this.labelOfRow ??= text.trim();
    const notation = this.plan.columns[place]?.notation;
    const value = notation === 'decimalPoint' || notation === 'decimalComma' ? readNumber(text, notation) : undefined;
    // Percentages do not add up, and say nothing against those that do.
    if (value !== undefined && !text.includes('%')) this.current.numbers.set(column, value);
  }

  error(): void {
    return undefined;
  }

  uncalculated(): void {
    return undefined;
  }

  merge(): void {
    return undefined;
  }

  /** Rows that are totals, by their numbers in the sheet, with the word that each says. */
  find(): ReadonlyMap<number, string> {
    this.finishRow();
    const found = new Map<number, string>();
    let since: ReadRow[] = [];
    const all: ReadRow[] = [];
    for (const row of this.rows) {
      const isTotal = row.label !== undefined && (isSumOf(row, since) || isSumOf(row, all));
      if (isTotal) {
        found.set(row.row, row.label!);
        since = [];
      } else {
        since.push(row);
        all.push(row);
      }
    }
    return found;
  }

  private finishRow(): void {
    if (this.current) this.rows.push({ ...this.current, label: this.labelOfRow });
    this.current = undefined;
    this.labelOfRow = undefined;
  }
}

/** Whether its numbers are the sums of those of the rows; rates beside amounts are not, and may be fewer. */
function isSumOf({ numbers }: ReadRow, rows: readonly ReadRow[]): boolean {
  let agreeing = 0;
  let other = 0;
  for (const [column, value] of numbers) {
    const parts = rows.flatMap((row) => row.numbers.get(column) ?? []);
    const sum = parts.reduce((total, part) => total + part, 0);
    const isSame = Math.abs(sum - value) <= ROUNDING * Math.max(1, parts.length) + Math.abs(sum) * 1e-9;
    const isTelling = parts.some((part) => part !== 0);
    if (isSame && isTelling) agreeing++;
    else if (!isSame && !parts.concat(value).every((part) => Math.abs(part) <= 1)) other++;
  }
  return agreeing > 0 && agreeing >= other;
}

/** The plan without these rows, and what is said of them. */
export function withoutTotals(sheet: string, plan: SheetPlan, totals: ReadonlyMap<number, string>): SheetPlan {
  if (totals.size === 0) return plan;
  const rows = [...totals.keys()];
  const words = [...new Set(totals.values())].slice(0, 3).join(', ');
  const named = rows.slice(0, NAMED).join(', ') + (rows.length > NAMED ? ' …' : '');
  const message = {
    zh: `第 ${named} 行是上面各行的合计（“${words}”，数值相符），没有导入，免得重复计算；要导入它们，请重新导入并保留合计行`,
    en: `Rows ${named} are totals of the rows above ("${words}", and the sums agree): they were not imported, so that nothing counts twice; to have them, import again and keep rows of totals`,
  };
  return {
    ...plan,
    leftOutRows: new Set(rows),
    rows: plan.rows - rows.length,
    warnings: [...plan.warnings, { sheet, message }] satisfies ImportWarningText[],
  };
}
