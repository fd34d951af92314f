import { open } from 'node:fs/promises';
import { ImportFault, toSizeText } from './import-fault.ts';

const ZIP_MAGIC = '504b0304';
const COMPOUND_MAGIC = 'd0cf11e0a1b11ae1';

/** `package` = OOXML zip, `compound` = OLE2 file: an old workbook or an encrypted new one. */
export type WorkbookKind = 'package' | 'compound';

/**
 * What the file is by its first bytes; its name is not asked.
 * @throws spreadsheet/too-large, spreadsheet/not-a-workbook
 */
export async function detectWorkbookKind(path: string, fileName: string, maxBytes: number): Promise<WorkbookKind> {
  const handle = await open(path, 'r');
  try {
    const { size } = await handle.stat();
    if (size > maxBytes) throw new ImportFault('spreadsheet/too-large', { limit: toSizeText(maxBytes) });
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(8), 0, 8, 0);
    const magic = buffer.toString('hex', 0, bytesRead);
    if (magic.startsWith(ZIP_MAGIC)) return 'package';
    if (magic === COMPOUND_MAGIC) return 'compound';
    throw new ImportFault('spreadsheet/not-a-workbook', { name: fileName });
  } finally {
    await handle.close();
  }
}
