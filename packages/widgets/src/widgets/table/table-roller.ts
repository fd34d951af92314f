import type { TableHeights } from './table.option.ts';
import type { TableProps } from './table-props.ts';

export interface RollSettings {
  readonly rowCount: number;
  /** Rows that fit, not always a whole number. */
  readonly visibleRows: number;
  readonly stepRows: number;
  /** ms at rest, ms in motion */
  readonly pauseMs: number;
  readonly moveMs: number;
  /** The first row follows the last; else the table starts again after the last. */
  readonly isEndless: boolean;
}

/** A table that would spin without any pause is stopped from eating the machine. */
const MIN_CYCLE_MS = 100;

/** How a table with these properties rolls. */
export function toRollSettings(props: TableProps, heights: TableHeights, rowCount: number): RollSettings {
  const { visibleRows } = heights;
  const page = Math.max(1, Math.floor(visibleRows + 0.01));
  const common = { rowCount, visibleRows, isEndless: props.effect === 'topLoop' };
  if (props.scrollMode === 'smooth') {
    return { ...common, stepRows: 1, pauseMs: 0, moveMs: (heights.row / props.smoothSpeed) * 1000 };
  }
  const stepRows = props.scrollMode === 'page' ? page : Math.max(1, Math.min(Math.round(props.stepRows), page));
  return { ...common, stepRows, pauseMs: props.interTime, moveMs: props.delayTime };
}

/**
 * Rows after which an endless table looks the same again. With an odd number of rows that is two rounds: striping goes
 * on over the seam.
 */
export function periodOf(rowCount: number): number {
  return rowCount % 2 === 0 ? rowCount : rowCount * 2;
}

/** The topmost row kept in range after the data changed. */
export function keepTop(top: number, { rowCount, visibleRows, isEndless }: RollSettings): number {
  if (rowCount === 0) return 0;
  if (isEndless) return top % periodOf(rowCount);
  return Math.min(top, Math.max(0, Math.ceil(rowCount - visibleRows)));
}

/** Topmost row after the next step; less than `top` where a table that ends starts again. */
export function nextTop(top: number, { rowCount, visibleRows, stepRows, isEndless }: RollSettings): number {
  if (isEndless) return top + stepRows;
  const last = Math.max(0, Math.ceil(rowCount - visibleRows));
  return top >= last ? 0 : Math.min(top + stepRows, last);
}

/** Topmost row after scrolling by hand: from the first row to the last one, also where the table itself has no end. */
export function scrolledTop(top: number, rows: number, { rowCount, visibleRows }: RollSettings): number {
  const place = top % Math.max(rowCount, 1);
  const last = Math.max(0, Math.ceil(rowCount - visibleRows));
  const wanted = rows < 0 ? Math.max(0, place + rows) : Math.max(place, Math.min(place + rows, last));
  return top - place + wanted;
}

/** A move of the table. */
export interface RollWay {
  /** Rows by which it moves up from where it rests */
  readonly rows: number;
  readonly durationMs: number;
  /** Sets out and comes in gently. */
  readonly isEased: boolean;
}

export interface RollListener {
  /** The table sets out from where it rests. */
  onMove(way: RollWay): void;
  /** The table came to rest with this row on top. */
  onRest(top: number): void;
}

/** Says when a table moves up, step by step, and when it has come to rest. */
export class TableRoller {
  readonly #listener: RollListener;
  #settings: RollSettings | undefined;
  #top = 0;
  #timer: number | undefined;
  #isMoving = false;

  constructor(listener: RollListener) {
    this.#listener = listener;
  }

  /** The row on top, where the next move begins. */
  get top(): number {
    return this.#top;
  }

  get isMoving(): boolean {
    return this.#isMoving;
  }

  /** Rolls with these settings from where it stands; equal settings do not disturb a move. */
  run(settings: RollSettings): void {
    const before = this.#settings;
    this.#settings = settings;
    const kept = keepTop(this.#top, settings);
    const isSame =
      before && Object.entries(settings).every(([key, value]) => before[key as keyof RollSettings] === value);
    if (kept === this.#top && (isSame || this.isMoving)) return;
    this.#halt();
    this.#top = kept;
    this.#rest();
  }

  /** Comes to rest: a move under way is finished, then the row on top is kept. */
  pause(): void {
    this.#settings = undefined;
    if (!this.#isMoving) window.clearTimeout(this.#timer);
  }

  /** Stands still at once; the row on top is kept. */
  stop(): void {
    this.#settings = undefined;
    this.#halt();
    this.#listener.onRest(this.#top);
  }

  /** Moves by hand, by so many rows, within what the data allows. */
  nudge(rows: number, settings: RollSettings): void {
    this.#halt();
    const period = periodOf(settings.rowCount) || 1;
    const wanted = this.#top + rows;
    this.#top = settings.isEndless ? ((wanted % period) + period) % period : keepTop(Math.max(0, wanted), settings);
    this.#listener.onRest(this.#top);
  }

  /**
   * Scrolls by so many rows, not over the seam of an endless table, so that the page gets its wheel back.
   */
  scroll(rows: number, settings: RollSettings): void {
    this.#halt();
    this.#top = scrolledTop(this.#top, rows, settings);
    this.#listener.onRest(this.#top);
  }

  #halt(): void {
    window.clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#isMoving = false;
  }

  #rest(): void {
    const settings = this.#settings;
    if (!settings) return;
    const pauseMs = Math.max(settings.pauseMs, MIN_CYCLE_MS - settings.moveMs, 0);
    // A timer between two moves without a pause would be seen as a jerk.
    if (pauseMs === 0) {
      this.#move(settings);
      return;
    }
    this.#timer = window.setTimeout(() => this.#move(settings), pauseMs);
  }

  #move(settings: RollSettings): void {
    const from = this.#top;
    const to = nextTop(from, settings);
    if (to <= from || settings.moveMs === 0) {
      this.#arrive(to, settings);
      return;
    }
    const { moveMs: durationMs, pauseMs } = settings;
    this.#isMoving = true;
    this.#listener.onMove({ rows: to - from, durationMs, isEased: pauseMs > 0 });
    this.#timer = window.setTimeout(() => this.#arrive(to, settings), durationMs);
  }

  #arrive(top: number, settings: RollSettings): void {
    this.#halt();
    this.#top = keepTop(top, settings);
    this.#listener.onRest(this.#top);
    this.#rest();
  }
}
