import { isUtf8 } from 'node:buffer';
import { createReadStream, createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { TextEncoding } from '@aj-report/contract';
import type { ReadText } from '../cell/cell-sink.ts';

const MARKS: readonly (readonly [string, TextEncoding])[] = [
  ['efbbbf', 'utf-8'],
  ['fffe', 'utf-16le'],
  ['feff', 'utf-16be'],
];
const HEAD_BYTES = 4096;
const PIECE_BYTES = 1024 * 1024;
/** Bytes of the longest sign in UTF-8. */
const SIGN_BYTES = 4;

/** No text has them. */
// oxlint-disable-next-line no-control-regex
const CONTROLS = /[\u0000-\u0008\u000E-\u001F\uFFFD]/;

/** UTF-16 without a mark: commas, digits and ends of lines leave a zero in every second byte, and nowhere else. */
function unmarkedUtf16(head: Uint8Array): TextEncoding | undefined {
  const [even, odd] = [0, 1].map((first) => head.some((byte, at) => byte === 0 && at % 2 === first));
  if (even === odd) return undefined;
  const encoding = odd ? 'utf-16le' : 'utf-16be';
  const text = new TextDecoder(encoding).decode(head.subarray(0, head.length - (head.length % 2)));
  return CONTROLS.test(text) ? undefined : encoding;
}

/** Whether a file's first bytes are those of a text; other encodings than UTF-16 never hold a zero byte. */
export function isTextHead(head: Uint8Array): boolean {
  if (markOf(head) !== undefined) return true;
  return head.includes(0) ? unmarkedUtf16(head) !== undefined : head.length > 0;
}

/** The encoding that the first bytes of a text say. */
export function markOf(head: Uint8Array): TextEncoding | undefined {
  const hex = Buffer.from(head.subarray(0, 3)).toString('hex');
  return MARKS.find(([mark]) => hex.startsWith(mark))?.[1];
}

/** First bytes of a file. */
export async function readHead(file: string): Promise<Buffer> {
  const handle = await open(file, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** The encoding of a text file: by its mark, UTF-8 when every byte of it is, else the likeliest one. */
export async function findEncoding(file: string): Promise<ReadText> {
  const head = await readHead(file);
  const marked = markOf(head);
  if (marked) return { encoding: marked, isGuess: false };
  const unmarked = unmarkedUtf16(head);
  if (unmarked) return { encoding: unmarked, isGuess: true };
  if (await isWholeUtf8(file)) return { encoding: 'utf-8', isGuess: false };
  const { guessEncoding } = await import('./guess-encoding.ts');
  return { encoding: await guessEncoding(file), isGuess: true };
}

/** Whether all bytes of a file are UTF-8. */
async function isWholeUtf8(file: string): Promise<boolean> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of createReadStream(file, { highWaterMark: PIECE_BYTES })) {
    const bytes = Buffer.concat([rest, chunk as Buffer]);
    // The last sign may be cut: it begins in one of the last bytes.
    const start = Math.max(0, bytes.length - SIGN_BYTES);
    const cut = bytes.subarray(start).findLastIndex((byte) => byte < 0x80 || byte >= 0xc0);
    const end = cut < 0 ? bytes.length : start + cut;
    if (!isUtf8(bytes.subarray(0, end))) return false;
    rest = Buffer.from(bytes.subarray(end));
  }
  return isUtf8(rest);
}

/**
 * The text of a file, piece by piece; a mark at its start is not part of it.
 * @param start byte at which the reading begins
 */
export async function* readText(file: string, encoding: TextEncoding, start = 0): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { ignoreBOM: start > 0 });
  for await (const chunk of createReadStream(file, { start })) {
    yield decoder.decode(chunk as Uint8Array, { stream: true });
  }
  yield decoder.decode();
}

/** Writes a text as UTF-8 with a mark, so that a mark which the text itself has stays a sign of it. */
export async function copyAsUtf8(file: string, encoding: TextEncoding, copy: string): Promise<void> {
  await pipeline(Readable.from(withMark(readText(file, encoding))), createWriteStream(copy));
}

async function* withMark(texts: AsyncIterable<string>): AsyncGenerator<string> {
  yield '\ufeff';
  yield* texts;
}
