import { AppError } from '@aj-report/contract';
import { ImportFault } from '../spreadsheet/import-fault.ts';
import { checkArchive } from './check-archive.ts';
import { checkTemplate } from './check-template.ts';
import { readLuckysheetFile } from './luckysheet/read-luckysheet-file.ts';
import { readWorkbook } from './read-workbook.ts';
import type { ReadRequest, ReadTemplate } from './template-file.types.ts';

async function read({ path, kind }: ReadRequest): Promise<ReadTemplate> {
  if (kind === 'json') return readLuckysheetFile(path);
  await checkArchive(path);
  return readWorkbook(path);
}

/** A file as a template that can be saved. @throws archive/*, spreadsheet/* */
export async function readTemplateFile(request: ReadRequest): Promise<ReadTemplate> {
  try {
    const found = await read(request);
    checkTemplate(found.template);
    return found;
  } catch (error) {
    if (error instanceof ImportFault) throw new AppError(error.code, error.params, { cause: error });
    throw error;
  }
}
