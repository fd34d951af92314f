import type { Notation } from '@aj-report/contract';
import type { CellSink } from '../cell/cell-sink.ts';
import type { FormatClass } from '../cell/number-format.ts';
import { ImportFault } from '../import-fault.ts';
import { ColumnStats } from './column-stats.ts';
import type { Notations } from './import-workbook.types.ts';
import type { SheetPlan } from './sheet-analysis.ts';

/** A column whose texts are read in a notation. */
interface Measured {
  readonly notation: Notation;
  readonly stats: ColumnStats;
}

/**
 * Another reading of a planned sheet, for columns whose notation was chosen: how large and how fine their numbers are
 * depends on it, and which columns they are is known only once the header is found.
 */
export class WrittenColumns implements CellSink {
  readonly needsText = true;
  private readonly plan: SheetPlan;
  private readonly date1904: boolean;
  /** By column of the sheet, counted from 1. */
  private readonly measured: ReadonlyMap<number, Measured>;
  private isData = false;

  /** @throws spreadsheet/column-unknown */
  constructor(sheet: string, plan: SheetPlan, notations: Notations, date1904: boolean) {
    this.plan = plan;
    this.date1904 = date1904;
    this.measured = new Map(
      Object.entries(notations).map(([column, notation]) => {
        const index = plan.columns.findIndex(({ name }) => name === column);
        const columns = plan.columns.map(({ name }) => name).join(', ');
        if (index < 0) throw new ImportFault('spreadsheet/column-unknown', { sheet, column, columns });
        return [plan.firstColumn + index, { notation, stats: new ColumnStats() }];
      }),
    );
  }

  /** The plan with what was measured. */
  planned(): SheetPlan {
    const columns = this.plan.columns.map((column, index) => {
      const measured = this.measured.get(this.plan.firstColumn + index);
      return measured ? { ...column, ...measured } : column;
    });
    return { ...this.plan, columns };
  }

  wantsText(column: number): boolean {
    return this.measured.has(column);
  }

  row(row: number): void {
    this.isData = row > this.plan.lastHeaderRow;
  }

  number(column: number, value: number, format: FormatClass): void {
    this.at(column)?.stats.addNumber(value, format, this.date1904);
  }

  bigInteger(column: number, digits: string): void {
    this.at(column)?.stats.addBigInteger(digits);
  }

  boolean(column: number): void {
    this.at(column)?.stats.addBoolean();
  }

  text(column: number, text: string): void {
    const measured = this.at(column);
    measured?.stats.addText(text, measured.notation);
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

  private at(column: number): Measured | undefined {
    return this.isData ? this.measured.get(column) : undefined;
  }
}
