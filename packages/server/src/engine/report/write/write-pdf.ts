import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import PdfKit from 'pdfkit';
import { DEFAULT_LANGUAGE, type ExcelPageLine, type Language } from '@aj-report/contract';
import { toDrawn } from '../code/drawn-cell.ts';
import type { Grid, GridCell, GridSheet } from '../grid.types.ts';
import { paginate, POINTS_PER_PX, type PaperPage, type Paging } from './paginate.ts';
import { drawBorders, drawCode, drawGround, drawText, type Box } from './pdf-page.ts';
import type { Pictures } from './xlsx-pictures.ts';

/** Paths of the fonts that texts are written with. */
export interface PdfFonts {
  readonly regular: string;
  readonly bold: string;
}

interface PdfOptions {
  readonly fonts: PdfFonts;
  /** As head and foot lines show it. */
  readonly date: string;
  /** Of what stands in place of a code that cannot be drawn. */
  readonly language?: Language;
}

/** Where lines of a page lie: start and size by line, pt. */
type Lines = ReadonlyMap<number, readonly [start: number, size: number]>;

function linesOf(lines: readonly number[], sizes: readonly number[], start: number, scale: number): Lines {
  let at = start;
  return new Map(
    lines.map((line) => {
      const size = (sizes[line] ?? 0) * scale;
      const placed = [line, [at, size] as const] as const;
      at += size;
      return placed;
    }),
  );
}

/** Lines of a span that stand on a page, as one stretch; undefined when none does. */
function stretch(lines: Lines, first: number, count: number): readonly [number, number] | undefined {
  let start: number | undefined;
  let end = 0;
  for (let line = first; line < first + count; line++) {
    const found = lines.get(line);
    if (!found) continue;
    start ??= found[0];
    end = found[0] + found[1];
  }
  return start === undefined || end <= start ? undefined : [start, end - start];
}

/** Cells of a sheet that reach over several rows, in the order of their rows. */
function tallCells({ rows }: GridSheet): GridCell[] {
  return rows.flatMap((row) => row.filter(({ rowSpan }) => rowSpan > 1));
}

class SheetDrawer {
  private readonly tall: readonly GridCell[];

  constructor(
    private readonly pdf: PDFKit.PDFDocument,
    private readonly sheet: GridSheet,
    private readonly paging: Paging,
    private readonly pictures: Pictures,
    private readonly language: Language,
  ) {
    this.tall = tallCells(sheet);
  }

  draw(page: PaperPage): void {
    const { paging, sheet } = this;
    const { margins, scale } = paging;
    const used = page.columns.reduce((sum, column) => sum + (sheet.columnWidths[column] ?? 0), 0) * scale;
    const free = paging.width - margins.left - margins.right - used;
    const left = margins.left + (sheet.print?.centerHorizontally === true ? Math.max(0, free / 2) : 0);
    const columns = linesOf(page.columns, sheet.columnWidths, left, scale);
    const rows = linesOf(page.rows, sheet.rowHeights, margins.top, scale);
    const placed = this.cellsOf(page).flatMap((cell) => {
      const across = stretch(columns, cell.column, cell.columnSpan);
      const down = stretch(rows, cell.row, cell.rowSpan);
      return across && down ? [{ cell, box: { x: across[0], width: across[1], y: down[0], height: down[1] } }] : [];
    });
    for (const { cell, box } of placed) drawGround(this.pdf, box, cell.style);
    for (const { cell, box } of placed) {
      this.drawContent(cell, box, columns);
    }
    for (const { cell, box } of placed) drawBorders(this.pdf, box, cell.style);
    this.drawPictures(rows, columns);
  }

  private drawContent(one: GridCell, box: Box, columns: Lines): void {
    const { scale } = this.paging;
    const { cell, code } = toDrawn(one, this.language);
    if (code) drawCode(this.pdf, code, box, cell.style, scale);
    else drawText(this.pdf, cell, box, this.roomOf(cell, box, columns), scale / POINTS_PER_PX);
  }

  /** Cells that stand on a page, with those that reach onto it from above. */
  private cellsOf({ rows }: PaperPage): GridCell[] {
    const { sheet } = this;
    const own = rows.flatMap((row) => sheet.rows[row] ?? []);
    const last = rows.at(-1) ?? 0;
    const shown = new Set(rows);
    // Behind the repeated rows a page is one stretch of the sheet.
    let first = last;
    while (shown.has(first - 1)) first--;
    const above = this.tall.filter(({ row, rowSpan }) => row < first && row + rowSpan > first && !shown.has(row));
    return [...above, ...own];
  }

  /** A text that is longer than its cell reaches over blank cells on its right. */
  private roomOf(cell: GridCell, box: Box, columns: Lines): Box {
    const { align = 'left', wrap } = cell.style ?? {};
    if (typeof cell.value !== 'string' || align !== 'left' || wrap === true || cell.rowSpan > 1) return box;
    const next = (this.sheet.rows[cell.row] ?? []).find((one) => one.column > cell.column && one.value !== null);
    let { width } = box;
    for (let column = cell.column + cell.columnSpan; column < (next?.column ?? this.sheet.columnCount); column++) {
      width += columns.get(column)?.[1] ?? 0;
    }
    return { ...box, width };
  }

  private drawPictures(rows: Lines, columns: Lines): void {
    const { scale } = this.paging;
    for (const { row, column, fileId, width, height } of this.sheet.pictures) {
      const [y, x] = [rows.get(row)?.[0], columns.get(column)?.[0]];
      const picture = this.pictures.get(fileId);
      if (x === undefined || y === undefined || !picture) continue;
      this.pdf.image(Buffer.from(picture.bytes), x, y, { width: width * scale, height: height * scale });
    }
  }
}

interface PageFacts {
  readonly page: number;
  readonly pages: number;
  readonly sheet: string;
  readonly date: string;
}

function fill(text: string, { page, pages, sheet, date }: PageFacts): string {
  return text
    .replaceAll('{pages}', String(pages))
    .replaceAll('{page}', String(page))
    .replaceAll('{sheet}', sheet)
    .replaceAll('{date}', date);
}

const LINE_SIZE = 9;

function drawPageLine(pdf: PDFKit.PDFDocument, paging: Paging, y: number, line: ExcelPageLine, facts: PageFacts): void {
  const { left, right } = paging.margins;
  const width = paging.width - left - right;
  pdf.font('regular').fontSize(LINE_SIZE).fillColor('#555555');
  for (const align of ['left', 'center', 'right'] as const) {
    const text = fill(line[align] ?? '', facts);
    const size = pdf.widthOfString(text);
    const x = align === 'left' ? left : align === 'center' ? left + (width - size) / 2 : left + width - size;
    if (text !== '') pdf.text(text, x, y, { lineBreak: false });
  }
}

/**
 * Writes an expanded report as pages of paper.
 */
export async function writePdf(
  path: string,
  { sheets }: Grid,
  pictures: Pictures,
  { fonts, date, language = DEFAULT_LANGUAGE }: PdfOptions,
): Promise<void> {
  const pdf = new PdfKit({ autoFirstPage: false, margin: 0, compress: true });
  pdf.registerFont('regular', fonts.regular);
  pdf.registerFont('bold', fonts.bold);
  const written = pipeline(pdf as unknown as NodeJS.ReadableStream, createWriteStream(path));
  const shown = sheets.filter(({ hidden }) => !hidden).map((sheet) => ({ sheet, paging: paginate(sheet) }));
  const pages = shown.reduce((sum, { paging }) => sum + paging.pages.length, 0);
  let page = 0;
  for (const { sheet, paging } of shown) {
    const drawer = new SheetDrawer(pdf, sheet, paging, pictures, language);
    for (const one of paging.pages) {
      page++;
      pdf.addPage({ size: [paging.width, paging.height], margin: 0 });
      drawer.draw(one);
      const facts = { page, pages, sheet: sheet.name, date };
      const { header, footer } = sheet.print ?? {};
      if (header) drawPageLine(pdf, paging, (paging.margins.top - LINE_SIZE) / 2, header, facts);
      if (footer) drawPageLine(pdf, paging, paging.height - (paging.margins.bottom + LINE_SIZE) / 2, footer, facts);
    }
  }
  if (pages === 0) pdf.addPage();
  pdf.end();
  await written;
}
