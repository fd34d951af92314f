import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { TextEncoding } from '@aj-report/contract';
import type { ReadText } from '../cell/cell-sink.ts';

const MARKS: readonly (readonly [string, TextEncoding])[] = [
  ['efbbbf', 'utf-8'],
  ['fffe', 'utf-16le'],
  ['feff', 'utf-16be'],
];
const HEAD_BYTES = 4096;

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
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of createReadStream(file)) decoder.decode(chunk as Uint8Array, { stream: true });
    decoder.decode();
    return { encoding: 'utf-8', isGuess: false };
  } catch {
    // Not UTF-8 somewhere.
    const { guessEncoding } = await import('./guess-encoding.ts');
    return { encoding: await guessEncoding(file), isGuess: true };
  }
}

/** The text of a file, piece by piece; a mark at its start is not part of it. */
export async function* readText(file: string, encoding: TextEncoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of createReadStream(file)) yield decoder.decode(chunk as Uint8Array, { stream: true });
  yield decoder.decode();
}
