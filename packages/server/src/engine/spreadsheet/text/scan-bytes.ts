import { open } from 'node:fs/promises';
import type { CellSink } from '../cell/cell-sink.ts';
import { ByteRecords } from './byte-records.ts';
import { TextShape } from '../cell/text-shape.ts';

/** A record that is longer is left to another reader. */
const PIECE_BYTES = 1024 * 1024;
const MARK = Buffer.from([0xef, 0xbb, 0xbf]);

/** How far a file was read by its bytes. */
export interface BytesScanned {
  /** Records so far. */
  readonly row: number;
  /** The byte at which another reader goes on; undefined when there is nothing left. */
  readonly rest: number | undefined;
  readonly shape: TextShape;
}

/** Reports the cells of a text in UTF-8 by its bytes, as far as its records are plain. */
export async function scanBytes(file: string, separator: string, sink: CellSink): Promise<BytesScanned> {
  const shape = new TextShape();
  const records = new ByteRecords(separator, sink, shape);
  const handle = await open(file, 'r');
  try {
    const buffer = Buffer.allocUnsafe(PIECE_BYTES);
    let position = 0;
    let filled = 0;
    for (;;) {
      const { bytesRead } = await handle.read(buffer, filled, PIECE_BYTES - filled, position + filled);
      filled += bytesRead;
      const isLast = bytesRead === 0;
      const isMarked = position === 0 && filled >= MARK.length && buffer.subarray(0, MARK.length).equals(MARK);
      const skipped = isMarked ? MARK.length : 0;
      const used = skipped + records.take(buffer.subarray(skipped, filled), isLast);
      position += used;
      if (records.isOdd || (used === 0 && filled === PIECE_BYTES)) return { row: records.row, rest: position, shape };
      if (isLast) {
        shape.isWhole = true;
        return { row: records.row, rest: undefined, shape };
      }
      buffer.copyWithin(0, used, filled);
      filled -= used;
      await sink.ready?.();
    }
  } finally {
    await handle.close();
  }
}
