import {
  DuckDBDataChunk,
  DuckDBDateValue,
  DuckDBDecimalValue,
  DuckDBTimestampValue,
  type DuckDBAppender,
  type DuckDBConnection,
  type DuckDBType,
  type DuckDBValue,
} from '@duckdb/node-api';
import type { CellSink } from './cell-sink.ts';
import { kindOfNumber, toEpochDays, toEpochMs, toValueText, VALUE } from './excel-date.ts';
import type { FormatClass } from './number-format.ts';
import type { SheetPlan } from './sheet-analysis.ts';

/** Rows of one DuckDB vector; of wide tables a chunk holds fewer. */
const MAX_CHUNK_ROWS = 2048;
const MAX_CHUNK_CELLS = 256 * 1024;
/** The appender keeps up to 204,800 rows in memory unless told to hand them on: too many for wide tables. */
const FLUSH_CELLS = 2_000_000;

type Value = string | number | boolean | null;

/** A column of the chunk being filled and how its values become DuckDB's. */
interface ColumnBuffer {
  readonly values: Value[];
  readonly isText: boolean;
  readonly toStored: ((value: Value) => DuckDBValue) | undefined;
}

export interface LoaderOptions {
  readonly connection: DuckDBConnection;
  readonly table: string;
  readonly plan: SheetPlan;
  readonly date1904: boolean;
  /** Called for every row that is added. */
  readonly onRow: () => void;
}

/** Second reading of a sheet: appends its rows to a table, a chunk of columns at a time. */
export class TableLoader implements CellSink {
  readonly needsText = true;
  private readonly options: LoaderOptions;
  private readonly appender: DuckDBAppender;
  private readonly types: DuckDBType[];
  private readonly columns: ColumnBuffer[];
  private readonly chunkRows: number;
  private readonly rowNumbers: number[] = [];
  private index = -1;
  private isData = false;
  private unflushed = 0;

  private constructor(options: LoaderOptions, appender: DuckDBAppender) {
    this.options = options;
    this.appender = appender;
    this.types = Array.from({ length: appender.columnCount }, (_, column) => appender.columnType(column));
    this.chunkRows = Math.min(MAX_CHUNK_ROWS, Math.ceil(MAX_CHUNK_CELLS / this.types.length));
    this.columns = options.plan.columns.map(({ stored }) => ({
      values: Array.from({ length: this.chunkRows }, () => null),
      isText: stored.sql === 'VARCHAR',
      toStored: converterOf(stored.sql, stored.scale, options.date1904),
    }));
  }

  /** Makes the table and a loader for it. */
  static async create(options: LoaderOptions): Promise<TableLoader> {
    const { plan, connection, table } = options;
    const definitions = plan.columns.map(({ name, stored }) => `${quoteName(name)} ${stored.sql}`);
    if (plan.disordered) definitions.push(`${quoteName(rowColumn(plan))} BIGINT`);
    const target = plan.disordered ? stagingName(table) : table;
    await connection.run(`CREATE TABLE ${quoteName(target)} (${definitions.join(', ')})`);
    return new TableLoader(options, await connection.createAppender(target));
  }

  wantsText(column: number): boolean {
    return this.columns[column - this.options.plan.firstColumn]?.isText ?? false;
  }

  row(row: number): void {
    this.isData = row > this.options.plan.lastHeaderRow;
    if (!this.isData) return;
    this.index++;
    if (this.index === this.chunkRows) this.flush();
    this.rowNumbers[this.index] = row;
    this.options.onRow();
  }

  number(column: number, value: number, format: FormatClass): void {
    const buffer = this.bufferAt(column);
    if (!buffer) return;
    const { date1904 } = this.options;
    const kind = kindOfNumber(value, format, date1904);
    if (kind === VALUE.none) return;
    buffer.values[this.index] = buffer.isText ? toValueText(value, kind, date1904) : value;
  }

  bigInteger(column: number, digits: string): void {
    const buffer = this.bufferAt(column);
    if (buffer) buffer.values[this.index] = digits;
  }

  boolean(column: number, value: boolean): void {
    const buffer = this.bufferAt(column);
    if (buffer) buffer.values[this.index] = buffer.isText ? (value ? 'TRUE' : 'FALSE') : value;
  }

  text(column: number, text: string): void {
    const buffer = this.bufferAt(column);
    if (buffer) buffer.values[this.index] = text;
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

  /** Writes what is left; rows that were out of order are put into the order of their numbers. */
  async finish(): Promise<void> {
    this.index++;
    if (this.index > 0) this.flush();
    this.appender.closeSync();
    const { plan, connection, table } = this.options;
    if (!plan.disordered) return;
    const staging = quoteName(stagingName(table));
    const names = plan.columns.map(({ name }) => quoteName(name)).join(', ');
    const order = `${quoteName(rowColumn(plan))}, rowid`;
    await connection.run(`CREATE TABLE ${quoteName(table)} AS SELECT ${names} FROM ${staging} ORDER BY ${order}`);
    await connection.run(`DROP TABLE ${staging}`);
  }

  private bufferAt(column: number): ColumnBuffer | undefined {
    return this.isData ? this.columns[column - this.options.plan.firstColumn] : undefined;
  }

  /** Appends the first `index` rows and starts the next chunk. */
  private flush(): void {
    const rows = this.index;
    const chunk = DuckDBDataChunk.create(this.types, rows);
    this.columns.forEach(({ values, toStored }, column) => {
      const vector = chunk.getColumnVector(column);
      for (let row = 0; row < rows; row++) {
        const value = values[row]!;
        vector.setItem(row, value === null || !toStored ? value : toStored(value));
      }
      vector.flush();
      values.fill(null);
    });
    if (this.options.plan.disordered) {
      chunk.setColumnValues(this.columns.length, this.rowNumbers.slice(0, rows).map(BigInt));
    }
    this.appender.appendDataChunk(chunk);
    this.unflushed += rows * this.types.length;
    if (this.unflushed >= FLUSH_CELLS) {
      this.appender.flushSync();
      this.unflushed = 0;
    }
    this.index = 0;
  }
}

function converterOf(sql: string, scale: number, date1904: boolean): ((value: Value) => DuckDBValue) | undefined {
  if (sql === 'BIGINT' || sql === 'HUGEINT') return (value) => BigInt(value!);
  if (sql === 'DATE') return (value) => new DuckDBDateValue(toEpochDays(Number(value), date1904));
  if (sql === 'TIMESTAMP') {
    return (value) => new DuckDBTimestampValue(BigInt(toEpochMs(Number(value), date1904)) * 1000n);
  }
  if (sql.startsWith('DECIMAL')) {
    const power = 10 ** scale;
    return (value) => new DuckDBDecimalValue(BigInt(Math.round(Number(value) * power)), 18, scale);
  }
  return undefined;
}

/** A name that no column and no sheet has: sheet names are at most 31 characters long in Excel. */
function stagingName(table: string): string {
  return `${table} (rows out of order, being sorted)`;
}

function rowColumn(plan: SheetPlan): string {
  return plan.columns.reduce((longest, { name }) => (name.length >= longest.length ? `${name}_` : longest), 'row');
}

export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
