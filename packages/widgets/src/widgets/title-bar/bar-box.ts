import type { FigureBox } from '../../kit/figure/figure.ts';

/** The strip in which a title bar is drawn: as wide as its box, in the middle of its height. */
export interface BarBox {
  /** px */
  readonly width: number;
  readonly top: number;
  readonly tall: number;
  readonly middle: number;
  /** Factor by which ends and strokes grow, 1 in a strip of 72 px. */
  readonly unit: number;
  readonly captionWidth: number;
}

const UNIT_PX = 72;
/** A title bar is at least so many times as wide as tall: a taller box is left empty above and below. */
const FLATNESS = 4;
const TALLEST_PX = 150;

/** The strip of a box. */
export function toBarBox({ width, height, captionWidth }: FigureBox): BarBox {
  const tall = Math.min(height, width / FLATNESS, TALLEST_PX);
  return { width, top: (height - tall) / 2, tall, middle: height / 2, unit: tall / UNIT_PX, captionWidth };
}

/** Width for the words in the middle and their left end, between two shares of the whole. */
export function toPlate({ width, captionWidth }: BarBox, room: number, least: number, most: number) {
  const plate = Math.min(Math.max(captionWidth + room, width * least), width * most);
  return { left: (width - plate) / 2, right: (width + plate) / 2, plate };
}
