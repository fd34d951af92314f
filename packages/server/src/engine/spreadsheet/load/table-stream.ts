import type { Readable } from 'node:stream';
import type { StoredType } from '../plan/column-stats.ts';

/** The pipe of the import process through which tables go. */
export const STREAM_FD = 4;
/** The pipe by which the import process notices that the service ended. */
export const LIFE_FD = 5;

const KIND = { table: 1, rows: 2, end: 3 } as const;
const HEAD_BYTES = 5;

export interface StreamedTable {
  readonly table: string;
  readonly columns: readonly { readonly name: string; readonly stored: StoredType }[];
}

/** What comes through the pipe: for every table its columns, pieces of its rows, and that it is whole. */
export type TablePart =
  | { readonly kind: 'table'; readonly table: StreamedTable }
  | { readonly kind: 'rows'; readonly bytes: Buffer }
  | { readonly kind: 'end' };

/** A piece as it is sent: a byte for its kind, four for its length, and its content. */
export function toFrame(part: TablePart): Buffer {
  const content =
    part.kind === 'table'
      ? Buffer.from(JSON.stringify(part.table))
      : part.kind === 'rows'
        ? part.bytes
        : Buffer.alloc(0);
  const head = Buffer.alloc(HEAD_BYTES);
  head.writeUInt8(KIND[part.kind], 0);
  head.writeUInt32LE(content.length, 1);
  return Buffer.concat([head, content]);
}

/** Pieces out of a pipe, however it cuts them; one that breaks off is left out. */
export async function* readParts(pipe: Readable): AsyncGenerator<TablePart> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of pipe as AsyncIterable<Buffer>) {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    while (rest.length >= HEAD_BYTES) {
      const end = HEAD_BYTES + rest.readUInt32LE(1);
      if (rest.length < end) break;
      yield toPart(rest.readUInt8(0), rest.subarray(HEAD_BYTES, end));
      rest = rest.subarray(end);
    }
  }
}

function toPart(kind: number, content: Buffer): TablePart {
  if (kind === KIND.table) return { kind: 'table', table: JSON.parse(content.toString()) as StreamedTable };
  return kind === KIND.rows ? { kind: 'rows', bytes: content } : { kind: 'end' };
}
