import type { Column } from '@aj-report/contract';
import type { DuckDBDataChunk, DuckDBResult, DuckDBType } from '@duckdb/node-api';
import { uniqueNames } from './unique-names.ts';
import { columnWriter, type ColumnWriter } from './column-writer.ts';

export interface WriteOptions {
  /** Rows from here on are skipped and reported as truncation. */
  readonly maxRows: number;
  /** UTF-16 units of JSON that columns, and row objects, may have; longer ones are cut at a chunk and reported so. */
  readonly maxLength: number;
  /** Write the rows as objects too. */
  readonly rows: boolean;
}

export interface WrittenTable {
  readonly tableJson: Buffer;
  readonly rowsJson?: Buffer;
  readonly columns: readonly Column[];
  readonly rowCount: number;
  readonly truncated: boolean;
  /** All rows of which these are some, where they were counted. */
  readonly total?: number;
}

/** Columns of a result with unique names. */
export function toColumns(names: readonly string[], types: readonly DuckDBType[]): Column[] {
  return uniqueNames(names).map((name, index) => ({ name, type: columnWriter(types[index]!).type }));
}

/**
 * Reads a streamed result chunk by chunk and writes it as JSON of a Table, so that no row ever becomes an object.
 * Between chunks the event loop runs, so that a cancellation arrives.
 */
export async function writeTable(
  result: DuckDBResult,
  columns: readonly Column[],
  options: WriteOptions,
): Promise<WrittenTable> {
  const writers = result.columnTypes().map(columnWriter);
  const data: string[][] = columns.map(() => []);
  const rows: string[] = [];
  const keys = columns.map((column, index) => `${index === 0 ? '{' : ','}${JSON.stringify(column.name)}:`);
  let rowCount = 0;
  let length = 0;
  let rowsLength = 0;
  const isFull = () => Math.max(length, rowsLength) > options.maxLength;
  let truncated = false;
  for await (const chunk of chunksOf(result)) {
    const take = Math.min(chunk.rowCount, options.maxRows - rowCount);
    truncated = take < chunk.rowCount || isFull();
    if (take === 0 || isFull()) break;
    const cells = writers.map((writer, index) => writeCells(writer, chunk.getColumnVector(index), take));
    cells.forEach((column, index) => {
      const text = column.join(',');
      length += text.length;
      data[index]!.push(text);
    });
    if (options.rows) {
      const text = writeRows(keys, cells, take);
      rowsLength += text.length;
      rows.push(text);
    }
    rowCount += take;
    if (truncated) break;
  }
  const head = `{"columns":${JSON.stringify(columns)},"data":[${data.map((parts) => `[${parts.join(',')}]`).join(',')}]`;
  const tableJson = Buffer.from(`${head},"rowCount":${rowCount}${truncated ? ',"truncated":true' : ''}}`);
  const written = { tableJson, columns, rowCount, truncated };
  return options.rows ? { ...written, rowsJson: Buffer.from(`[${rows.join(',')}]`) } : written;
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
