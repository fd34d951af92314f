import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PDF_FONTS } from '../../../fonts-folder.ts';
import { drawCharts } from '../chart/chart-pictures.ts';
import { readLinks, readPdf } from '../pdf-texts.testing.ts';
import { expand, sheetOf } from '../report.testing.ts';
import { addressesAt } from './cell-links.ts';
import { convert, hasOffice } from './office.testing.ts';
import { writeXlsx } from './write-xlsx.ts';
import type { Picture } from './xlsx-pictures.ts';

const ORDERS = [
  { region: 'East', month: 'May', amount: 10 },
  { region: 'East', month: 'June', amount: 20 },
  { region: 'South', month: 'May', amount: 5 },
];
const BORDER = { style: 'thin' as const };
const BOX = { borders: { top: BORDER, bottom: BORDER, left: BORDER, right: BORDER } };
const LOGO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC',
  'base64',
);

if (!hasOffice) console.warn('Tests with LibreOffice skipped: no soffice is installed');

let folder = '';
const at = (name: string) => path.join(folder, name);
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'aj-office-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe.skipIf(!hasOffice)('A workbook in LibreOffice', () => {
  it('opens, and prints its values, sub-totals by formula, a code and a chart, a page for each group', async () => {
    const chart = {
      widget: 'bar-chart' as const,
      setCode: 'orders',
      mapping: [
        { role: 'xAxis', field: 'month' },
        { role: 'bar', field: 'amount' },
      ],
    };
    const template = sheetOf(
      {
        A1: { value: '#{orders.region}', group: 'merge', pageBreak: true, style: BOX },
        B1: { value: '#{orders.month}', style: BOX },
        C1: { value: '#{orders.amount}', style: { ...BOX, numberFormat: '#,##0.00' } },
        B2: { value: 'Sum', leftParent: 'A1' },
        C2: { formula: '=SUM(C1)*2', leftParent: 'A1' },
        B3: { value: 'AJ-1', code: 'qr', leftParent: 'A1' },
        C3: { chart, leftParent: 'A1' },
      },
      {
        merges: [{ row: 0, column: 0, rowSpan: 3, columnSpan: 1 }],
        columnWidths: [{ column: 2, width: 320 }],
        rowHeights: [{ row: 2, height: 180 }],
      },
    );
    const grid = expand(template, { orders: ORDERS });
    await writeXlsx(at('a.xlsx'), grid, drawCharts(grid, PDF_FONTS, 'en'));
    const pdf = (await readFile(await convert(at('a.xlsx'), 'pdf'))).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
    expect(pdf.match(/\/Subtype\s*\/Image/g)?.length).toBeGreaterThanOrEqual(3);
    const csv = await readFile(await convert(at('a.xlsx'), 'csv'), 'utf8');
    expect(csv.split('\n').slice(0, 3)).toEqual(['East,May,10', ',June,20', ',Sum,60']);
  }, 90_000);

  it('prints the areas that the template says, breaks where it says, offers values of cells that expanded', async () => {
    const { sheets, ...rest } = sheetOf(
      {
        A1: 'Regions',
        A2: '#{orders.region}',
        B2: '#{orders.amount}',
        A3: 'Total',
        B3: { formula: '=SUM(B2)' },
        C1: 'not printed',
      },
      {
        name: "Day's",
        print: { areas: [{ row: 0, column: 0, rowSpan: 3, columnSpan: 2 }], rowBreaks: [2] },
        validations: [
          { row: 0, column: 2, kind: 'list', valuesFrom: 'A2' },
          { row: 0, column: 1, kind: 'list', valuesFrom: 'Lists!A1' },
        ],
      },
    );
    const lists = { name: 'Lists', hidden: true, cells: [{ row: 0, column: 0, value: '#{orders.month}' }] };
    const grid = expand({ ...rest, sheets: [...sheets, lists] }, { orders: ORDERS });
    await writeXlsx(at('c.xlsx'), grid, new Map());
    const pages = await readPdf(await convert(at('c.xlsx'), 'pdf'));
    expect(pages.map((page) => page.map(({ text }) => text).filter((text) => text.trim() !== ''))).toEqual([
      ['Regions', 'East', '10', 'East', '20', 'South', '5'],
      ['Total', '35'],
    ]);
    const office = await readFile(await convert(at('c.xlsx'), 'fods'), 'utf8');
    const conditions = [...office.matchAll(/cell-content-is-in-list\(([^)]*)\)/g)].map(([, list]) => list);
    expect(conditions.toSorted()).toEqual(
      [`[$&apos;Day&apos;&apos;s&apos;.$A$2:.$A$4]`, '[$Lists.$A$1:.$A$3]'].toSorted(),
    );
  }, 90_000);

  it('has links, lines as high as their texts, pictures, looks by conditions, rules of input', async () => {
    const note = 'A note of several words that does not go into one line of a column as narrow as this one is';
    const template = sheetOf(
      {
        A1: { value: 'Region', style: { bold: true, background: '#1f4e79', color: '#ffffff' } },
        B1: { value: 'Amount', style: { bold: true, background: '#1f4e79', color: '#ffffff' } },
        A2: {
          value: '#{orders.region}',
          style: { ...BOX, fontName: '宋体' },
          link: { reportCode: 'ledger', params: [{ name: 'orders.region', value: '#{orders.region}' }] },
        },
        B2: { value: '#{orders.amount}', style: BOX },
        A3: { value: note, style: { wrap: true } },
        A4: 'End',
      },
      {
        columnWidths: [
          { column: 0, width: 200 },
          { column: 1, width: 120 },
        ],
        pictures: [{ row: 0, column: 2, fileId: 'logo', width: 60, height: 30 }],
        conditionalFormats: [{ row: 1, column: 1, operator: '>', value: 15, style: { background: '#ffcccc' } }],
        validations: [{ row: 1, column: 0, kind: 'list', values: ['East', 'South'] }],
        freeze: { rows: 1, columns: 0 },
        print: { titleRows: { first: 0, last: 0 }, footer: { center: '{page} / {pages}' } },
      },
    );
    const grid = expand(template, { orders: ORDERS });
    const pictures = new Map<string, Picture>([['logo', { bytes: LOGO, type: 'png' }]]);
    const addressOf = addressesAt({ root: 'https://bi.example', reports: { ledger: 'report_excel' } });
    await writeXlsx(at('b.xlsx'), grid, pictures, 'en', () => {}, addressOf);
    const pdf = await convert(at('b.xlsx'), 'pdf');
    const [page = []] = await readPdf(pdf);
    const yOf = (start: string) => page.find(({ text }) => text.startsWith(start))?.y ?? 0;
    expect(page.map(({ text }) => text)).toEqual(expect.arrayContaining(['Region', 'Amount', 'East', 'South', 'End']));
    const lines = page.filter(({ text, y }) => text !== 'End' && y > yOf('A note') - 1 && y < yOf('End'));
    expect(lines.map(({ text }) => text.trim()).join(' ')).toBe(note);
    // The distance of the two lines below: the note's own height lies between them.
    const [noteHeight = 0, endHeight = 0] = grid.sheets[0]?.rowHeights.slice(4) ?? [];
    expect(endHeight).toBe(24);
    expect(noteHeight).toBeGreaterThan(60);
    const links = await readLinks(pdf);
    expect(links.map(({ address }) => address)).toContain(
      'https://bi.example/excelreport/viewer?reportCode=ledger&orders.region=South',
    );
    const office = await readFile(await convert(at('b.xlsx'), 'fods'), 'utf8');
    expect(office).toContain('table:content-validation table:name=');
    expect(office).toContain('fo:background-color="#ffcccc"');
    expect(office).toContain('<draw:image');
    expect(office).toMatch(/style:font-name="宋体"|fo:font-family="(?:&apos;)?宋体/);
    const heights = [...office.matchAll(/style:row-height="([\d.]+)(in|cm|mm)"/g)].map(
      ([, size, unit]) => Number(size) * { in: 96, cm: 96 / 2.54, mm: 96 / 25.4 }[unit as 'in' | 'cm' | 'mm'],
    );
    expect(heights.some((height) => Math.abs(height - noteHeight) < 1)).toBe(true);
  }, 90_000);

  it('adds up more areas than a function takes arguments', async () => {
    const rows = Array.from({ length: 600 }, (_, n) => ({ region: Math.floor(n / 2), amount: n }));
    const template = sheetOf({
      A1: { value: '#{orders.region}', group: 'merge' },
      B1: '#{orders.amount}',
      B2: { formula: 'SUM(B1)', leftParent: 'A1' },
      B3: { formula: 'SUM(B1)' },
    });
    const grid = expand(template, { orders: rows });
    for (const cell of grid.sheets[0]?.rows.flat() ?? []) if (cell.formula !== undefined) cell.value = null;
    await writeXlsx(at('c.xlsx'), grid, new Map());
    const csv = await readFile(await convert(at('c.xlsx'), 'csv'), 'utf8');
    expect(csv.trim().split('\n').at(-1)).toBe(',179700');
  }, 90_000);
});
