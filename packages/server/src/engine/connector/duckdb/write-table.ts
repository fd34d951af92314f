import type { Column } from '@aj-report/contract';
import type { DuckDBDataChunk, DuckDBResult, DuckDBType } from '@duckdb/node-api';
import type { AnswerForm, WrittenTable } from '../../request/written-table.ts';
import { uniqueNames } from '../../sql/unique-names.ts';
import { columnWriter, type ColumnWriter } from './column-writer.ts';

export interface WriteOptions {
  /** Rows from here on are skipped and reported as truncation. */
  readonly maxRows: number;
  /** UTF-16 units of JSON that the cells may have; a longer answer is cut at a chunk and reported so. */
  readonly maxLength: number;
  /** A table, unless rows are wanted. */
  readonly form?: AnswerForm | undefined;
}

/** Columns of a result with unique names. */
export function toColumns(names: readonly string[], types: readonly DuckDBType[]): Column[] {
  return uniqueNames(names).map((name, index) => ({ name, type: columnWriter(types[index]!).type }));
}

/**
 * Reads a streamed result chunk by chunk and writes it as JSON, so that no row ever becomes an object.
 * Between chunks the event loop runs, so that a cancellation arrives.
 */
export async function writeTable(
  result: DuckDBResult,
  columns: readonly Column[],
  options: WriteOptions,
): Promise<WrittenTable> {
  const writers = result.columnTypes().map(columnWriter);
  const text = options.form === 'rows' ? new RowsText(columns) : new TableText(columns);
  let rowCount = 0;
  let truncated = false;
  for await (const chunk of chunksOf(result)) {
    const take = Math.min(chunk.rowCount, options.maxRows - rowCount);
    const isFull = text.length > options.maxLength;
    truncated = take < chunk.rowCount || isFull;
    if (take === 0 || isFull) break;
    text.push(writers.map((writer, index) => writeCells(writer, chunk.getColumnVector(index), take)));
    rowCount += take;
    if (truncated) break;
  }
  return { json: Buffer.from(text.finish(rowCount, truncated)), columns, rowCount, truncated };
}

/** Cells of chunks as the JSON of a Table: column by column. */
class TableText {
  length = 0;
  private readonly columns: readonly Column[];
  private readonly data: readonly string[][];

  constructor(columns: readonly Column[]) {
    this.columns = columns;
    this.data = columns.map(() => []);
  }

  push(cells: readonly (readonly string[])[]): void {
    cells.forEach((column, index) => {
      const text = column.join(',');
      this.length += text.length;
      this.data[index]!.push(text);
    });
  }

  finish(rowCount: number, truncated: boolean): string {
    const data = this.data.map((parts) => `[${parts.join(',')}]`).join(',');
    const head = `{"columns":${JSON.stringify(this.columns)},"data":[${data}]`;
    return `${head},"rowCount":${rowCount}${truncated ? ',"truncated":true' : ''}}`;
  }
}

/** Cells of chunks as the JSON of row objects. */
class RowsText {
  length = 0;
  private readonly keys: readonly string[];
  private readonly rows: string[] = [];

  constructor(columns: readonly Column[]) {
    this.keys = columns.map(({ name }, index) => `${index === 0 ? '{' : ','}${JSON.stringify(name)}:`);
  }

  push(cells: readonly (readonly string[])[]): void {
    const count = cells[0]?.length ?? 0;
    const text = writeRows(this.keys, cells, count);
    this.length += text.length;
    this.rows.push(text);
  }

  finish(): string {
    return `[${this.rows.join(',')}]`;
  }
}

/** The chunks of a result; the engine makes the next one while the last is read. */
async function* chunksOf(result: DuckDBResult): AsyncGenerator<DuckDBDataChunk> {
  let next = result.fetchChunk();
  try {
    for (let chunk = await next; chunk && chunk.rowCount > 0; chunk = await next) {
      next = result.fetchChunk();
      yield chunk;
    }
  } finally {
    // Its statement may be used again only when nothing of it runs.
    await next.catch(() => undefined);
  }
}

interface Vector {
  getItem(index: number): Parameters<ColumnWriter['write']>[0];
}

function writeCells(writer: ColumnWriter, vector: Vector, count: number): string[] {
  const cells = Array.from<string>({ length: count });
  for (let row = 0; row < count; row++) {
    const value = vector.getItem(row);
    cells[row] = value === null || value === undefined ? 'null' : writer.write(value);
  }
  return cells;
}

function writeRows(keys: readonly string[], cells: readonly (readonly string[])[], count: number): string {
  const rows = Array.from<string>({ length: count });
  for (let row = 0; row < count; row++) {
    let text = '';
    for (let column = 0; column < keys.length; column++) text += keys[column]! + cells[column]![row]!;
    rows[row] = `${text}}`;
  }
  return rows.join(',');
}
