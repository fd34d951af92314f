import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toDrawn } from '../code/drawn-cell.ts';
import { expand, sheetOf } from '../report.testing.ts';
import { convert, hasOffice } from './office.testing.ts';
import { toPreview } from './to-preview.ts';
import { writeXlsx } from './write-xlsx.ts';

const FORMATS = [
  [-5, '0;[Red]-0'],
  [5, '0;[Red]-0'],
  [7, '[Blue][>=6]0;[Green]0'],
  [1, '[Blue][>=6]0;[Green]0'],
  [3, '[Color10]0'],
  [4, '[Color53]0'],
] as const;
const CELLS = FORMATS.map(([value, numberFormat], at) => [`A${at + 1}`, { value, style: { numberFormat } }] as const);
const GRID = expand(sheetOf(Object.fromEntries(CELLS)), {});

/** Colours of the texts of a PDF, in their order. */
async function coloursOfPdf(file: string): Promise<string[]> {
  const bytes = await readFile(file);
  const text = bytes.toString('latin1');
  return [...text.matchAll(/FlateDecode[^]*?stream\r?\n/g)].flatMap(({ 0: head, index }) => {
    const content = inflateSync(bytes.subarray(index + head.length)).toString('latin1');
    return [...content.matchAll(/([\d.]+) ([\d.]+) ([\d.]+) rg\s+BT/g)].map(([, ...channels]) => {
      const hex = channels.map((one) =>
        Math.round(Number(one) * 255)
          .toString(16)
          .padStart(2, '0'),
      );
      return `#${hex.join('')}`;
    });
  });
}

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'aj-colours-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('Colours of number formats', () => {
  const colours = ['#ff0000', undefined, '#0000ff', '#00ff00', '#008000', '#993300'];

  it('are drawn on screen and on paper', () => {
    const seen = toPreview(GRID, { firstRow: 0, rows: 9 }, {})[0]?.cells.map(({ style }) => style?.color);
    expect(seen).toEqual(colours);
    const drawn = GRID.sheets[0]?.rows.flat().map((cell) => toDrawn(cell, 'en').cell.style?.color);
    expect(drawn).toEqual(colours);
  });

  it('stand over the colour of the letters', () => {
    const style = { numberFormat: '[Red]0', color: '#123456', bold: true };
    const [cell] = expand(sheetOf({ A1: { value: 1, style } }), {}).sheets[0]?.rows.flat() ?? [];
    expect(cell && toDrawn(cell, 'en').cell.style).toEqual({ ...style, color: '#ff0000' });
  });

  it.skipIf(!hasOffice)(
    'are those of LibreOffice, which reads them from the format in the workbook',
    async () => {
      const file = path.join(folder, 'a.xlsx');
      await writeXlsx(file, GRID, new Map(), 'en');
      // Its own palette has other colours by number.
      const named = colours.slice(0, 4).map((colour = '#000000') => colour);
      expect((await coloursOfPdf(await convert(file, 'pdf'))).slice(0, 4)).toEqual(named);
    },
    90_000,
  );
});
