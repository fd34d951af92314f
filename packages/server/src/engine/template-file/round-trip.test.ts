import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { ExcelTemplate } from '@aj-report/contract';
import { writeXlsx } from 'hucre';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import type { Picture } from '../report/write/xlsx-pictures.ts';
import { readTemplateFile } from './read-template-file.ts';
import { writeTemplate } from './write-workbook.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkM/w3HwAEAAH/CPHU7gAAAABJRU5ErkJggg==',
  'base64',
);
const PICTURES = new Map<string, Picture>([['brought-0', { bytes: PNG, type: 'png' }]]);

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'aj-template-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function readBytes(bytes: Uint8Array, kind: 'xlsx' | 'json' = 'xlsx') {
  const file = path.join(folder, 'file');
  await writeFile(file, bytes);
  return readTemplateFile({ path: file, kind });
}

const TEMPLATE: ExcelTemplate = {
  schemaVersion: 1,
  sheets: [
    {
      name: '#{orders.region}',
      repeatFor: { setCode: 'orders', field: 'region' },
      cells: [
        {
          row: 0,
          column: 0,
          value: '销售 & "台账"',
          style: {
            fontName: '宋体',
            fontSize: 16,
            bold: true,
            italic: true,
            underline: true,
            strike: true,
            color: '#ffffff',
            background: '#1f4e79',
            align: 'center',
            verticalAlign: 'bottom',
            wrap: true,
            indent: 2,
            borders: {
              top: { style: 'thin' },
              right: { style: 'medium', color: '#ff0000' },
              bottom: { style: 'double' },
              left: { style: 'dashed' },
            },
          },
        },
        { row: 0, column: 7, value: 'Code', autoFilter: { sort: true, setCode: 'orders', field: 'code' } },
        { row: 1, column: 0, value: '#{orders.city}', group: 'merge', order: 'asc' },
        { row: 1, column: 1, value: '#{orders.amount}', style: { numberFormat: '#,##0.00' } },
        { row: 1, column: 2, value: '2026-01-05', style: { numberFormat: 'yyyy-mm-dd' } },
        { row: 1, column: 3, value: 12.5 },
        { row: 1, column: 4, value: true },
        { row: 1, column: 5, value: '=1+1' },
        { row: 1, column: 6, value: '官网', link: { url: 'https://example.com/' } },
        { row: 1, column: 7, value: '#{orders.code}', code: 'qr', leftParent: 'none' },
        { row: 2, column: 1, formula: 'SUM(B2)', style: { background: '#fff2cc' } },
        { row: 2, column: 2, formula: 'IFS(B3>1,"IFS(",TRUE,TEXTJOIN("/",TRUE,A2))' },
        { row: 2, column: 3, formula: 'SUM(B2[page])-SUM(B2[pages before])' },
        { row: 2, column: 4, formula: 'RMBCAPITAL(B3)' },
        { row: 2, column: 5, formula: 'N(F3[-1])+B3', group: 'merge' },
      ],
      pageLines: { foot: { first: 2, last: 2 } },
      merges: [{ row: 0, column: 0, rowSpan: 1, columnSpan: 3 }],
      columnWidths: [
        { column: 0, width: 215 },
        { column: 3, width: 0 },
      ],
      rowHeights: [
        { row: 0, height: 40 },
        { row: 2, height: 0 },
      ],
      freeze: { rows: 1, columns: 1 },
      print: {
        paper: 'A3',
        orientation: 'landscape',
        margins: { top: 25 },
        fitToWidth: true,
        centerHorizontally: true,
        header: { left: 'A & B', center: '{sheet}' },
        footer: { right: '{page} / {pages} {date}' },
        titleRows: { first: 0, last: 1 },
        titleColumns: { first: 0, last: 0 },
        areas: [
          { row: 0, column: 0, rowSpan: 3, columnSpan: 8 },
          { row: 8, column: 0, rowSpan: 1, columnSpan: 2 },
        ],
        rowBreaks: [2, 8],
        columnBreaks: [4],
      },
      pictures: [{ row: 0, column: 4, fileId: 'brought-0', width: 60, height: 30 }],
      conditionalFormats: [
        { row: 1, column: 1, rowSpan: 2, operator: '>', value: 100, style: { color: '#ff0000', bold: true } },
        { row: 1, column: 1, operator: 'between', value: 1, valueTo: 9, style: { background: '#ffff00' } },
        { row: 1, column: 0, operator: 'contains', value: '海', style: { italic: true } },
        { row: 1, column: 0, operator: 'empty', style: { background: '#eeeeee' } },
        { row: 2, column: 1, operator: 'scale', colors: ['#ff0000', '#ffff00', '#00ff00'], style: {} },
        { row: 2, column: 3, operator: 'bar', colors: ['#112233'], style: {} },
        { row: 1, column: 0, columnSpan: 5, operator: 'formula', formula: '$B2>500', style: { bold: true } },
        { row: 1, column: 0, rowSpan: 2, columnSpan: 3, operator: 'formula', formula: 'D2<0', style: { italic: true } },
        { row: 0, column: 0, operator: 'formula', formula: 'D2[-1]<0', style: { italic: true } },
      ],
      validations: [
        { row: 1, column: 0, rowSpan: 2, kind: 'list', values: ['上海', '杭州'], message: '请选择' },
        { row: 1, column: 3, kind: 'whole', min: 1, max: 5 },
        { row: 1, column: 4, kind: 'decimal', min: 0.5 },
        { row: 1, column: 5, rowSpan: 3, kind: 'list', valuesFrom: '说明!A1:A3' },
        { row: 1, column: 6, kind: 'list', valuesFrom: 'H1:H9' },
        { row: 2, column: 3, kind: 'date', min: 46_023, max: 46_387 },
        { row: 2, column: 4, kind: 'time', max: 0.75 },
      ],
    },
    { name: '说明', hidden: true, cells: [{ row: 0, column: 0, value: 'x' }] },
  ],
};

describe('A template as a workbook', () => {
  it('comes back as it was', async () => {
    const read = await readBytes(await writeTemplate(TEMPLATE, PICTURES));
    expect(read.template).toEqual(TEMPLATE);
    expect(read.notes).toEqual([]);
    expect(read.pictures.map(({ bytes, type }) => [Buffer.from(bytes).equals(PNG), type])).toEqual([[true, 'png']]);
  });
});

describe('A workbook of others', () => {
  it('keeps number formats as they are, and says which are not understood', async () => {
    const formats = [
      '0\\.0,"万"',
      'yyyy\\-mm\\-dd',
      'aaaa;@',
      '[DBNum2][$-804]General',
      '[DBNum1][$-411]General',
      '0 "元',
    ];
    const cells = new Map(formats.map((numFmt, row) => [`${row},0`, { value: 45_000, style: { numFmt } }]));
    const { template, notes } = await readBytes(await writeXlsx({ sheets: [{ name: 'S', rows: [[]], cells }] }));
    expect(template.sheets[0]?.cells.map(({ style }) => style?.numberFormat)).toEqual([
      '0\\.0,"万"',
      'yyyy-mm-dd',
      '[$-804]aaaa;@',
      '[DBNum2][$-804]General',
      undefined,
      undefined,
    ]);
    expect(notes.map(({ text }) => text.en)).toEqual(['Number formats that are not understood became General: A5, A6']);
  });

  it('says what a template cannot hold, with the places', async () => {
    const bytes = await writeXlsx({
      sheets: [
        {
          name: 'S',
          rows: [['#{o.a', 1]],
          cells: new Map([
            ['1,0', { value: 7, formula: 'VLOOKUP(A1,Other!A1:B2,2)', formulaResult: 7 }],
            ['2,0', { value: 'turned', style: { alignment: { textRotation: 45 } } }],
            ['3,0', { value: 'seen', comment: { text: 'ask Li' } }],
          ]),
          conditionalRules: [
            {
              type: 'colorScale',
              priority: 1,
              range: 'A2:A3',
              colorScale: { cfvo: [{ type: 'min' }, { type: 'max' }], colors: ['FF0000', '00FF00'] },
            },
          ],
        },
      ],
    });
    const { template, notes } = await readBytes(bytes);
    expect(template.sheets[0]?.cells.map(({ row, value }) => [row, value])).toEqual([
      [0, '#{o.a'],
      [0, 1],
      [1, 7],
      [2, 'turned'],
      [3, 'seen'],
    ]);
    expect(notes.map(({ text }) => text.en).toSorted()).toEqual([
      'Comments were left out: A4',
      'Expressions that cannot be read; correct them before saving: A1',
      'Formulas that are not supported became their values: A2',
      'Turned text is shown level: A3',
    ]);
  });

  it('has rules of whole columns as far down as a template goes', async () => {
    const style = { font: { bold: true } };
    const over = (range: string, priority: number) =>
      ({ type: 'cellIs', operator: 'greaterThan', formula: '1', priority, range, style }) as const;
    const ranges = ['A1:A1048576', 'B:C', 'A2:XFD2', 'A9000:A9001 D4'];
    const bytes = await writeXlsx({
      sheets: [
        {
          name: 'S',
          rows: [['x']],
          conditionalRules: ranges.map((range, at) => over(range, ranges.length - at)),
          dataValidations: [{ type: 'list', range: 'C3:C1048576', values: ['a', 'b'] }],
        },
      ],
    });
    const { template, notes } = await readBytes(bytes);
    const [sheet] = template.sheets;
    expect(
      sheet?.conditionalFormats?.map(({ row, column, rowSpan, columnSpan }) => [row, column, rowSpan, columnSpan]),
    ).toEqual([
      [0, 0, 5000, undefined],
      [0, 1, 5000, 2],
      [1, 0, undefined, 500],
      [3, 3, undefined, undefined],
    ]);
    expect(sheet?.validations).toEqual([{ row: 2, column: 2, rowSpan: 4998, kind: 'list', values: ['a', 'b'] }]);
    expect(notes.map(({ text }) => text.en)).toEqual(['Some conditional formats were left out: A9000:A9001']);
  });

  it('cannot put anything but its own settings into a sheet', async () => {
    const custom = { 'AJ-Report': JSON.stringify({ S: { name: '日报', cells: 'boom', schema: 1 }, T: null }) };
    const bytes = await writeXlsx({ sheets: [{ name: 'S', rows: [['x']] }], properties: { custom } });
    const { template } = await readBytes(bytes);
    expect(template.sheets).toEqual([
      { name: '日报', cells: [{ row: 0, column: 0, value: 'x' }], print: expect.anything() as unknown },
    ]);
  });

  it('brings a hundred pictures of a sheet, and says so', async () => {
    const anchorOf = (row: number) => ({ from: { row, col: 0 }, to: { row: row + 1, col: 1 } });
    const images = Array.from(
      { length: 102 },
      (_, row) => ({ data: PNG, type: 'png', anchor: anchorOf(row) }) as const,
    );
    const { template, pictures, notes } = await readBytes(await writeXlsx({ sheets: [{ name: 'S', images }] }));
    expect([template.sheets[0]?.pictures?.length, pictures.length]).toEqual([100, 100]);
    expect(notes.map(({ text }) => text.en)).toEqual([
      'Pictures beyond the 100th of a sheet were left out: A101, A102',
    ]);
  });

  it('with cells beyond what a template holds is refused with the place', async () => {
    const bytes = await writeXlsx({ sheets: [{ name: 'S', cells: new Map([['6000,0', { value: 'x' }]]) }] });
    await expect(readBytes(bytes)).rejects.toMatchObject({ code: 'spreadsheet/too-many-rows', params: { row: 6001 } });
  });

  it('that unpacks to far more than it is, is refused before anybody holds it', async () => {
    const zip = new ZipFile();
    zip.addBuffer(Buffer.alloc(8 * 1024 * 1024), 'xl/worksheets/sheet1.xml');
    zip.end();
    const bytes = await buffer(zip.outputStream);
    await expect(readBytes(bytes)).rejects.toMatchObject({ code: 'spreadsheet/ratio' });
  });

  it('that is no workbook is refused', async () => {
    await expect(readBytes(Buffer.from('PK and nothing more'))).rejects.toMatchObject({ code: 'spreadsheet/damaged' });
  });
});
