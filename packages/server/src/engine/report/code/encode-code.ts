import { AppError, LIMITS, type ExcelCode } from '@aj-report/contract';
import JsBarcode from 'jsbarcode';
import { encodeQR } from 'qr';

/** A code as its modules, dark ones true, with the white around it that readers need. */
export interface CodeMatrix {
  readonly kind: ExcelCode;
  readonly text: string;
  readonly rows: readonly (readonly boolean[])[];
}

/** Modules of white around a code: readers find it by them. */
const QR_QUIET = 2;
const CODE128_QUIET = 10;
/** @source ISO/IEC 15417 */
const NO_CODE128 = /\P{ASCII}/u;

function encodeQr(text: string): boolean[][] {
  const bytes = Buffer.byteLength(text);
  const limit = LIMITS.qrBytesMax;
  if (bytes > limit) throw new AppError('excel/qr-too-long', { bytes, limit });
  return encodeQR(text, 'raw', { ecc: 'medium', border: QR_QUIET });
}

function encodeCode128(text: string): boolean[][] {
  const { length } = text;
  const limit = LIMITS.code128Max;
  if (length > limit) throw new AppError('excel/code128-too-long', { length, limit });
  const [character] = NO_CODE128.exec(text) ?? [];
  if (character !== undefined) throw new AppError('excel/code128-characters', { character });
  // An object in place of an element is given the modules, and nothing is drawn.
  const encoded: { encodings?: readonly { readonly data: string }[] } = {};
  JsBarcode(encoded, text, { format: 'CODE128' });
  const bars = (encoded.encodings ?? []).flatMap(({ data }) => [...data].map((module) => module === '1'));
  const quiet = Array<boolean>(CODE128_QUIET).fill(false);
  return [[...quiet, ...bars, ...quiet]];
}

/** A text as a code. @throws excel/qr-too-long, excel/code128-too-long, excel/code128-characters */
export function encodeCode(kind: ExcelCode, text: string): CodeMatrix {
  return { kind, text, rows: kind === 'qr' ? encodeQr(text) : encodeCode128(text) };
}

/** Stretches of dark modules in a row: what is drawn. */
export function* darkRuns({ rows }: CodeMatrix): Generator<{ row: number; start: number; length: number }> {
  for (const [row, modules] of rows.entries()) {
    let start = 0;
    while (start < modules.length) {
      let end = start;
      while (modules[end] === true) end++;
      if (end > start) yield { row, start, length: end - start };
      start = end + 1;
    }
  }
}
