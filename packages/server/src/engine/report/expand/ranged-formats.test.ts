import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readXlsx } from 'hucre/xlsx';
import { PDF_FONTS } from '../../../fonts-folder.ts';
import { plainListOf } from '../stream/plain-list.ts';
import { planTemplate } from '../plan/plan-template.ts';
import { expand, sheetOf } from '../report.testing.ts';
import { toPaper } from '../write/paper.ts';
import { typesetterFor } from '../write/typesetter.ts';
import { writeXlsx } from '../write/write-xlsx.ts';

const ORDERS = [
  { city: '杭州', amount: 100 },
  { city: '深圳', amount: -20 },
  { city: '苏州', amount: 50 },
];
const CELLS = { A1: '#{o.city}', B1: '#{o.amount}', A2: '平均', B2: { formula: 'AVERAGE(B1)' } };
const RED = { color: '#c00000' };
const template = (format: object) =>
  sheetOf(CELLS, {
    conditionalFormats: [{ row: 0, column: 0, columnSpan: 2, operator: 'formula', style: {}, ...format }] as never,
  });
const cellsOf = (format: object) => expand(template(format), { o: ORDERS }).sheets[0]!.rows.flat();

it('colours whole records by another cell of theirs', () => {
  const red = cellsOf({ formula: '=B1<0', style: RED }).filter(({ style }) => style?.color === RED.color);
  expect(red.map(({ row, column }) => [row, column])).toEqual([
    [1, 0],
    [1, 1],
  ]);
});

it('compares records with a value of all of them', () => {
  const above = cellsOf({ formula: 'B1>B2', style: RED }).filter(({ style }) => style?.color === RED.color);
  expect(above.map(({ value }) => value)).toEqual(['杭州', 100, '苏州', 50]);
});

it('shades values between the least and the greatest', () => {
  const cells = cellsOf({ operator: 'scale', colors: ['#000000', '#ffffff'] });
  const shades = cells.filter(({ column, row }) => column === 1 && row < 3).map(({ style }) => style?.background);
  expect(shades).toEqual(['#ffffff', '#000000', '#979797']);
  const three = cellsOf({ operator: 'scale', colors: ['#000000', '#ff0000', '#ffffff'] });
  expect(three.find(({ value }) => value === 50)?.style?.background).toBe('#ff3030');
});

it('draws values as bars from nought, on screen, on paper and in workbooks', async () => {
  const grid = expand(template({ operator: 'bar', colors: ['#123456'] }), { o: ORDERS });
  const bars = grid.sheets[0]!.rows.flat().map(({ bar }) => bar?.share);
  expect(bars).toEqual([undefined, 1, undefined, undefined, undefined, 0.5, undefined, undefined]);
  const [page] = toPaper(grid, { type: typesetterFor(PDF_FONTS) });
  const drawn = page!.draw().flatMap((mark) => (mark.kind === 'areas' && mark.color === '#123456' ? mark.boxes : []));
  expect(drawn).toHaveLength(2);
  expect(drawn[0]!.width).toBeCloseTo(drawn[1]!.width * 2);
  const folder = await mkdtemp(path.join(tmpdir(), 'aj-bars-'));
  await writeXlsx(path.join(folder, 'a.xlsx'), grid, new Map());
  const book = await readXlsx(await readFile(path.join(folder, 'a.xlsx')));
  await rm(folder, { recursive: true });
  expect(book.sheets[0]?.conditionalRules).toMatchObject([{ type: 'dataBar', range: 'B1:B3' }]);
});

it('refuses a formula that means nothing, with its place', () => {
  expect(() => planTemplate(template({ formula: 'B1<' }))).toThrow('S!A1');
});

it('needs all rows, so that such a list is no stream', () => {
  expect(plainListOf(planTemplate(sheetOf({ A1: '#{o.city}' })))).toBeDefined();
  const list = sheetOf(
    { A1: '#{o.city}' },
    { conditionalFormats: [{ row: 0, column: 0, operator: 'bar', colors: ['#123456'], style: {} }] },
  );
  expect(plainListOf(planTemplate(list))).toBeUndefined();
});
