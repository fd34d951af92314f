import { stat } from 'node:fs/promises';
import { ImportFault, toSizeText } from './import-fault.ts';
import { isTextHead, readHead } from './text/text-encoding.ts';

const ZIP_MAGIC = '504b0304';
const COMPOUND_MAGIC = 'd0cf11e0a1b11ae1';

/** `package` = OOXML zip, `compound` = OLE2 file: an old workbook or an encrypted new one, `text` = separated values. */
export type WorkbookKind = 'package' | 'compound' | 'text';

/** Endings of names under which separated values are taken; any text could be read as such. */
const TEXT_NAME = /\.(?:csv|tsv|txt)$/i;

/** What a file is by its first bytes, undefined for no spreadsheet. A text must also be called one. */
export function kindOfHead(head: Uint8Array, fileName: string): WorkbookKind | undefined {
  const hex = Buffer.from(head.subarray(0, 8)).toString('hex');
  if (hex.startsWith(ZIP_MAGIC)) return 'package';
  if (hex === COMPOUND_MAGIC) return 'compound';
  return TEXT_NAME.test(fileName) && isTextHead(head) ? 'text' : undefined;
}

/**
 * What the file is.
 * @throws spreadsheet/too-large, spreadsheet/not-a-workbook
 */
export async function detectWorkbookKind(path: string, fileName: string, maxBytes: number): Promise<WorkbookKind> {
  const { size } = await stat(path);
  if (size > maxBytes) throw new ImportFault('spreadsheet/too-large', { limit: toSizeText(maxBytes) });
  const kind = kindOfHead(await readHead(path), fileName);
  if (!kind) throw new ImportFault('spreadsheet/not-a-workbook', { name: fileName });
  return kind;
}
