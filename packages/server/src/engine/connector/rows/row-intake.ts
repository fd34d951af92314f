import { AppError, type Column } from '@aj-report/contract';
import type { WrittenTable } from '../../request/written-table.ts';
import { COLUMNS_MAX } from '../guard/connector-limits.ts';
import type { ReadOptions } from '../../query/query-source.types.ts';
import { writerOf, type RowWriter } from './row-writer.ts';
import type { RawCell } from './text-cell.ts';

/** Rows beyond the wanted ones that a statement asks for, to see whether there are more. */
const SPARE_ROWS = 1;

export function tooManyColumns(): AppError {
  const detail = { zh: `超过 ${COLUMNS_MAX} 列`, en: `there are more than ${COLUMNS_MAX} columns` };
  return new AppError('data-source/answer-invalid', { detail });
}

/** Takes the rows of one answer from a driver, and says when to read no more. */
export class RowIntake {
  private readonly options: ReadOptions;
  private writer: RowWriter | undefined;
  private fault: unknown;
  private refused = 0;

  constructor(options: ReadOptions) {
    this.options = options;
  }

  get hasBegun(): boolean {
    return this.writer !== undefined || this.isFaulty;
  }

  /** A row was no row of its columns. */
  get isFaulty(): boolean {
    return this.fault !== undefined;
  }

  begin(columns: readonly Column[]): void {
    if (columns.length > COLUMNS_MAX) this.fault ??= tooManyColumns();
    else this.writer ??= writerOf(columns, this.options);
  }

  /** False when nothing more should be read: a cell is no value of its column, or more rows come than were asked for. */
  take(row: readonly RawCell[]): boolean {
    try {
      if (this.writer?.push(row) === false) this.refused++;
    } catch (error) {
      this.fault ??= error;
    }
    return this.fault === undefined && this.refused <= SPARE_ROWS;
  }

  /** @throws AppError sql/not-a-select without columns, data-source/answer-invalid */
  finish(): WrittenTable {
    if (this.fault !== undefined) throw this.fault;
    if (!this.writer) throw new AppError('sql/not-a-select');
    return this.writer.finish();
  }
}
