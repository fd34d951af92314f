import type { GridCell } from '../grid.types.ts';
import type { Area, WhichPages } from '../formula/formula.types.ts';
import { FoundCells, valueOf } from './found-cells.ts';
import type { Scalar } from '../formula/scalar.ts';
import { joinAreas, toArea } from '../formula/to-areas.ts';

/** Copies of a cell by the pages of paper on which they stand. */
export class PagedCells {
  private readonly cells: readonly GridCell[];
  /** How many stand on the pages before each. */
  private readonly starts: number[] = [0];
  /** What formulas see in the first ones, and where those of a page stand: each page asks for all before it. */
  private readonly values: Scalar[] = [];
  private readonly areas: (readonly Area[])[] = [];

  constructor(cells: readonly GridCell[], pageOf: (row: number) => number) {
    const paged = cells.map((cell) => ({ cell, page: pageOf(cell.row) })).sort((a, b) => a.page - b.page);
    this.cells = paged.map(({ cell }) => cell);
    for (const [at, { page }] of paged.entries()) {
      for (let next = this.starts.length; next <= page; next++) this.starts.push(at);
    }
  }

  on(which: WhichPages, page: number): readonly GridCell[] {
    return this.cells.slice(...this.edgesOf(which, page));
  }

  /** The same with what formulas see in them. */
  foundOn(which: WhichPages, page: number): FoundCells {
    const [start, end] = this.edgesOf(which, page);
    for (let at = this.values.length; at < end; at++) this.values.push(valueOf(this.cells[at] as GridCell));
    const cells = this.cells.slice(start, end);
    const values = this.values.slice(start, end);
    if (which === 'page' || cells.length < 2) return new FoundCells(cells, undefined, values);
    return new FoundCells(cells, undefined, values, () => this.areasTo(which === 'pages before' ? page - 1 : page));
  }

  private edgesOf(which: WhichPages, page: number): [start: number, end: number] {
    const start = this.startOf(page);
    switch (which) {
      case 'page':
        return [start, this.startOf(page + 1)];
      case 'pages before':
        return [0, start];
      case 'pages so far':
        return [0, this.startOf(page + 1)];
    }
  }

  private startOf(page: number): number {
    return this.starts[page] ?? this.cells.length;
  }

  /** Those of several cells, on all pages up to one. */
  private areasTo(last: number): readonly Area[] {
    for (let page = this.areas.length; page <= last; page++)
      this.areas.push(joinAreas(this.on('page', page).map(toArea)));
    return joinAreas(this.areas.slice(0, last + 1).flat());
  }
}
