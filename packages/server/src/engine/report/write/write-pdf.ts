import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';
import type { TellProgress } from '../../child/answer-parent.ts';
import type { Grid } from '../grid.types.ts';
import { toPaper, type PaperOptions } from './paper.ts';
import type { AreasMark, LineMark, PaperFonts, PaperMark, PictureMark, TextMark } from './paper-mark.types.ts';
import { forgetTexts, openPdf, typesetterOf, useFont } from './typesetter.ts';
import type { Pictures } from './xlsx-pictures.ts';

export type PdfOptions = Omit<PaperOptions, 'type'> & {
  readonly fonts: PaperFonts;
  /** Hears how many pages are written. */
  readonly tell?: TellProgress;
};

type Pdf = PDFKit.PDFDocument;

/** Bytes that wait for the disk before more pages are made. */
const WAITING_BYTES = 4 * 1024 * 1024;
/** Pages after which laid out texts are forgotten. */
const FORGET_PAGES = 50;

/**
 * Has what is drawn on a page become bytes at once and not a stroke at a time.
 * @returns writes what has come together, before its page ends
 */
function gatherContent(pdf: Pdf): () => void {
  let parts: string[] = [];
  pdf.addContent = (part: string) => {
    parts.push(part);
    return pdf;
  };
  return () => {
    if (parts.length > 0) pdf.page.write(parts.join('\n'));
    parts = [];
  };
}

/** Draws marks on the pages of a document; what is set already is not set again. */
class Pen {
  private fill: string | undefined;
  private strokeLook: string | undefined;

  constructor(
    private readonly pdf: Pdf,
    private readonly pictures: Pictures,
  ) {}

  /** A page begins, on which nothing is set. */
  startPage(): void {
    this.fill = undefined;
    this.strokeLook = undefined;
  }

  draw(marks: readonly PaperMark[]): void {
    for (let at = 0; at < marks.length; at++) {
      const mark = marks[at]!;
      if (mark.kind === 'areas') this.drawAreas(mark);
      else if (mark.kind === 'text') this.drawText(mark);
      else if (mark.kind === 'line') at = this.drawLines(marks, at, mark);
      else if (mark.kind === 'picture') this.drawPicture(mark);
      else this.pdf.link(mark.box.x, mark.box.y, mark.box.width, mark.box.height, mark.address);
    }
  }

  private drawAreas({ boxes, color }: AreasMark): void {
    for (const { x, y, width, height } of boxes) this.pdf.rect(x, y, width, height);
    this.setFill(color);
    this.pdf.fill();
  }

  /** Lines of one look that follow each other are one path. @returns where the last of them stands */
  private drawLines(marks: readonly PaperMark[], from: number, first: LineMark): number {
    const { pdf } = this;
    this.setStroke(first);
    let at = from;
    for (let line: PaperMark | undefined = first; line?.kind === 'line' && isLike(line, first); line = marks[at]) {
      pdf.moveTo(line.x1, line.y1).lineTo(line.x2, line.y2);
      at++;
    }
    pdf.stroke();
    return at - 1;
  }

  private drawText({ text, x, baseline, font, color, isOblique, clip }: TextMark): void {
    const { pdf } = this;
    this.setFill(color);
    if (clip) pdf.save().rect(clip.x, clip.y, clip.width, clip.height).clip();
    // Its width is only asked for by lines under it and by links, which are marks of their own.
    const options = {
      lineBreak: false,
      baseline: 'alphabetic',
      oblique: isOblique,
      textWidth: 0,
      wordCount: 1,
    } as const;
    useFont(pdf, font).text(text, x, baseline, options);
    if (clip) pdf.restore();
  }

  private drawPicture({ fileId, box: { x, y, width, height } }: PictureMark): void {
    const picture = this.pictures.get(fileId);
    if (picture) this.pdf.image(Buffer.from(picture.bytes), x, y, { width, height });
  }

  private setFill(color: string): void {
    if (color === this.fill) return;
    this.pdf.fillColor(color);
    this.fill = color;
  }

  private setStroke({ width, color, dash }: LineMark): void {
    const look = `${width} ${color} ${dash?.join(' ') ?? ''}`;
    if (look === this.strokeLook) return;
    this.strokeLook = look;
    this.pdf.lineWidth(width).strokeColor(color).lineCap('square');
    if (dash) this.pdf.dash(dash[0], { space: dash[1] });
    else this.pdf.undash();
  }
}

function isLike(line: LineMark, other: LineMark): boolean {
  return line.width === other.width && line.color === other.color && line.dash === other.dash;
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
  const pen = new Pen(pdf, pictures);
  const writeContent = gatherContent(pdf);
  for (const [i, { width, height, draw }] of pages.entries()) {
    pdf.addPage({ size: [width, height], margin: 0 });
    pen.startPage();
    pen.draw(draw());
    writeContent();
    if ((i + 1) % FORGET_PAGES === 0) forgetTexts(pdf);
    while (pdf.readableLength > WAITING_BYTES) await setImmediate();
    const done = (i + 1) / pages.length;
    tell?.(done, Math.round(done * rows));
  }
  pdf.end();
  await written;
}
