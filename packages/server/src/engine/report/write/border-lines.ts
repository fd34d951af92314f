import type { BorderStyle, ExcelBorder } from '@aj-report/contract';
import type { Box, LineMark } from './paper-mark.types.ts';

/** pt; a thin line is one px of the screen, which on the dark ground of a head is no paler than there. */
const LINE_WIDTHS: Readonly<Record<BorderStyle, number>> = {
  thin: 0.75,
  medium: 1,
  thick: 1.75,
  dashed: 0.5,
  dotted: 0.5,
  double: 0.4,
};
const DASHES: { readonly [style in BorderStyle]?: readonly [number, number] } = { dashed: [3, 2], dotted: [0.8, 1.2] };
/** From the middle of a double line to each of its two. */
const DOUBLE_GAP = 0.8;
/** Lines nearer to each other (pt) are one. */
const NEAR = 1e-3;

type Look = Pick<LineMark, 'width' | 'color' | 'dash'>;

/** Part of a line; where it lies across and from where to where it goes. */
interface Stretch {
  readonly at: number;
  start: number;
  end: number;
}

/** By where they lie across, in steps of `NEAR`. */
type Lines = Map<number, Stretch[]>;

function addStretch(lines: Lines, at: number, start: number, end: number): void {
  const key = Math.round(at / NEAR);
  const found = lines.get(key);
  const last = found?.at(-1);
  if (!last) lines.set(key, [{ at, start, end }]);
  else if (start >= last.start && start <= last.end + NEAR) last.end = Math.max(last.end, end);
  else found!.push({ at, start, end });
}

/** Stretches that touch become one. */
function joined(stretches: readonly Stretch[]): Stretch[] {
  const whole: Stretch[] = [];
  for (const stretch of stretches.toSorted((a, b) => a.start - b.start)) {
    const last = whole.at(-1);
    if (last && stretch.start <= last.end + NEAR) last.end = Math.max(last.end, stretch.end);
    else whole.push(stretch);
  }
  return whole;
}

/**
 * The lines around the cells of a page. Cells beside each other share their edges, and those of a row go on in one
 * line: as long as one look follows itself, what lies on one line becomes one mark.
 */
export class BorderLines {
  readonly marks: LineMark[] = [];
  private look: Look | undefined;
  private style: BorderStyle | undefined;
  private readonly across: Lines = new Map();
  private readonly down: Lines = new Map();

  addCell({ x, y, width, height }: Box, borders: CellBorders | undefined): void {
    if (!borders) return;
    const { top, right, bottom, left } = borders;
    if (top) this.addLine(top, true, y, x, x + width);
    if (bottom) this.addLine(bottom, true, y + height, x, x + width);
    if (left) this.addLine(left, false, x, y, y + height);
    if (right) this.addLine(right, false, x + width, y, y + height);
  }

  /** After the last cell. */
  finish(): readonly LineMark[] {
    const { look } = this;
    if (!look) return this.marks;
    for (const stretches of this.across.values()) {
      for (const { at, start, end } of joined(stretches)) {
        this.marks.push({ kind: 'line', ...look, x1: start, y1: at, x2: end, y2: at });
      }
    }
    for (const stretches of this.down.values()) {
      for (const { at, start, end } of joined(stretches)) {
        this.marks.push({ kind: 'line', ...look, x1: at, y1: start, x2: at, y2: end });
      }
    }
    this.across.clear();
    this.down.clear();
    this.look = undefined;
    return this.marks;
  }

  private addLine(
    { style, color = '#000000' }: ExcelBorder,
    isAcross: boolean,
    at: number,
    start: number,
    end: number,
  ) {
    const dash = DASHES[style];
    // Dashes begin anew with every cell.
    if (dash || this.look?.color !== color || this.style !== style) this.finish();
    this.look ??= { width: LINE_WIDTHS[style], color, ...(dash ? { dash } : {}) };
    this.style = style;
    const lines = isAcross ? this.across : this.down;
    if (style !== 'double') return addStretch(lines, at, start, end);
    addStretch(lines, at - DOUBLE_GAP, start, end);
    addStretch(lines, at + DOUBLE_GAP, start, end);
  }
}

interface CellBorders {
  readonly top?: ExcelBorder | undefined;
  readonly right?: ExcelBorder | undefined;
  readonly bottom?: ExcelBorder | undefined;
  readonly left?: ExcelBorder | undefined;
}
