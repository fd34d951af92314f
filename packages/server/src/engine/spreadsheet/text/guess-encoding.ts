import { createReadStream } from 'node:fs';
import { TEXT_ENCODINGS, type TextEncoding } from '@aj-report/contract';
import { detectAll } from 'jschardet';

/** Bytes that are guessed from: those of lines with letters beyond ASCII, which alone say something. */
const SAMPLE_BYTES = 64 * 1024;

/** Our names of what the library tells apart; the encodings of one family that differ in a few signs are one. */
const KNOWN: Readonly<Record<string, TextEncoding>> = {
  gb2312: 'gb18030',
  gbk: 'gb18030',
  cp936: 'gb18030',
  cp950: 'big5',
  'big5-hkscs': 'big5',
  cp932: 'shift_jis',
  'shift-jis': 'shift_jis',
  cp949: 'euc-kr',
  'iso-8859-1': 'windows-1252',
  'iso8859-15': 'windows-1252',
  'iso-8859-15': 'windows-1252',
};

function toKnown(name: string | null): TextEncoding | undefined {
  const lower = (name ?? '').toLowerCase();
  return KNOWN[lower] ?? TEXT_ENCODINGS.find((encoding) => encoding === lower);
}

function canBe(encoding: TextEncoding, sample: Uint8Array): boolean {
  try {
    new TextDecoder(encoding, { fatal: true }).decode(sample, { stream: true });
    return true;
  } catch {
    return false;
  }
}

/** Lines of a file that have letters beyond ASCII, whole, so that none is cut within a letter. */
async function sampleOf(file: string): Promise<Buffer> {
  const lines: Buffer[] = [];
  let size = 0;
  let rest = Buffer.alloc(0);
  for await (const chunk of createReadStream(file)) {
    const bytes = Buffer.concat([rest, chunk as Buffer]);
    let from = 0;
    for (let end = bytes.indexOf(10, from); end >= 0; end = bytes.indexOf(10, from)) {
      const line = bytes.subarray(from, end + 1);
      from = end + 1;
      if (!line.some((byte) => byte > 0x7f)) continue;
      lines.push(Buffer.from(line));
      size += line.length;
      if (size >= SAMPLE_BYTES) return Buffer.concat(lines);
    }
    rest = Buffer.from(bytes.subarray(from));
    if (rest.length >= SAMPLE_BYTES) break;
  }
  return Buffer.concat([...lines, rest]);
}

/** The likeliest encoding of a text that is no Unicode; that of Chinese Windows where nothing speaks for another. */
export async function guessEncoding(file: string): Promise<TextEncoding> {
  const sample = await sampleOf(file);
  for (const { encoding } of detectAll(sample)) {
    const known = toKnown(encoding);
    if (known !== undefined && !known.startsWith('utf-') && canBe(known, sample)) return known;
  }
  return 'gb18030';
}
