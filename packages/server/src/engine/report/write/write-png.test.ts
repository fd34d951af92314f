import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { AppError, type ExcelChart, type ExcelStyle } from '@aj-report/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PDF_FONTS } from '../../../fonts-folder.ts';
import { drawCharts } from '../chart/chart-pictures.ts';
import type { Grid } from '../grid.types.ts';
import { readPdf } from '../pdf-texts.testing.ts';
import { expand, sheetOf } from '../report.testing.ts';
import { pageAt, toPaper } from './paper.ts';
import type { AskedPage } from './paper-mark.types.ts';
import { typesetterFor } from './typesetter.ts';
import { writePdf } from './write-pdf.ts';
import { writePng } from './write-png.ts';
import type { Pictures } from './xlsx-pictures.ts';

/** One red pixel. */
const LOGO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC',
  'base64',
);
const ORDERS = Array.from({ length: 60 }, (_, n) => ({
  region: n < 30 ? '华东' : '华南',
  no: `NO-${n}`,
  amount: n * 1.5,
}));
const CHART: ExcelChart = {
  widget: 'bar-chart',
  setCode: 'o',
  mapping: [
    { role: 'xAxis', field: 'region' },
    { role: 'bar', field: 'amount' },
  ],
};
const HEAD: ExcelStyle = { bold: true, background: '#1f4e79', color: '#ffffff', align: 'center' };
const LINES = { bottom: { style: 'thin' }, right: { style: 'double', color: '#c00000' } } as const;
const EVERYTHING = sheetOf(
  {
    A1: { value: '销售台账 & <明细>', style: { ...HEAD, fontSize: 18 } },
    A2: {
      value: '这是一段会换行的很长的说明，it has English words too',
      style: { wrap: true, italic: true, fontSize: 9 },
    },
    B2: { value: 'https://example.com/1', code: 'qr' },
    C2: { value: 'AJ-1', code: 'code128' },
    D2: { chart: CHART },
    A3: { value: '#{o.region}', group: 'merge', style: { verticalAlign: 'top', borders: LINES, underline: true } },
    B3: { value: '#{o.no}', style: { borders: LINES, strike: true } },
    C3: { value: '#{o.amount}', style: { numberFormat: '#,##0.00', borders: LINES, background: '#e2efda' } },
    D3: { value: '#{o.amount}', style: { numberFormat: '"约"0.000000 "万元"' } },
    A4: '合计',
    C4: { formula: 'SUM(C3)' },
  },
  {
    columnWidths: [
      { column: 0, width: 120 },
      { column: 1, width: 120 },
      { column: 2, width: 160 },
      { column: 3, width: 240 },
    ],
    rowHeights: [
      { row: 0, height: 48 },
      { row: 1, height: 140 },
    ],
    merges: [{ row: 0, column: 0, rowSpan: 1, columnSpan: 4 }],
    pictures: [{ row: 0, column: 0, fileId: 'logo', width: 40, height: 40 }],
    print: { titleRows: { first: 0, last: 0 }, footer: { center: '第 {page} / {pages} 页', right: '2026-01-01' } },
  },
);
const OPTIONS = { fonts: PDF_FONTS, language: 'zh' as const };
const PT_TO_PIXEL = (96 / 72) * 2;

let folder = '';
const at = (name: string) => path.join(folder, name);
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'aj-page-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const everything = () => expand(EVERYTHING, { o: ORDERS });
const picturesOf = (grid: Grid): Pictures =>
  new Map([...drawCharts(grid, PDF_FONTS, 'zh'), ['logo', { bytes: LOGO, type: 'png' as const }]]);

/** A page as its pixels. */
async function pageOf(grid: Grid, page: AskedPage) {
  await writePng(at('a.png'), grid, () => Promise.resolve(picturesOf(grid)), { ...OPTIONS, page });
  const png = await readFile(at('a.png'));
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const href = `data:image/png;base64,${png.toString('base64')}`;
  const size = `width="${width}" height="${height}"`;
  const { pixels } = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" ${size}><image ${size} href="${href}"/></svg>`,
  ).render();
  const colorAt = (x: number, y: number) => {
    const start = (Math.floor(y * PT_TO_PIXEL) * width + Math.floor(x * PT_TO_PIXEL)) * 4;
    return `#${pixels.subarray(start, start + 3).toString('hex')}`;
  };
  return { width, height, colorAt };
}

describe('A page as a picture', () => {
  it('has two pixels for each px of its paper', async () => {
    const { width, height } = await pageOf(everything(), { number: 1 });
    expect([width, height]).toEqual([1587, 2245]);
  });

  it('has every text where PDF has it, on each page', async () => {
    const grid = everything();
    await writePdf(at('a.pdf'), grid, picturesOf(grid), OPTIONS);
    const inPdf = await readPdf(at('a.pdf'));
    const paper = toPaper(grid, { ...OPTIONS, type: typesetterFor(PDF_FONTS) });
    expect(paper).toHaveLength(inPdf.length);
    for (const [i, sheet] of paper.entries()) {
      const texts = sheet.draw().flatMap((mark) => (mark.kind === 'text' ? [mark] : []));
      expect(texts.map(({ text }) => text)).toEqual(inPdf[i]?.map(({ text }) => text));
      for (const [n, { x, baseline }] of texts.entries()) {
        expect(inPdf[i]?.[n]?.x).toBeCloseTo(x, 1);
        expect(inPdf[i]?.[n]?.y).toBeCloseTo(baseline, 1);
      }
    }
  });

  it('shows texts, grounds, pictures, codes and charts', async () => {
    const grid = everything();
    const { colorAt } = await pageOf(grid, { number: 1 });
    const [sheet] = toPaper(grid, { ...OPTIONS, type: typesetterFor(PDF_FONTS) });
    const marks = sheet!.draw();
    const inkOf = (x: number, y: number, width: number, height: number) => {
      const steps = Array.from({ length: 60 }, (_, i) => i / 60);
      return new Set(steps.flatMap((a) => steps.map((b) => colorAt(x + a * width, y + b * height))));
    };
    for (const mark of marks) {
      if (mark.kind === 'text') {
        const ink = inkOf(mark.x, mark.baseline - mark.font.size, mark.font.size, mark.font.size);
        expect(ink, mark.text).toContain(mark.color);
      }
      if (mark.kind !== 'picture') continue;
      const { x, y, width, height } = mark.box;
      expect(inkOf(x, y, width, height).size).toBeGreaterThan(mark.fileId === 'logo' ? 0 : 5);
      if (mark.fileId === 'logo') expect(colorAt(x + width / 2, y + height / 2)).toBe('#ff0000');
    }
    const grounds = marks.flatMap((mark) => (mark.kind === 'areas' && mark.boxes.length === 1 ? [mark] : []));
    for (const { boxes, color } of grounds.filter(({ color: one }) => one === '#e2efda')) {
      const { x, y } = boxes[0]!;
      expect(colorAt(x + 3, y + 3)).toBe(color);
    }
    const codes = marks.flatMap((mark) => (mark.kind === 'areas' && mark.boxes.length > 1 ? [mark] : []));
    expect(codes).toHaveLength(2);
    for (const { x, y, width, height } of codes.flatMap(({ boxes }) => boxes)) {
      expect(colorAt(x + width / 2, y + height / 2)).toBe('#000000');
    }
  });

  it('is asked for by its number or by a cell, and there are only so many', async () => {
    const paper = toPaper(everything(), { ...OPTIONS, type: typesetterFor(PDF_FONTS) });
    expect(paper).toHaveLength(2);
    const footOf = (asked: AskedPage) => {
      const marks = pageAt(paper, asked).draw();
      return marks.flatMap((mark) => (mark.kind === 'text' && mark.text.startsWith('第') ? [mark.text] : []));
    };
    expect(footOf({ number: 2 })).toEqual(['第 2 / 2 页']);
    expect(footOf({ sheet: 0, row: 5, column: 0 })).toEqual(['第 1 / 2 页']);
    expect(footOf({ sheet: 0, row: 60, column: 0 })).toEqual(['第 2 / 2 页']);
    // The rows are fewer than they were.
    expect(footOf({ sheet: 0, row: 900, column: 0 })).toEqual(['第 2 / 2 页']);
    const refused = await pageOf(everything(), { number: 3 }).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(AppError);
    expect(refused).toMatchObject({ code: 'excel/no-such-page', params: { page: 3, pages: 2 } });
  });
});
