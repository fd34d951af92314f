import type { GridCell } from '../grid.types.ts';
import type { WhichPages } from './formula.types.ts';

/** Copies of a cell by the pages of paper on which they stand. */
export class PagedCells {
  private readonly cells: readonly GridCell[];
  /** How many stand on the pages before each. */
  private readonly starts: number[] = [0];

  constructor(cells: readonly GridCell[], pageOf: (row: number) => number) {
    const paged = cells.map((cell) => ({ cell, page: pageOf(cell.row) })).sort((a, b) => a.page - b.page);
    this.cells = paged.map(({ cell }) => cell);
    for (const [at, { page }] of paged.entries()) {
      for (let next = this.starts.length; next <= page; next++) this.starts.push(at);
    }
  }

  on(which: WhichPages, page: number): readonly GridCell[] {
    const start = this.starts[page] ?? this.cells.length;
    const end = this.starts[page + 1] ?? this.cells.length;
    switch (which) {
      case 'page':
        return this.cells.slice(start, end);
      case 'pages before':
        return this.cells.slice(0, start);
      case 'pages so far':
        return this.cells.slice(0, end);
    }
  }
}
