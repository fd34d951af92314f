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
import type { StoredType } from '../plan/column-stats.ts';
import { toEpochDays, toEpochMs } from '../cell/excel-date.ts';
import type { TableOptions, TableSink } from './load-target.ts';
import { SheetLoader } from './sheet-loader.ts';
import type { Value } from './value.ts';
import type { TargetTable } from '../plan/target-table.ts';
import type { BaseTable } from '../plan/base-table.ts';

/** Rows of one DuckDB vector; of wide tables a chunk holds fewer. */
const MAX_CHUNK_ROWS = 2048;
const MAX_CHUNK_CELLS = 256 * 1024;
/** The appender keeps up to 204,800 rows in memory unless it is flushed: too many for wide tables. */
const FLUSH_CELLS = 2_000_000;

/** A column of the chunk being filled and how its values become DuckDB's. */
interface ColumnBuffer {
  readonly values: Value[];
  readonly toStored: ((value: Value) => DuckDBValue) | undefined;
}

export interface LoaderOptions extends TableOptions {
  readonly connection: DuckDBConnection;
}

/** Second reading of a sheet: appends its rows to a table, a chunk of columns at a time. */
export class TableLoader extends SheetLoader implements TableSink {
  private readonly connection: DuckDBConnection;
  private readonly appender: DuckDBAppender;
  private readonly types: DuckDBType[];
  /** In the order of the table. */
  private readonly columns: ColumnBuffer[];
  private readonly chunkRows: number;
  private readonly rowNumbers: number[] = [];
  private index = -1;
  private unflushed = 0;

  private constructor(options: LoaderOptions, appender: DuckDBAppender) {
    super(options);
    this.connection = options.connection;
    this.appender = appender;
    this.types = Array.from({ length: appender.columnCount }, (_, column) => appender.columnType(column));
    this.chunkRows = Math.min(MAX_CHUNK_ROWS, Math.ceil(MAX_CHUNK_CELLS / this.types.length));
    const { target, date1904 } = options;
    this.columns = target.columns.map((column) => ({
      values: Array.from({ length: this.chunkRows }, () => null),
      toStored: column.isFitted ? fittedConverterOf(column.stored) : converterOf(column.stored, date1904),
    }));
  }

  /** Makes the table, or widens the one that is there, and a loader for it. */
  static async create(options: LoaderOptions): Promise<TableLoader> {
    const { plan, connection, target } = options;
    const isStaged = plan.disordered;
    const definitions = target.columns.map(({ name, stored }) => `${quoteName(name)} ${stored.sql}`);
    if (target.base) await widenTable(connection, target, target.base);
    if (isStaged) definitions.push(`${quoteName(rowColumn(target))} BIGINT`);
    const name = isStaged ? stagingName(target.name) : target.name;
    if (isStaged || !target.base) await connection.run(`CREATE TABLE ${quoteName(name)} (${definitions.join(', ')})`);
    return new TableLoader(options, await connection.createAppender(name));
  }

  protected startRow(row: number): void {
    this.index++;
    if (this.index === this.chunkRows) this.flush();
    this.rowNumbers[this.index] = row;
  }

  protected put(at: number, value: Value): void {
    this.columns[at]!.values[this.index] = value;
  }

  /** Writes what is left; rows that were out of order are put into the order of their numbers. */
  async finish(): Promise<void> {
    this.endRow();
    this.index++;
    if (this.index > 0) this.flush();
    this.appender.closeSync();
    const { plan, target } = this.options;
    const { connection } = this;
    if (!plan.disordered) return;
    const staging = quoteName(stagingName(target.name));
    const names = target.columns.map(({ name }) => quoteName(name)).join(', ');
    const rows = `SELECT ${names} FROM ${staging} ORDER BY ${quoteName(rowColumn(target))}, rowid`;
    const table = quoteName(target.name);
    await connection.run(target.base ? `INSERT INTO ${table} ${rows}` : `CREATE TABLE ${table} AS ${rows}`);
    await connection.run(`DROP TABLE ${staging}`);
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

/** Adds the columns that the table lacks and makes others wide enough. */
async function widenTable(connection: DuckDBConnection, target: TargetTable, base: BaseTable): Promise<void> {
  const had = new Map(base.columns.map(({ name, stored }) => [name, stored.sql]));
  const table = quoteName(target.name);
  for (const { name, stored } of target.columns) {
    const before = had.get(name);
    if (before === stored.sql) continue;
    const column = quoteName(name);
    const change = before === undefined ? `ADD COLUMN ${column} ${stored.sql}` : `ALTER ${column} TYPE ${stored.sql}`;
    await connection.run(`ALTER TABLE ${table} ${change}`);
  }
}

type Converter = ((value: Value) => DuckDBValue) | undefined;

/** From what a reader reports, of which dates are serials. */
function converterOf(stored: StoredType, date1904: boolean): Converter {
  if (stored.sql === 'DATE') return (value) => new DuckDBDateValue(toEpochDays(Number(value), date1904));
  if (stored.sql === 'TIMESTAMP') {
    return (value) => new DuckDBTimestampValue(BigInt(toEpochMs(Number(value), date1904)) * 1000n);
  }
  return numberConverterOf(stored);
}

/** From what `fitCell` makes. */
function fittedConverterOf(stored: StoredType): Converter {
  if (stored.sql === 'DATE') return (value) => new DuckDBDateValue(Number(value));
  if (stored.sql === 'TIMESTAMP') return (value) => new DuckDBTimestampValue(BigInt(value!) * 1000n);
  return numberConverterOf(stored);
}

function numberConverterOf({ sql, scale }: StoredType): Converter {
  if (sql === 'BIGINT' || sql === 'HUGEINT') return (value) => BigInt(value!);
  if (!sql.startsWith('DECIMAL')) return undefined;
  const power = 10 ** scale;
  return (value) => new DuckDBDecimalValue(BigInt(Math.round(Number(value) * power)), 18, scale);
}

/** A name that no column and no sheet has: sheet names are at most 31 characters long in Excel. */
function stagingName(table: string): string {
  return `${table} (rows out of order, being sorted)`;
}

function rowColumn({ columns }: TargetTable): string {
  return columns.reduce((longest, { name }) => (name.length >= longest.length ? `${name}_` : longest), 'row');
}

export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
