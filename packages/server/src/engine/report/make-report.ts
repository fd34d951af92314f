import { readFile } from 'node:fs/promises';
import type { Table } from '@aj-report/contract';
import type { TellProgress } from '../child/answer-parent.ts';
import { expandReport } from './expand/expand-report.ts';
import { withBlankNames } from './format/blank-groups.ts';
import { datePages } from './date-pages.ts';
import type { Grid, GridSheet } from './grid.types.ts';
import { planTemplate } from './plan/plan-template.ts';
import type { ReportInput, WriteDone, WriteRequest, WriteTask } from './report-request.types.ts';
import { ListStream, type StreamedList } from './stream/list-stream.ts';
import { isStreamed, plainListOf, type PlainList } from './stream/plain-list.ts';
import { gatherPages, toPages, type ReportPage } from './stream/read-pages.ts';
import { addressesAt } from './write/cell-links.ts';
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
  const { params, now } = input;
  return expandReport(planTemplate(input.template), { tables: toTables(input), params, now });
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

async function writeGrid(grid: Grid, task: WriteTask, tell: TellProgress): Promise<void> {
  const { format, path, fonts, language, links } = task;
  const addressOf = addressesAt(links);
  if (format === 'csv') return writeCsv(path, grid, task, tell);
  if (format === 'png') return writePage(grid, task);
  const pictures = await picturesOf(grid, task);
  if (format === 'xlsx') return writeXlsx(path, grid, pictures, language, tell, addressOf);
  const { writePdf } = await import('./write/write-pdf.ts');
  return writePdf(path, grid, pictures, { fonts, language, tell, addressOf });
}

/** Tables of pages; progress is reported once one was used. */
async function* behind(first: ReportPage, rest: AsyncIterator<ReportPage>, tell: TellProgress): AsyncGenerator<Table> {
  let rows = 0;
  for (let page: ReportPage | undefined = first; page; page = await nextOf(rest)) {
    yield page.table;
    rows += page.table.rowCount;
    tell(rows / page.total, rows);
  }
}

async function nextOf(pages: AsyncIterator<ReportPage>): Promise<ReportPage | undefined> {
  const next = await pages.next();
  return next.done === true ? undefined : next.value;
}

async function writeList(streamed: StreamedList, task: WriteTask): Promise<void> {
  const { format, path } = task;
  if (format === 'csv') return writeCsvList(path, streamed, task);
  return writeXlsxList(path, streamed, await readPictures(task), addressesAt(task.links));
}

/** Writes a list from the pages of its rows; undefined when there is no row. */
async function writePages(
  list: PlainList,
  { task, params, now }: WriteRequest,
  pages: AsyncIterator<ReportPage>,
  tell: TellProgress,
): Promise<WriteDone | undefined> {
  const first = await nextOf(pages);
  if (!first || first.total === 0) return undefined;
  const stream = new ListStream(list, { params, now }, first.table);
  const least = stream.cellsWith(first.total);
  if (least > task.maxCells) return { cellCount: least, isWritten: false };
  await writeList({ stream, pages: behind(first, pages, tell) }, task);
  return { cellCount: stream.cellsWith(stream.count), isWritten: true };
}

/**
 * Writes the file that is asked for, unless it would have too many cells.
 * @param pages rows of the sets whose tables do not come with the request
 * @param tell hears how much of it is written; reading pages into memory is the first half
 */
export async function writeReport(
  request: WriteRequest,
  pages: AsyncIterable<ReportPage>,
  tell: TellProgress = () => {},
): Promise<WriteDone> {
  const { task, params, now, pagedSets = 0 } = request;
  const plan = planTemplate(datePages(request.template, task.date));
  const tables = toTables(request);
  const list = isStreamed(task.format) ? plainListOf(plan) : undefined;
  const rows = pagedSets > 0 ? pages[Symbol.asyncIterator]() : toPages(tables.get(list?.set ?? ''));
  const written = list && (await writePages(list, request, rows, tell));
  if (written) return written;
  const tellRead: TellProgress = (done, count) => tell(done / 2, count);
  const rest = pagedSets > 0 ? await gatherPages(pages, pagedSets, tellRead) : [];
  const isPaged = task.format !== 'csv';
  const grid = expandReport(plan, { tables: new Map([...tables, ...rest]), params, now, isPaged });
  const { cellCount } = grid;
  const isWritten = cellCount <= task.maxCells;
  const tellWritten: TellProgress = pagedSets > 0 ? (done, count) => tell((1 + done) / 2, count) : tell;
  if (isWritten) await writeGrid(task.isPlain ? grid : withBlankNames(grid, task.language), task, tellWritten);
  return { cellCount, isWritten };
}
