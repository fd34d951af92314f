import { readFile } from 'node:fs/promises';
import type { Table } from '@aj-report/contract';
import { expandReport } from './expand/expand-report.ts';
import type { Grid } from './grid.types.ts';
import { planTemplate } from './plan/plan-template.ts';
import type { ReportInput, WriteDone, WriteRequest, WriteTask } from './report-request.types.ts';
import { writeCsv } from './write/write-csv.ts';
import { writeXlsx } from './write/write-xlsx.ts';
import { pictureOf, type Picture, type Pictures } from './write/xlsx-pictures.ts';

/** An expanded report. @throws excel/* */
export function toGrid({ template, tables, params }: ReportInput): Grid {
  const parsed = tables.map(({ setCode, json }): [string, Table] => {
    return [setCode, JSON.parse(Buffer.from(json).toString()) as Table];
  });
  return expandReport(planTemplate(template), { tables: new Map(parsed), params });
}

/** Those that are pictures; a file that is another thing by now is left out. */
async function readPictures({ pictures }: WriteTask): Promise<Pictures> {
  const read = await Promise.all(
    pictures.map(async ({ fileId, path }): Promise<[string, Picture][]> => {
      const picture = pictureOf(await readFile(path));
      return picture ? [[fileId, picture]] : [];
    }),
  );
  return new Map(read.flat());
}

async function writeGrid(grid: Grid, task: WriteTask): Promise<void> {
  const { format, path, fonts, date, hasByteOrderMark, language } = task;
  if (format === 'csv') return writeCsv(path, grid, hasByteOrderMark);
  const pictures = await readPictures(task);
  if (format === 'xlsx') return writeXlsx(path, grid, pictures, language);
  const { writePdf } = await import('./write/write-pdf.ts');
  return writePdf(path, grid, pictures, { fonts, date, language });
}

/** Writes the file that is asked for, unless it would have too many cells. */
export async function writeReport({ task, ...input }: WriteRequest): Promise<WriteDone> {
  const grid = toGrid(input);
  const { cellCount } = grid;
  const isWritten = cellCount <= task.maxCells;
  if (isWritten) await writeGrid(grid, task);
  return { cellCount, isWritten };
}
