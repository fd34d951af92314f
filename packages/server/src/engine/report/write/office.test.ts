import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { PDF_FONTS } from '../../../fonts-folder.ts';
import { drawCharts } from '../chart/chart-pictures.ts';
import { expand, sheetOf } from '../report.testing.ts';
import { writeXlsx } from './write-xlsx.ts';

const run = promisify(execFile);
const hasOffice = await run('soffice', ['--version']).then(
  () => true,
  () => false,
);
if (!hasOffice) console.warn('Tests with LibreOffice skipped: no soffice is installed');

const ORDERS = [
  { region: 'East', month: 'May', amount: 10 },
  { region: 'East', month: 'June', amount: 20 },
  { region: 'South', month: 'May', amount: 5 },
];
const BORDER = { style: 'thin' as const };
const BOX = { borders: { top: BORDER, bottom: BORDER, left: BORDER, right: BORDER } };

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
    const folder = await mkdtemp(path.join(tmpdir(), 'aj-office-'));
    try {
      const grid = expand(template, { orders: ORDERS });
      await writeXlsx(path.join(folder, 'a.xlsx'), grid, drawCharts(grid, PDF_FONTS, 'en'));
      const profile = `-env:UserInstallation=file://${folder}/profile`;
      await run('soffice', [
        profile,
        '--headless',
        '--convert-to',
        'pdf',
        '--outdir',
        folder,
        path.join(folder, 'a.xlsx'),
      ]);
      const pdf = await readFile(path.join(folder, 'a.pdf'), 'latin1');
      expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
      expect(pdf.match(/\/Subtype\s*\/Image/g)?.length).toBeGreaterThanOrEqual(3);
      await run('soffice', [
        profile,
        '--headless',
        '--convert-to',
        'csv',
        '--outdir',
        folder,
        path.join(folder, 'a.xlsx'),
      ]);
      const csv = await readFile(path.join(folder, 'a.csv'), 'utf8');
      expect(csv.split('\n').slice(0, 3)).toEqual(['East,May,10', ',June,20', ',Sum,60']);
    } finally {
      await rm(folder, { recursive: true });
    }
  }, 90_000);
});
