import { writeFile } from 'node:fs/promises';
import type { Grid } from '../grid.types.ts';
import { pageAt, toPaper, type PaperOptions, type PaperSheet } from './paper.ts';
import type { AskedPage, Box, PaperFonts, PaperMark, TextMark } from './paper-mark.types.ts';
import { FAMILIES, renderSvg } from './render-svg.ts';
import { typesetterFor } from './typesetter.ts';
import type { PdfOptions } from './write-pdf.ts';
import type { Pictures } from './xlsx-pictures.ts';
import { xml } from './xml.ts';

/** How far slanted letters lean to the right in PDF, in parts of their height. */
const LEAN = -0.25;

function n(value: number): string {
  return String(Math.round(value * 1_000) / 1_000);
}

const boxPath = ({ x, y, width, height }: Box): string => `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}z`;

function textSvg({ text, x, baseline, font, color, isOblique, clip }: TextMark, id: string): string {
  const lean = isOblique ? ` transform="matrix(1 0 ${LEAN} 1 ${n(-LEAN * baseline)} 0)"` : '';
  const weight = font.isBold ? ' font-weight="700"' : '';
  const look = `font-family="${FAMILIES[font.file]}" font-size="${n(font.size)}"${weight} fill="${xml(color)}"${lean} xml:space="preserve"`;
  const drawn = `<text x="${n(x)}" y="${n(baseline)}" ${look}>${xml(text)}</text>`;
  if (!clip) return drawn;
  return `<clipPath id="${id}"><path d="${boxPath(clip)}"/></clipPath><g clip-path="url(#${id})">${drawn}</g>`;
}

function markSvg(mark: PaperMark, pictures: Pictures, index: number): string {
  if (mark.kind === 'areas') return `<path d="${mark.boxes.map(boxPath).join('')}" fill="${xml(mark.color)}"/>`;
  if (mark.kind === 'text') return textSvg(mark, `c${index}`);
  if (mark.kind === 'line') {
    const { x1, y1, x2, y2, width, color, dash } = mark;
    const dashes = dash ? ` stroke-dasharray="${dash.join(' ')}"` : '';
    const look = `stroke="${xml(color)}" stroke-width="${width}" stroke-linecap="square"${dashes}`;
    return `<path d="M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}" ${look}/>`;
  }
  if (mark.kind === 'link') return '';
  const picture = pictures.get(mark.fileId);
  if (!picture) return '';
  const { x, y, width, height } = mark.box;
  const source = `data:image/${picture.type};base64,${Buffer.from(picture.bytes).toString('base64')}`;
  const place = `x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"`;
  return `<image ${place} preserveAspectRatio="none" href="${source}"/>`;
}

/** A page of paper as SVG on white, pt. */
function toSvg({ width, height }: PaperSheet, marks: readonly PaperMark[], pictures: Pictures): string {
  const size = `width="${n(width)}pt" height="${n(height)}pt" viewBox="0 0 ${n(width)} ${n(height)}"`;
  const drawn = marks.map((mark, index) => markSvg(mark, pictures, index)).join('');
  const ground = `<path d="${boxPath({ x: 0, y: 0, width, height })}" fill="#ffffff"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${ground}${drawn}</svg>`;
}

/** Of the fonts that a page needs. */
function filesOf(marks: readonly PaperMark[], fonts: PaperFonts): string[] {
  const used = new Set(marks.flatMap((mark) => (mark.kind === 'text' ? [mark.font.file] : [])));
  return [...used].flatMap((file) => Object.values(fonts[file]));
}

export interface PngOptions extends PdfOptions {
  /** Which page of paper. */
  readonly page: AskedPage;
}

/**
 * Writes one page of paper as a picture: what stands on it in PDF, two pixels for each px of the sheet.
 * @param picturesOf those with these ids
 * @throws excel/no-such-page
 */
export async function writePng(
  path: string,
  grid: Grid,
  picturesOf: (fileIds: ReadonlySet<string>) => Promise<Pictures>,
  { fonts, page, ...options }: PngOptions,
): Promise<void> {
  const paper: PaperOptions = { ...options, type: typesetterFor(fonts) };
  const sheet = pageAt(toPaper(grid, paper), page);
  const marks = sheet.draw();
  const shown = new Set(marks.flatMap((mark) => (mark.kind === 'picture' ? [mark.fileId] : [])));
  await writeFile(path, renderSvg(toSvg(sheet, marks, await picturesOf(shown)), filesOf(marks, fonts)));
}
