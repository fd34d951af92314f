/** One stretch of days that is drawn as a block of weeks side by side. */
export interface Block {
  /** What stands beside it: a year, or nothing. */
  readonly name: string;
  /** Days since 1970-01-01, both included. */
  readonly first: number;
  readonly last: number;
}

export interface Cell {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A block with its place in px. */
export interface PlacedBlock extends Block {
  readonly left: number;
  readonly top: number;
  readonly cell: { readonly width: number; readonly height: number };
  readonly weeks: number;
}

/** px beside and above a block that its labels take. */
export interface LabelRoom {
  readonly left: number;
  readonly top: number;
}

/** Blocks into which a year may be split. */
const PARTS = [1, 2, 3, 4, 6];
/** A split must make tiles so much larger. */
const WORTH = 1.25;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const DAY_MS = 86_400_000;
/** px between two blocks */
const BLOCK_GAP = 12;
/** A tile is at most this much wider than high, and higher than wide. */
const STRETCH = { wide: 2.4, high: 1.25 };

/** Days since 1970-01-01 of `YYYY-MM-DD`. */
export function dayNumber(date: string): number {
  return Math.round(Date.parse(`${date}T00:00:00Z`) / DAY_MS);
}

/** `YYYY-MM-DD` of a day number. */
export function dateOf(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

/** 0 = the first day of the week. */
export function weekdayOf(day: number, firstDay: number): number {
  // 1970-01-01 was a Thursday.
  return (((day + 4 - firstDay) % 7) + 7) % 7;
}

function lastOfMonth(year: number, month: number): number {
  return Math.round(Date.UTC(year, month, 0) / DAY_MS);
}

/** Whole years that hold the days, the latest `most` of them, each in as many blocks of equal months. */
export function toYears(dates: readonly string[], most: number, parts = 1): Block[] {
  const years = [...new Set(dates.map((date) => date.slice(0, 4)))].toSorted().slice(-Math.max(Math.round(most), 1));
  const months = 12 / parts;
  return years.flatMap((year) =>
    Array.from({ length: parts }, (_, part) => ({
      name: part === 0 ? year : '',
      first: lastOfMonth(Number(year), part * months) + 1,
      last: lastOfMonth(Number(year), (part + 1) * months),
    })),
  );
}

/** One block from the first day of the first month to the last day of the last month. */
export function toMonths(dates: readonly string[]): Block[] {
  const [start, end] = [dates[0], dates.at(-1)];
  if (start === undefined || end === undefined) return [];
  const [year = 0, month = 1] = end.split('-').map(Number);
  return [{ name: '', first: dayNumber(`${start.slice(0, 7)}-01`), last: lastOfMonth(year, month) }];
}

function weeksOf({ first, last }: Block, firstDay: number): number {
  return Math.floor((last - first + weekdayOf(first, firstDay)) / 7) + 1;
}

/** Blocks below one another in the middle of the box, all with tiles of one size. */
export function placeBlocks(blocks: readonly Block[], box: Box, labels: LabelRoom, firstDay: number): PlacedBlock[] {
  if (blocks.length === 0) return [];
  const weeks = Math.max(...blocks.map((block) => weeksOf(block, firstDay)));
  const gap = Math.min(BLOCK_GAP, box.height * 0.04);
  const along = Math.max((box.width - labels.left) / weeks, 0.5);
  const down = Math.max((box.height - gap * (blocks.length - 1)) / blocks.length - labels.top, 3.5) / 7;
  const cell = { width: Math.min(along, down * STRETCH.wide), height: Math.min(down, along * STRETCH.high) };
  const blockHeight = labels.top + cell.height * 7;
  const total = blockHeight * blocks.length + gap * (blocks.length - 1);
  const left = box.left + labels.left + Math.max((box.width - labels.left - cell.width * weeks) / 2, 0);
  const top = box.top + Math.max((box.height - total) / 2, 0);
  return blocks.map((block, i) => ({
    ...block,
    left,
    top: top + i * (blockHeight + gap) + labels.top,
    cell,
    weeks: weeksOf(block, firstDay),
  }));
}

/** Whole years, each split into halves, thirds, … where that makes larger tiles. */
export function placeYears(
  dates: readonly string[],
  most: number,
  box: Box,
  labels: LabelRoom,
  firstDay: number,
): PlacedBlock[] {
  let best = placeBlocks(toYears(dates, most), box, labels, firstDay);
  const sideOf = (blocks: readonly PlacedBlock[]) => Math.min(blocks[0]?.cell.width ?? 0, blocks[0]?.cell.height ?? 0);
  for (const parts of PARTS.slice(1)) {
    const placed = placeBlocks(toYears(dates, most, parts), box, labels, firstDay);
    if (sideOf(placed) > sideOf(best) * WORTH) best = placed;
  }
  return best;
}

/** Place of a day in its block. */
export function cellOf(block: PlacedBlock, day: number, firstDay: number): Cell {
  const { width, height } = block.cell;
  const week = Math.floor((day - block.first + weekdayOf(block.first, firstDay)) / 7);
  return { x: block.left + week * width, y: block.top + weekdayOf(day, firstDay) * height, width, height };
}

export interface MonthStart {
  /** 0 = January */
  readonly month: number;
  readonly day: number;
}

/** First days of the months in a block. */
export function monthsOf(block: Block): MonthStart[] {
  const months: MonthStart[] = [];
  for (let day = block.first; day <= block.last;) {
    const date = new Date(day * DAY_MS);
    const month = date.getUTCMonth();
    months.push({ month, day });
    day = Math.round(Date.UTC(date.getUTCFullYear(), month + 1, 1) / DAY_MS);
  }
  return months;
}

/** The line before a month: down between two columns of days, with a step where the month begins within a week. */
export function monthLine(block: PlacedBlock, day: number, firstDay: number): [number, number][] {
  const { x, y, width, height } = cellOf(block, day, firstDay);
  const foot = block.top + height * 7;
  if (weekdayOf(day, firstDay) === 0)
    return [
      [x, block.top],
      [x, foot],
    ];
  return [
    [x + width, block.top],
    [x + width, y],
    [x, y],
    [x, foot],
  ];
}
