import type { Readable } from 'node:stream';
import type { Table } from '@aj-report/contract';

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

/** All rows of each set of some pages. */
export async function gatherPages(pages: AsyncIterable<ReportPage>): Promise<Map<string, Table>> {
  const gathered = new Map<string, Table[]>();
  for await (const { setCode, table } of pages) gathered.set(setCode, [...(gathered.get(setCode) ?? []), table]);
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
