import type { Box, PaperFont, PaperMark, TextRun } from './paper-mark.types.ts';

/** Of the bundled fonts, in parts of their size. @source the `hhea` table of Noto Sans SC */
const ASCENT = 1.16;
const DESCENT = 0.288;
/** Below this size (pt) the lines under and through a text are as thin as can be. */
const SMALL = 10;

/** From one line of text to the next, pt. */
export function lineHeightOf({ size }: PaperFont): number {
  return (ASCENT + DESCENT) * size;
}

interface TextLook {
  readonly color?: string;
  readonly underline?: boolean;
  readonly strike?: boolean;
  readonly italic?: boolean;
}

function reachesOut(x: number, y: number, width: number, height: number, room: Box): boolean {
  return x < room.x || y < room.y || x + width > room.x + room.width || y + height > room.y + room.height;
}

/**
 * One line of text with the lines under and through it.
 * @param x of its left upper corner
 * @param room beyond it nothing of the text is seen
 */
export function textMarks(
  runs: readonly TextRun[],
  font: PaperFont,
  x: number,
  y: number,
  { color = '#000000', underline, strike, italic = false }: TextLook,
  room?: Box,
): PaperMark[] {
  if (runs.every(({ text }) => text.trim() === '')) return [];
  const marks: PaperMark[] = [];
  const width = runs.reduce((sum, run) => sum + run.width, 0);
  const height = lineHeightOf(font);
  const lineWidth = font.size < SMALL ? 0.5 : Math.floor(font.size / SMALL);
  const addLine = (at: number) => {
    const end = room ? Math.min(x + width, room.x + room.width) : x + width;
    marks.push({ kind: 'line', x1: Math.max(x, room?.x ?? x), y1: at, x2: end, y2: at, width: lineWidth, color });
  };
  if (underline === true) addLine(y + height - lineWidth);
  if (strike === true) addLine(y + height / 2);
  const baseline = y + ASCENT * font.size;
  const clip = room && reachesOut(x, y, width, height, room) ? room : undefined;
  let start = x;
  for (const { text, font: runFont, width: runWidth } of runs) {
    const mark = { kind: 'text', text, x: start, baseline, font: runFont, color, isOblique: italic } as const;
    marks.push(clip ? { ...mark, clip } : mark);
    start += runWidth;
  }
  return marks;
}
