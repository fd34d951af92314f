import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { TellProgress } from '../../child/answer-parent.ts';
import type { Grid } from '../grid.types.ts';
import { toPaper, type PaperOptions } from './paper.ts';
import type { AreasMark, Box, LineMark, PaperFonts, PaperMark, TextMark } from './paper-mark.types.ts';
import { openPdf, typesetterOf, useFont } from './typesetter.ts';
import type { Pictures } from './xlsx-pictures.ts';

export type PdfOptions = Omit<PaperOptions, 'type'> & {
  readonly fonts: PaperFonts;
  /** Hears how many pages are written. */
  readonly tell?: TellProgress;
};

type Pdf = PDFKit.PDFDocument;

function drawAreas(pdf: Pdf, { boxes, color }: AreasMark): void {
  for (const { x, y, width, height } of boxes) pdf.rect(x, y, width, height);
  pdf.fill(color);
}

function drawLine(pdf: Pdf, { x1, y1, x2, y2, width, color, dash }: LineMark): void {
  pdf.lineWidth(width).strokeColor(color).lineCap('square');
  if (dash) pdf.dash(dash[0], { space: dash[1] });
  pdf.moveTo(x1, y1).lineTo(x2, y2).stroke();
  if (dash) pdf.undash();
}

function clipTo(pdf: Pdf, { x, y, width, height }: Box): void {
  pdf.rect(x, y, width, height).clip();
}

function drawText(pdf: Pdf, { text, x, baseline, font, color, isOblique, clip }: TextMark): void {
  if (clip) clipTo(pdf.save(), clip);
  useFont(pdf, font)
    .fillColor(color)
    .text(text, x, baseline, { lineBreak: false, baseline: 'alphabetic', oblique: isOblique });
  if (clip) pdf.restore();
}

function drawMark(pdf: Pdf, mark: PaperMark, pictures: Pictures): void {
  if (mark.kind === 'areas') drawAreas(pdf, mark);
  else if (mark.kind === 'line') drawLine(pdf, mark);
  else if (mark.kind === 'text') drawText(pdf, mark);
  else if (mark.kind === 'link') pdf.link(mark.box.x, mark.box.y, mark.box.width, mark.box.height, mark.address);
  else {
    const picture = pictures.get(mark.fileId);
    const { x, y, width, height } = mark.box;
    if (picture) pdf.image(Buffer.from(picture.bytes), x, y, { width, height });
  }
}

/**
 * Writes an expanded report as pages of paper.
 */
export async function writePdf(
  path: string,
  grid: Grid,
  pictures: Pictures,
  { fonts, tell, ...options }: PdfOptions,
): Promise<void> {
  const pdf = openPdf(fonts);
  const written = pipeline(pdf as unknown as NodeJS.ReadableStream, createWriteStream(path));
  const pages = toPaper(grid, { ...options, type: typesetterOf(pdf, fonts) });
  const rows = grid.sheets.reduce((sum, { rowCount }) => sum + rowCount, 0);
  for (const [i, { width, height, draw }] of pages.entries()) {
    pdf.addPage({ size: [width, height], margin: 0 });
    for (const mark of draw()) drawMark(pdf, mark, pictures);
    const done = (i + 1) / pages.length;
    tell?.(done, Math.round(done * rows));
  }
  pdf.end();
  await written;
}
