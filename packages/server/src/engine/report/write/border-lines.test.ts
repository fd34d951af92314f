import { describe, expect, it } from 'vitest';
import { BorderLines } from './border-lines.ts';

const thin = { style: 'thin', color: '#c9d4e5' } as const;
const thick = { style: 'thick', color: '#000000' } as const;
const dashed = { style: 'dashed' } as const;
const around = (border: typeof thin | typeof thick | typeof dashed) => {
  return { top: border, right: border, bottom: border, left: border };
};

/** Lines of cells of 10 × 10 pt, as `x1,y1 x2,y2`. */
function linesOf(cells: readonly (readonly [row: number, column: number, borders: object])[]): string[] {
  const lines = new BorderLines();
  for (const [row, column, borders] of cells) {
    lines.addCell({ x: column * 10, y: row * 10, width: 10, height: 10 }, borders);
  }
  return lines.finish().map(({ x1, y1, x2, y2, width }) => `${x1},${y1} ${x2},${y2} ${width}`);
}

const grid = (border: object) => [0, 1].flatMap((row) => [0, 1, 2].map((column) => [row, column, border] as const));

describe('Lines around the cells of a page', () => {
  it('are one stroke where cells beside each other go on in one', () => {
    expect(linesOf(grid(around(thin)))).toEqual([
      '0,0 30,0 0.75',
      '0,10 30,10 0.75',
      '0,20 30,20 0.75',
      '0,0 0,20 0.75',
      '10,0 10,20 0.75',
      '20,0 20,20 0.75',
      '30,0 30,20 0.75',
    ]);
  });

  it('leave gaps where cells have none', () => {
    expect(linesOf([0, 2].map((column) => [0, column, { top: thin }] as const))).toEqual([
      '0,0 10,0 0.75',
      '20,0 30,0 0.75',
    ]);
  });

  it('lie over each other as the cells follow each other', () => {
    expect(
      linesOf([
        [0, 0, { bottom: thin }],
        [1, 0, { top: thick }],
        [1, 1, { top: thin }],
      ]),
    ).toEqual(['0,10 10,10 0.75', '0,10 10,10 1.75', '10,10 20,10 0.75']);
  });

  it('begin their dashes anew with every cell, and are two where they are double', () => {
    expect(linesOf([0, 1].map((column) => [0, column, { top: dashed }] as const))).toEqual([
      '0,0 10,0 0.5',
      '10,0 20,0 0.5',
    ]);
    expect(linesOf([0, 1].map((column) => [1, column, { top: { style: 'double' } }] as const))).toEqual([
      '0,9.2 20,9.2 0.4',
      '0,10.8 20,10.8 0.4',
    ]);
  });
});
