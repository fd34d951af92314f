import type { CellSink, PlainText } from '../cell/cell-sink.ts';
import type { MergedCells } from './merged-cells.ts';
import type { Misfits } from './misfits.ts';
import type { OpenReadings } from './open-readings.ts';
import type { SheetPlan } from '../plan/sheet-analysis.ts';
import type { TargetTable } from '../plan/target-table.ts';
import type { BaseTable } from '../plan/base-table.ts';

/** A sheet and the table that its rows go into. */
export interface TableOptions {
  readonly target: TargetTable;
  /** The sheet's own name, for messages. */
  readonly sheet: string;
  readonly plan: SheetPlan;
  readonly date1904: boolean;
  /** Called for every row that is added. */
  readonly onRow: () => void;
}

/** Takes the rows of one sheet. */
export interface TableSink extends CellSink {
  /** Whole once everything was taken. */
  readonly misfits: Misfits;
  readonly openReadings: OpenReadings;
  readonly mergedCells: MergedCells;
  /** Everything that was taken is on its way. */
  finish(): Promise<void>;
}

/** Where the tables of a workbook go, one after the other. */
export interface LoadTarget {
  /** The tables that are there already and stay. */
  readonly base: readonly BaseTable[];
  /**
   * Has the engine read a text by itself, where it can and gets the same values; nothing is changed when it answers false.
   * @param onProgress rows so far
   */
  loadText?(options: TableOptions, text: PlainText, onProgress: (rows: number) => void): Promise<boolean>;
  open(options: TableOptions): Promise<TableSink>;
  /** After the last table. */
  finish(): Promise<void>;
  /** Always called at the end. */
  close(): void;
}
