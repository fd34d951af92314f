import { AppError } from '@aj-report/contract';
import { ImportFault } from '../spreadsheet/import-fault.ts';
import { checkArchive } from './check-archive.ts';
import { readLuckysheetFile } from './luckysheet/read-luckysheet-file.ts';
import { readWorkbook } from './read-workbook.ts';
import type { ReadRequest, ReadTemplate } from './template-file.types.ts';

/** A file as a template. @throws archive/*, spreadsheet/* */
export async function readTemplateFile({ path, kind }: ReadRequest): Promise<ReadTemplate> {
  try {
    if (kind === 'json') return await readLuckysheetFile(path);
    await checkArchive(path);
    return await readWorkbook(path);
  } catch (error) {
    if (error instanceof ImportFault) throw new AppError(error.code, error.params, { cause: error });
    throw error;
  }
}
