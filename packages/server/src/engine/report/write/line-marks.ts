import type { Box, PaperFont, PaperMark, TextMark, TextRun } from './paper-mark.types.ts';

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
  /** Beyond it nothing of the text is seen. */
  readonly room?: Box;
}

function reachesOut({ x, y, width, height }: Box, room: Box): boolean {
  return x < room.x || y < room.y || x + width > room.x + room.width || y + height > room.y + room.height;
}

/** One line of text with the lines under and through it. @param corner the left upper one */
export function textMarks(
  runs: readonly TextRun[],
  font: PaperFont,
  corner: Pick<Box, 'x' | 'y'>,
  look: TextLook,
): PaperMark[] {
  if (runs.every(({ text }) => text.trim() === '')) return [];
  const width = runs.reduce((sum, run) => sum + run.width, 0);
  const place = { ...corner, width, height: lineHeightOf(font) };
  const { x, y, height } = place;
  const { color = '#000000', underline, strike, italic = false, room } = look;
  const lineWidth = font.size < SMALL ? 0.5 : Math.floor(font.size / SMALL);
  const line = (at: number): PaperMark => {
    const end = room ? Math.min(x + width, room.x + room.width) : x + width;
    return { kind: 'line', x1: Math.max(x, room?.x ?? x), y1: at, x2: end, y2: at, width: lineWidth, color };
  };
  return [
    ...(underline === true ? [line(y + height - lineWidth)] : []),
    ...(strike === true ? [line(y + height / 2)] : []),
    ...runMarks(runs, x, {
      baseline: y + ASCENT * font.size,
      color,
      isOblique: italic,
      ...(room && reachesOut(place, room) ? { clip: room } : {}),
    }),
  ];
}

function runMarks(runs: readonly TextRun[], start: number, look: Omit<TextMark, 'kind' | 'text' | 'x' | 'font'>) {
  let x = start;
  return runs.map(({ text, font, width }): TextMark => {
    const mark: TextMark = { kind: 'text', text, x, font, ...look };
    x += width;
    return mark;
  });
}
