import { readFile, writeFile } from 'node:fs/promises';
import type { ExcelTemplate } from '@aj-report/contract';
import { pictureOf, type Picture } from '../report/write/xlsx-pictures.ts';
import { writeTemplate } from './write-workbook.ts';

/** A template to be written, as its process gets it. */
export interface WriteTemplateRequest {
  readonly template: ExcelTemplate;
  readonly pictures: readonly { readonly fileId: string; readonly path: string }[];
  readonly path: string;
}

/** Writes a template as a workbook; a picture that is another thing by now is left out. */
export async function writeTemplateFile({ template, pictures, path }: WriteTemplateRequest): Promise<number> {
  const read = await Promise.all(
    pictures.map(async ({ fileId, path: from }): Promise<[string, Picture][]> => {
      const picture = pictureOf(await readFile(from));
      return picture ? [[fileId, picture]] : [];
    }),
  );
  const bytes = await writeTemplate(template, new Map(read.flat()));
  await writeFile(path, bytes, { flag: 'wx' });
  return bytes.length;
}
