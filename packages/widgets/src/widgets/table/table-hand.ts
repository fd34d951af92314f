/** Rows by which a key moves the row that the keyboard stands on; undefined for other keys. */
export function rowsOfKey(key: string, page: number, rowCount: number): number | undefined {
  return { ArrowDown: 1, ArrowUp: -1, PageDown: page, PageUp: -page, End: rowCount, Home: -rowCount }[key];
}

/** Place of the row after a key: within the data, from the row on top when there was none. */
export function nextActive(active: number, rows: number, top: number, rowCount: number): number {
  if (rowCount === 0) return -1;
  const next = active < 0 ? top : active + rows;
  return Math.min(Math.max(next, 0), rowCount - 1);
}

/** Rows by which a window from `top` with so many rows has to move until `place` is in it; 0 where it is. */
export function rowsUntilSeen(place: number, top: number, visibleRows: number): number {
  const whole = Math.max(1, Math.floor(visibleRows + 0.01));
  if (place < top) return place - top;
  return place >= top + whole ? place - top - whole + 1 : 0;
}

/** The whole text of a cell or heading that is cut off, as its tooltip. */
export function tellCutText(event: PointerEvent): void {
  const cell = event.target instanceof Element ? event.target.closest('.cell') : null;
  const text = cell?.querySelector<HTMLElement>('.text');
  if (!text) return;
  const isCut = text.scrollWidth > text.clientWidth || text.scrollHeight > text.clientHeight + 1;
  if (isCut) text.title = text.textContent?.trim() ?? '';
  else text.removeAttribute('title');
}

/** Whole rows out of turns of a wheel; what is less waits for the next turn in the same direction. */
export class WheelTurn {
  #rest = 0;

  take(rows: number): number {
    const turned = (Math.sign(rows) === Math.sign(this.#rest) ? this.#rest : 0) + rows;
    const whole = Math.trunc(turned);
    this.#rest = turned - whole;
    return whole;
  }
}
