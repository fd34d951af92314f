import { describe, expect, it } from 'vitest';
import type { GridCell } from '../grid.types.ts';
import { PagedCells } from './paged-cells.ts';
import { toAreas } from '../formula/to-areas.ts';

const LINES = 200;
const PER_PAGE = 10;
/** Behind nine lines of each page stands one that every page has. */
const ROWS = Array.from({ length: LINES }, (_, row) => row).filter((row) => row % PER_PAGE !== PER_PAGE - 1);
const pageOf = (row: number) => Math.floor(row / PER_PAGE);
const PAGES = Array.from({ length: LINES / PER_PAGE }, (_, page) => page);

function cellsAt(columns: readonly number[], look: () => void = () => {}): GridCell[] {
  return ROWS.flatMap((row) =>
    columns.map((column) => ({
      row,
      column,
      rowSpan: 1,
      columnSpan: 1,
      style: undefined,
      get value() {
        look();
        return row;
      },
    })),
  );
}

describe('The copies of a cell on all pages so far', () => {
  it('are looked at once, however many pages ask for them', () => {
    let looks = 0;
    const paged = new PagedCells(
      cellsAt([2], () => (looks += 1)),
      pageOf,
    );
    const sums = PAGES.map((page) => paged.foundOn('pages so far', page).values.length);
    expect(sums).toEqual(PAGES.map((page) => (page + 1) * (PER_PAGE - 1)));
    expect(paged.foundOn('pages before', 2).values).toEqual(ROWS.slice(0, 18));
    expect(looks).toBe(ROWS.length);
  });

  it.each([[[2]], [[2, 3]]])('stand in the same areas as all of them together, in columns %j', (columns) => {
    const cells = cellsAt(columns);
    const paged = new PagedCells(cells, pageOf);
    for (const page of [0, 7, 19]) {
      const before = cells.filter(({ row }) => pageOf(row) < page);
      expect(paged.foundOn('pages before', page).areas()).toEqual(toAreas(before));
      expect(paged.foundOn('page', page).areas()).toEqual(toAreas(cells.filter(({ row }) => pageOf(row) === page)));
    }
  });
});
