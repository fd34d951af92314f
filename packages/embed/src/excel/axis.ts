/** px of a row whose page is not there yet */
export const DEFAULT_ROW = 24;

/** Columns of a sheet along its width. */
export class ColumnAxis {
  readonly #ends: readonly number[];

  /** @param widths px; 0 = hidden */
  constructor(widths: readonly number[]) {
    let end = 0;
    this.#ends = widths.map((width) => (end += width));
  }

  get count(): number {
    return this.#ends.length;
  }

  get size(): number {
    return this.#ends.at(-1) ?? 0;
  }

  /** px before a column. */
  offsetOf(column: number): number {
    return column <= 0 ? 0 : (this.#ends[Math.min(column, this.count) - 1] ?? 0);
  }

  /** The column at a place; the last one behind the end. */
  at(offset: number): number {
    let low = 0;
    let high = this.count - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#ends[middle] ?? 0) > offset) high = middle;
      else low = middle + 1;
    }
    return Math.max(0, low);
  }
}

/** Rows of a sheet along its height; the heights of a page are known once it has been loaded. */
export class RowAxis {
  readonly count: number;
  readonly pageRows: number;
  readonly #pages = new Map<number, ColumnAxis>();
  /** px before a page; renewed when heights arrive. */
  #starts: number[] = [];

  constructor(count: number, pageRows: number) {
    this.count = count;
    this.pageRows = pageRows;
    this.#measure();
  }

  get pageCount(): number {
    return Math.ceil(this.count / this.pageRows);
  }

  get size(): number {
    return this.#starts.at(-1) ?? 0;
  }

  /** Heights of a page's rows, from its first one on; true = something moved. */
  setPage(page: number, heights: readonly number[]): boolean {
    const before = this.offsetOf((page + 1) * this.pageRows);
    this.#pages.set(page, new ColumnAxis(heights));
    this.#measure();
    return this.offsetOf((page + 1) * this.pageRows) !== before;
  }

  /** px before a row. */
  offsetOf(row: number): number {
    if (row >= this.count) return this.size;
    const page = Math.floor(row / this.pageRows);
    const inside = row - page * this.pageRows;
    return (this.#starts[page] ?? 0) + (this.#pages.get(page)?.offsetOf(inside) ?? inside * DEFAULT_ROW);
  }

  /** Whether nothing of a row is seen. */
  isHidden(row: number): boolean {
    return this.offsetOf(row + 1) === this.offsetOf(row);
  }

  /** The row at a place; the last one behind the end. */
  at(offset: number): number {
    let page = 0;
    let high = this.pageCount - 1;
    while (page < high) {
      const middle = (page + high + 1) >> 1;
      if ((this.#starts[middle] ?? 0) <= offset) page = middle;
      else high = middle - 1;
    }
    const rest = Math.max(0, offset - (this.#starts[page] ?? 0));
    const inside = this.#pages.get(page)?.at(rest) ?? Math.floor(rest / DEFAULT_ROW);
    return Math.max(0, Math.min(this.count - 1, page * this.pageRows + inside));
  }

  #measure(): void {
    let start = 0;
    this.#starts = [0];
    for (let page = 0; page < this.pageCount; page++) {
      const rows = Math.min(this.pageRows, this.count - page * this.pageRows);
      start += this.#pages.get(page)?.size ?? rows * DEFAULT_ROW;
      this.#starts.push(start);
    }
  }
}
