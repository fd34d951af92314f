import { AppError, IMPORT_TYPES, type lookAtFile, type OutputOf } from '@aj-report/contract';
import { lookAtWorkbook } from '../../engine/spreadsheet/look-at-workbook.ts';
import { kindOfHead } from '../../engine/spreadsheet/workbook-kind.ts';
import type { Needs } from '../../platform/needs.ts';
import { draftOf, type Upload } from '../../platform/upload.ts';
import { limitsOf, readReading } from './import-reading.ts';
import type { ImportForm } from './start-import.service.ts';

/**
 * The first rows of an uploaded file, which stays as a draft for the import.
 * @throws spreadsheet/*, request/invalid
 */
export async function look(
  app: Needs<'config'>,
  upload: Upload,
  form: Pick<ImportForm, 'headerRows' | 'encoding'>,
): Promise<OutputOf<typeof lookAtFile>> {
  const { path: workbookPath, fileName, bytes: fileSize, head } = upload;
  try {
    if (!kindOfHead(head, fileName)) throw new AppError('spreadsheet/not-a-workbook', { name: fileName });
    const headerRows = JSON.parse(readReading(form).headerRows) as Record<string, number>;
    const { encoding } = form;
    const chosen = { headerRows, ...(encoding ? { encoding } : {}) };
    const { sheets, text } = await lookAtWorkbook({
      workbookPath,
      fileName,
      ...chosen,
      limits: limitsOf(app),
      types: IMPORT_TYPES,
    });
    return { draft: draftOf(upload), fileName, fileSize, sheets: [...sheets], ...(text ? { text } : {}) };
  } catch (error) {
    await upload.discard();
    throw error;
  }
}
