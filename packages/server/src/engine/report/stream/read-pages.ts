import type { Readable } from 'node:stream';
import type { Table } from '@aj-report/contract';
import type { TellProgress } from '../../child/answer-parent.ts';

/** Some rows of a set. */
interface PageOf<Rows> {
  readonly setCode: string;
  /** Rows of all pages of the set. */
  readonly total: number;
  readonly table: Rows;
}

export type ReportPage = PageOf<Table>;
/** Its table as JSON bytes. */
export type WrittenPage = PageOf<Uint8Array>;

const NEW_LINE = 0x0a;
/** Rows of a table in memory that are written between two words about progress. */
const SLICE_ROWS = 5_000;

function parse(pieces: readonly Buffer[]): ReportPage {
  return JSON.parse(Buffer.concat(pieces).toString()) as ReportPage;
}

/** Pages of a stream: each the JSON of a line. */
export async function* readPages(source: Readable): AsyncGenerator<ReportPage> {
  let held: Buffer[] = [];
  for await (const piece of source as AsyncIterable<Buffer>) {
    let rest = piece;
    for (let end = rest.indexOf(NEW_LINE); end >= 0; end = rest.indexOf(NEW_LINE)) {
      yield parse([...held, rest.subarray(0, end)]);
      held = [];
      rest = rest.subarray(end + 1);
    }
    if (rest.length > 0) held.push(rest);
  }
}

/** Pages as they are read again; JSON has no line breaks of its own. */
export async function* writePages(pages: AsyncIterable<WrittenPage>): AsyncGenerator<Uint8Array> {
  for await (const { table, ...page } of pages) {
    yield Buffer.from(`${JSON.stringify(page).slice(0, -1)},"table":`);
    yield table;
    yield Buffer.from([0x7d, NEW_LINE]);
  }
}

/** A table as pages, so that progress is reported while it is written. */
export async function* toPages(table: Table | undefined): AsyncGenerator<ReportPage> {
  const { columns, data, rowCount: total } = table ?? { columns: [], data: [], rowCount: 0 };
  for (let at = 0; at < total; at += SLICE_ROWS) {
    const rowCount = Math.min(SLICE_ROWS, total - at);
    const cells = data.map((column) => column.slice(at, at + rowCount));
    yield { setCode: '', total, table: { columns, data: cells, rowCount } };
  }
}

/** All rows of each of so many sets. */
export async function gatherPages(
  pages: AsyncIterable<ReportPage>,
  count: number,
  tell: TellProgress,
): Promise<Map<string, Table>> {
  const gathered = new Map<string, Table[]>();
  let rows = 0;
  for await (const { setCode, total, table } of pages) {
    const tables = gathered.get(setCode) ?? [];
    tables.push(table);
    gathered.set(setCode, tables);
    rows += table.rowCount;
    const own = tables.reduce((sum, { rowCount }) => sum + rowCount, 0);
    tell((gathered.size - 1 + (total === 0 ? 1 : own / total)) / count, rows);
  }
  return new Map([...gathered].map(([setCode, tables]) => [setCode, joined(tables)]));
}

/** Pages of one set have the same columns. */
function joined(tables: readonly Table[]): Table {
  const columns = tables[0]?.columns ?? [];
  return {
    columns,
    data: columns.map((_, at) => tables.flatMap(({ data }) => data[at] ?? [])),
    rowCount: tables.reduce((sum, { rowCount }) => sum + rowCount, 0),
  };
}
