import type { Readable } from 'node:stream';
import type { Table } from '@aj-report/contract';

const NEW_LINE = 0x0a;

function parse(pieces: readonly Buffer[]): Table {
  return JSON.parse(Buffer.concat(pieces).toString()) as Table;
}

/** Tables of a stream: each the JSON of a line. */
export async function* readPages(source: Readable): AsyncGenerator<Table> {
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
export async function* writePages(pages: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const page of pages) {
    yield page;
    yield Buffer.from([NEW_LINE]);
  }
}
