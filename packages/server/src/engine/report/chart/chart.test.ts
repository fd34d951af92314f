import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { AppError, EXCEL_CHARTS, type ExcelChart } from '@aj-report/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CFB } from 'xlsx';
import { PDF_FONTS } from '../../../fonts-folder.ts';
import { planTemplate } from '../plan/plan-template.ts';
import { expand, sheetOf } from '../report.testing.ts';
import { toPreview } from '../write/to-preview.ts';
import { writePdf } from '../write/write-pdf.ts';
import { writeXlsx } from '../write/write-xlsx.ts';
import { drawCharts } from './chart-pictures.ts';
import { drawChart } from './draw-chart.ts';

const ORDERS = [
  { region: '华东', month: '一月', amount: 10, cost: 7 },
  { region: '华东', month: '二月', amount: 20, cost: 9 },
  { region: '华南', month: '一月', amount: 5, cost: 3 },
];
const mapping = (first: string, second: string) => [
  { role: first, field: 'month' },
  { role: second, field: 'amount' },
];
const MAPPINGS: Readonly<Record<ExcelChart['widget'], ExcelChart['mapping']>> = {
  'bar-chart': mapping('xAxis', 'bar'),
  'line-chart': mapping('xAxis', 'line'),
  'bar-line-chart': [...mapping('xAxis', 'bar'), { role: 'line', field: 'cost' }],
  'pie-chart': mapping('name', 'value'),
  'funnel-chart': mapping('name', 'value'),
  'radar-chart': mapping('name', 'radar'),
};
const BAR: ExcelChart = { widget: 'bar-chart', setCode: 'orders', mapping: MAPPINGS['bar-chart'] };

const PER_REGION = sheetOf(
  { A1: { value: '#{orders.region}', group: 'merge' as const }, B1: { chart: BAR } },
  { columnWidths: [{ column: 1, width: 320 }], rowHeights: [{ row: 0, height: 180 }] },
);

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'aj-chart-'));
});
afterAll(() => rm(folder, { recursive: true }));

function refusalOf(work: () => unknown): AppError {
  try {
    work();
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
  throw new Error('It was not refused');
}

describe('A cell with a chart', () => {
  it('adds the numbers of rows that are equal otherwise', () => {
    const orders = [...ORDERS, { region: '华东', month: '一月', amount: 4, cost: 1 }];
    const chart = expand(sheetOf({ A1: { chart: BAR } }), { orders }).sheets[0]?.pictures[0]?.chart;
    expect(chart?.table.data).toEqual([
      ['一月', '二月'],
      [19, 20],
    ]);
  });

  it('shows the rows of its place: one chart for each group', () => {
    const [sheet] = toPreview(expand(PER_REGION, { orders: ORDERS }), { firstRow: 0, rows: 10 }, {}, 'zh', drawChart);
    const [east, south] = sheet?.pictures ?? [];
    expect(east).toMatchObject({ row: 0, column: 1, width: 320, height: 180 });
    expect(east?.svg).toMatch(/^<svg[^>]* width="320" height="180"/);
    expect([east?.svg?.includes('二月'), south?.svg?.includes('二月')]).toEqual([true, false]);
    expect(east?.svg).not.toMatch(/<script|<foreignObject|href=/);
  });

  it.each(EXCEL_CHARTS)('is drawn as a %s', (widget) => {
    const cell = { chart: { widget, setCode: 'orders', mapping: MAPPINGS[widget] } };
    const grid = expand(
      sheetOf({ A1: cell }, { columnWidths: [{ column: 0, width: 400 }], rowHeights: [{ row: 0, height: 240 }] }),
      { orders: ORDERS },
    );
    const svg = drawChart(grid.sheets[0]!.pictures[0]!, 'zh');
    expect(svg).toContain('一月');
  });

  it('is a sharp picture in a workbook, and in PDF', async () => {
    const grid = expand(PER_REGION, { orders: ORDERS });
    const pictures = drawCharts(grid, PDF_FONTS, 'zh');
    const png = Buffer.from(pictures.get('chart1-1')?.bytes ?? []);
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([640, 360]);
    await writeXlsx(path.join(folder, 'a.xlsx'), grid, pictures);
    const { FullPaths } = CFB.read(await readFile(path.join(folder, 'a.xlsx')), { type: 'buffer' }) as {
      FullPaths: string[];
    };
    expect(FullPaths.filter((one) => one.endsWith('.png'))).toHaveLength(2);
    await writePdf(path.join(folder, 'a.pdf'), grid, pictures, { fonts: PDF_FONTS });
    const pdf = await readFile(path.join(folder, 'a.pdf'), 'latin1');
    expect(pdf.match(/\/Subtype \/Image/g)?.length).toBeGreaterThanOrEqual(2);
  });

  it('with characters that no picture holds is drawn without them, and one that cannot be drawn leaves the file whole', () => {
    const sheet = sheetOf(
      { B1: { chart: BAR } },
      { columnWidths: [{ column: 1, width: 320 }], rowHeights: [{ row: 0, height: 180 }] },
    );
    const grid = expand(sheet, { orders: [{ month: 'A\u000b\ud83d', amount: 3 }] });
    const picture = grid.sheets[0]!.pictures[0]!;
    const svg = drawChart(picture, 'zh');
    expect(['\u000b', '\ud83d'].filter((one) => svg.includes(one))).toEqual([]);
    const broken = { ...picture, chart: { ...picture.chart!, props: { barColor: '"<' } } };
    for (const one of [picture, broken]) {
      const pictures = drawCharts({ ...grid, sheets: [{ ...grid.sheets[0]!, pictures: [one] }] }, PDF_FONTS, 'zh');
      expect(pictures.get(one.fileId)?.bytes.subarray(1, 4).toString()).toBe('PNG');
    }
  });

  it('needs fields for what its widget draws, in slots that there are', () => {
    const without = sheetOf({ A1: { chart: { ...BAR, mapping: BAR.mapping.slice(0, 1) } } });
    expect(refusalOf(() => planTemplate(without)).params).toMatchObject({ place: 'S!A1' });
    const foreign = sheetOf({ A1: { chart: { ...BAR, mapping: mapping('xAxis', 'slice') } } });
    expect(refusalOf(() => planTemplate(foreign)).code).toBe('excel/template-invalid');
    const other = [...BAR.mapping, { role: 'series', field: 'shop' }];
    const unknown = sheetOf({ A1: { chart: { ...BAR, mapping: other } } });
    expect(refusalOf(() => expand(unknown, { orders: ORDERS })).code).toBe('excel/field-unknown');
  });

  it('draws so many rows, and there are so many charts', () => {
    const many = Array.from({ length: 5_001 }, (_, n) => ({ month: n, amount: n }));
    expect(refusalOf(() => expand(sheetOf({ A1: { chart: BAR } }), { orders: many })).code).toBe(
      'excel/chart-too-many-rows',
    );
    const list = sheetOf({ A1: '#{orders.month}', B1: { chart: BAR } });
    expect(refusalOf(() => expand(list, { orders: many.slice(0, 201) })).code).toBe('excel/too-many-charts');
  });
});
