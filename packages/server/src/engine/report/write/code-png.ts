import { crc32, deflateSync } from 'node:zlib';
import type { CodeMatrix } from '../code/encode-code.ts';

/** Pixels of a module: a picture that is enlarged on paper stays sharp. */
const SCALE = 8;
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function chunk(type: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(content), 4);
  return Buffer.concat([frame.subarray(0, 4), content, frame.subarray(4)]);
}

/** One line of pixels, a bit each, white = 1, behind the byte that says how it is filtered: not at all. */
function lineOf(modules: readonly boolean[]): Buffer {
  // A module is as wide as a byte.
  return Buffer.from([0, ...modules.map((isDark) => (isDark ? 0x00 : 0xff))]);
}

/** A code as a PNG picture of two colours. @source https://www.w3.org/TR/png-3/ */
export function toPng({ rows }: CodeMatrix): Buffer {
  const width = (rows[0]?.length ?? 0) * SCALE;
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(rows.length * SCALE, 4);
  // One bit a pixel, shades of grey.
  head.writeUInt8(1, 8);
  const lines = rows.flatMap((modules) => Array<Buffer>(SCALE).fill(lineOf(modules)));
  const pixels = deflateSync(Buffer.concat(lines));
  return Buffer.concat([SIGNATURE, chunk('IHDR', head), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
}
