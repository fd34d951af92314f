import { readFile } from 'node:fs/promises';
import type { Table } from '@aj-report/contract';
import { expandReport } from './expand/expand-report.ts';
import { datePages } from './date-pages.ts';
import type { Grid, GridSheet } from './grid.types.ts';
import { planTemplate } from './plan/plan-template.ts';
import type { ReportInput, WriteDone, WriteRequest, WriteTask } from './report-request.types.ts';
import { ListStream, type StreamedList } from './stream/list-stream.ts';
import { isStreamed, plainListOf, type PlainList } from './stream/plain-list.ts';
import { gatherPages, type ReportPage } from './stream/read-pages.ts';
import { writeCsv, writeCsvList } from './write/write-csv.ts';
import { writeXlsx, writeXlsxList } from './write/write-xlsx.ts';
import { pictureOf, type Picture, type Pictures } from './write/xlsx-pictures.ts';

function toTables({ tables }: Pick<ReportInput, 'tables'>): Map<string, Table> {
  return new Map(
    tables.map(({ setCode, json }) => [setCode, JSON.parse(Buffer.from(json).toString()) as Table] as const),
  );
}

/** An expanded report. @throws excel/* */
export function toGrid(input: ReportInput): Grid {
  return expandReport(planTemplate(input.template), { tables: toTables(input), params: input.params });
}

/** Whether a report shows charts. */
export function hasCharts({ sheets }: Grid): boolean {
  return sheets.some(({ pictures }) => pictures.some(({ chart }) => chart !== undefined));
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

/** What draws charts is large, and loaded where there are some. */
async function chartsOf(grid: Grid, { fonts, language }: WriteTask): Promise<Pictures> {
  if (!hasCharts(grid)) return new Map();
  const { drawCharts } = await import('./chart/chart-pictures.ts');
  return drawCharts(grid, fonts, language);
}

async function picturesOf(grid: Grid, task: WriteTask): Promise<Pictures> {
  return new Map([...(await readPictures(task)), ...(await chartsOf(grid, task))]);
}

/** A report with no other pictures than these. */
function withPictures({ sheets, ...grid }: Grid, fileIds: ReadonlySet<string>): Grid {
  const only = (sheet: GridSheet) => sheet.pictures.filter(({ fileId }) => fileIds.has(fileId));
  return { ...grid, sheets: sheets.map((sheet) => ({ ...sheet, pictures: only(sheet) })) };
}

async function writePage(grid: Grid, task: WriteTask): Promise<void> {
  const { path, page = { number: 1 }, fonts, language } = task;
  const { writePng } = await import('./write/write-png.ts');
  const pictures = (fileIds: ReadonlySet<string>) => picturesOf(withPictures(grid, fileIds), task);
  return writePng(path, grid, pictures, { fonts, language, page });
}

async function writeGrid(grid: Grid, task: WriteTask): Promise<void> {
  const { format, path, fonts, hasByteOrderMark, language } = task;
  if (format === 'csv') return writeCsv(path, grid, hasByteOrderMark);
  if (format === 'png') return writePage(grid, task);
  const pictures = await picturesOf(grid, task);
  if (format === 'xlsx') return writeXlsx(path, grid, pictures, language);
  const { writePdf } = await import('./write/write-pdf.ts');
  return writePdf(path, grid, pictures, { fonts, language });
}

async function* behind(first: Table, rest: AsyncIterator<Table>): AsyncGenerator<Table> {
  yield first;
  for (let next = await rest.next(); next.done !== true; next = await rest.next()) yield next.value;
}

async function writeList(streamed: StreamedList, task: WriteTask): Promise<void> {
  const { format, path, hasByteOrderMark } = task;
  if (format === 'csv') return writeCsvList(path, streamed, hasByteOrderMark);
  return writeXlsxList(path, streamed, await readPictures(task));
}

/** Writes a list from the pages of its rows; undefined when there is no row. */
async function writePages(
  list: PlainList,
  { task, params }: WriteRequest,
  pages: AsyncIterator<Table>,
): Promise<WriteDone | undefined> {
  const { value: first } = (await pages.next()) as { value: Table | undefined };
  if (!first || first.rowCount === 0) return undefined;
  const stream = new ListStream(list, params, first);
  const least = stream.cellsWith(first.rowCount);
  if (least > task.maxCells) return { cellCount: least, isWritten: false };
  await writeList({ stream, pages: behind(first, pages) }, task);
  return { cellCount: stream.cellsWith(stream.count), isWritten: true };
}

async function* onePage(table: Table | undefined): AsyncGenerator<Table> {
  if (table) yield table;
}

async function* tablesOf(pages: AsyncIterable<ReportPage>): AsyncGenerator<Table> {
  for await (const { table } of pages) yield table;
}

/**
 * Writes the file that is asked for, unless it would have too many cells.
 * @param pages rows of the sets whose tables do not come with the request
 */
export async function writeReport(request: WriteRequest, pages: AsyncIterable<ReportPage>): Promise<WriteDone> {
  const { task, params, isPaged = false } = request;
  const plan = planTemplate(datePages(request.template, task.date));
  const tables = toTables(request);
  const list = isStreamed(task.format) ? plainListOf(plan) : undefined;
  const written = list && (await writePages(list, request, isPaged ? tablesOf(pages) : onePage(tables.get(list.set))));
  if (written) return written;
  const rest = isPaged ? await gatherPages(pages) : [];
  const grid = expandReport(plan, { tables: new Map([...tables, ...rest]), params });
  const { cellCount } = grid;
  const isWritten = cellCount <= task.maxCells;
  if (isWritten) await writeGrid(grid, task);
  return { cellCount, isWritten };
}
