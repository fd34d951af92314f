import { extractTextItems, getDocumentProxy } from 'unpdf';
import type { SeenCell } from './viewer-cells.ts';

/** A text on paper; pt, from the left and the top. */
interface PaperText {
  readonly text: string;
  readonly left: number;
  readonly width: number;
  readonly baseline: number;
  /** It stands below the sheet. */
  readonly isFoot: boolean;
}

/** The first page of a PDF. */
export interface PaperPage {
  readonly width: number;
  readonly texts: readonly PaperText[];
}

/** pt from the lower edge: what is printed there are foot lines. */
const FOOT = 42;

export async function readPaper(bytes: Buffer): Promise<PaperPage> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { items } = await extractTextItems(pdf);
  const { view } = await pdf.getPage(1);
  const height = view[3] as number;
  const texts = (items[0] ?? [])
    .filter(({ str }) => str.trim() !== '')
    .map(({ str, x, y, width }) => ({
      text: str,
      left: x,
      width,
      baseline: height - y,
      isFoot: y < FOOT,
    }));
  return { width: view[2] as number, texts };
}

const MARGIN = (15 * 72) / 25.4;

/** How px of the viewer become pt of paper. */
export interface Scale {
  readonly factor: number;
  toPaper(x: number, y: number): { readonly x: number; readonly y: number };
}

/** From the middle of a line to its baseline, in parts of the size. */
const BASELINE = 0.43;

/** Of a sheet that is as wide as its paper, or smaller, within margins of 15 mm. */
export function toScale(cells: readonly SeenCell[], { width }: PaperPage): Scale {
  const left = Math.min(...cells.map(({ box }) => box.left));
  const top = Math.min(...cells.map(({ box }) => box.top));
  // A cell shows the line of the next one, too.
  const right = Math.max(...cells.map(({ box }) => box.left + box.width)) - 1;
  const factor = Math.min(0.75, (width - 2 * MARGIN) / (right - left));
  return { factor, toPaper: (x, y) => ({ x: MARGIN + (x - left) * factor, y: MARGIN + (y - top) * factor }) };
}

/** The text of a cell where paper should have it: at the edge that it is aligned to; px tell how far off it may be. */
export function findText(
  { text, inner, align, fontSize, isHead }: SeenCell,
  { texts }: PaperPage,
  { factor, toPaper }: Scale,
  near: { readonly across: number; readonly down: number },
): PaperText | undefined {
  const part = align === 'right' ? 1 : align === 'center' ? 0.5 : 0;
  const { x, y } = toPaper(inner.left + inner.width * part, inner.top + inner.height / 2);
  // A head with a button for viewers has less room on screen.
  const across = isHead ? 16 : near.across;
  return texts.find((one) => {
    const isNear = Math.abs(one.left + one.width * part - x) <= across * factor;
    return (
      one.text === text && isNear && Math.abs(one.baseline - BASELINE * fontSize * factor - y) <= near.down * factor
    );
  });
}
