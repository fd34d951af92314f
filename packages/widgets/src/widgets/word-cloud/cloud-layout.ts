import { textWidth } from '../../kit/labels/measure.ts';

export interface Word {
  readonly text: string;
  /** Size in proportion to the largest word's, 0 … 1. */
  readonly share: number;
  /** degrees, clockwise */
  readonly turn: number;
}

export interface PlacedWord {
  /** Index of the word that was given. */
  readonly index: number;
  /** Centre, px from the box's left top corner. */
  readonly x: number;
  readonly y: number;
  /** px */
  readonly fontSize: number;
  /** degrees, clockwise; 0 where the word was to be turned and is too long for that */
  readonly turn: number;
}

export interface CloudBox {
  readonly width: number;
  readonly height: number;
  readonly isEllipse: boolean;
  /** px between two words, less between small ones */
  readonly gap: number;
  /** px; null = as large as fits */
  readonly largest: number | null;
}

/** px of a cell of the map of what is taken */
const CELL = 3;
/** Share of the box that words fill at best. */
const FILL = 0.74;
/** px; words that would be smaller are left out */
const SMALLEST = 6;
/** Share of its font size by which a word keeps off others at most: in a small cloud the gap would take the room. */
const WIDEST_GAP = 0.2;
/** Share of its font size that a word keeps free before and behind it: words side by side would be read as one. */
const SPACE = 0.22;
/** Share of the words that stays when there are too many for their box. */
const FEWER = 0.9;
/** Attempts with ever smaller sizes until all words find a place. */
const ATTEMPTS = 12;
const SHRINK = 0.92;
/** Height of a line of text in sizes of its font. */
const LINE_HEIGHT = 1.12;

/** Extent of a turned word of font size 1. */
function extentOf({ text, turn }: Word): { width: number; height: number } {
  const width = textWidth(text, 1) * 1.04;
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  return { width: width * cos + LINE_HEIGHT * sin, height: width * sin + LINE_HEIGHT * cos };
}

/** Which cells of the box are taken. */
class TakenCells {
  readonly #columns: number;
  readonly #rows: number;
  readonly #taken: Uint8Array;

  constructor(width: number, height: number) {
    this.#columns = Math.max(Math.ceil(width / CELL), 1);
    this.#rows = Math.max(Math.ceil(height / CELL), 1);
    this.#taken = new Uint8Array(this.#columns * this.#rows);
  }

  #range(from: number, to: number, count: number): [number, number] {
    return [Math.max(Math.floor(from / CELL), 0), Math.min(Math.ceil(to / CELL), count) - 1];
  }

  isFree(left: number, top: number, right: number, bottom: number): boolean {
    const [c0, c1] = this.#range(left, right, this.#columns);
    const [r0, r1] = this.#range(top, bottom, this.#rows);
    for (let r = r0; r <= r1; r++) {
      for (let c = c0; c <= c1; c++) if (this.#taken[r * this.#columns + c] === 1) return false;
    }
    return true;
  }

  take(left: number, top: number, right: number, bottom: number): void {
    const [c0, c1] = this.#range(left, right, this.#columns);
    const [r0, r1] = this.#range(top, bottom, this.#rows);
    for (let r = r0; r <= r1; r++) this.#taken.fill(1, r * this.#columns + c0, r * this.#columns + c1 + 1);
  }
}

/** Places to try, from the middle outwards on a spiral as wide as the box. */
function toSpiral(box: CloudBox): [number, number][] {
  const places: [number, number][] = [];
  const ratio = box.width / box.height;
  const [cx, cy] = [box.width / 2, box.height / 2];
  const pace = Math.max(Math.min(box.width, box.height) / 110, 1.5);
  // A spiral that fills the box leaves its corners to the box only when they count.
  const end = (box.height / 2) * (box.isEllipse ? 1 : Math.SQRT2);
  for (let angle = 0; ;) {
    const radius = (pace * angle) / (2 * Math.PI);
    if (radius > end) return places;
    places.push([cx + radius * ratio * Math.cos(angle), cy + radius * Math.sin(angle)]);
    angle += Math.min((pace * 1.6) / Math.max(radius * Math.max(ratio, 1), 0.5), 0.6);
  }
}

/** The first free place of a word at that size. */
function placeOf(word: Word, fontSize: number, box: CloudBox, taken: TakenCells, spiral: readonly [number, number][]) {
  const extent = extentOf(word);
  const [halfWidth, halfHeight] = [(extent.width * fontSize) / 2, (extent.height * fontSize) / 2];
  const pad = Math.min(box.gap, fontSize * WIDEST_GAP) / 2;
  const along = Math.max(pad, fontSize * SPACE);
  const [padX, padY] = extent.width >= extent.height ? [along, pad] : [pad, along];
  const areaAt = (x: number, y: number) =>
    [x - halfWidth - padX, y - halfHeight - padY, x + halfWidth + padX, y + halfHeight + padY] as const;
  const place = spiral.find(
    ([x, y]) =>
      x - halfWidth >= 0 &&
      y - halfHeight >= 0 &&
      x + halfWidth <= box.width &&
      y + halfHeight <= box.height &&
      taken.isFree(...areaAt(x, y)),
  );
  if (place) taken.take(...areaAt(...place));
  return place;
}

/** Places of the words at one largest size, and how many found none. */
function tryToPlace(words: readonly Word[], box: CloudBox, largest: number, spiral: readonly [number, number][]) {
  const taken = new TakenCells(box.width, box.height);
  const placed: PlacedWord[] = [];
  words.forEach((word, index) => {
    const fontSize = largest * word.share;
    const place = fontSize < SMALLEST ? undefined : placeOf(word, fontSize, box, taken, spiral);
    if (place) placed.push({ index, x: place[0], y: place[1], fontSize, turn: word.turn });
  });
  return { placed, missing: words.length - placed.length };
}

/** Largest size at which the words might fill the box, if they could be cut to measure. */
function toFirstSize(words: readonly Word[], box: CloudBox): number {
  let area = 0;
  let limit = Math.min(box.height * 0.5, box.largest ?? Number.POSITIVE_INFINITY);
  for (const word of words) {
    const { width, height } = extentOf(word);
    area += width * height * word.share * word.share;
    limit = Math.min(limit, (box.width * 0.96) / (width * word.share), (box.height * 0.96) / (height * word.share));
  }
  const whole = box.width * box.height * (box.isEllipse ? Math.PI / 4 : 1);
  return Math.min(Math.sqrt((whole * FILL) / Math.max(area, 1e-9)), limit);
}

/** The first words, as many as can be read at the size at which they fill the box. */
function toReadable(words: readonly Word[], box: CloudBox): readonly Word[] {
  let shown = words;
  while (shown.length > 1 && toFirstSize(shown, box) * (shown.at(-1)?.share ?? 1) < SMALLEST)
    shown = shown.slice(0, Math.floor(shown.length * FEWER));
  return shown;
}

/**
 * Places words in a box, each at the first free place on a spiral from the middle, the first word first. Boxes of words
 * never overlap. Sizes shrink together until all words have a place; what then is too small to be read is left out.
 * The same input gives the same cloud.
 */
export function layOutCloud(all: readonly Word[], box: CloudBox): PlacedWord[] {
  if (all.length === 0 || box.width < 2 || box.height < 2) return [];
  const spiral = toSpiral(box);
  const words = toReadable(all, box);
  let best: PlacedWord[] = [];
  let largest = toFirstSize(words, box);
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const { placed, missing } = tryToPlace(words, box, largest, spiral);
    if (placed.length > best.length) best = placed;
    if (missing === 0) return placed;
    largest *= SHRINK;
  }
  return best;
}
