import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ExcelStyle } from '@aj-report/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { read, utils, type WorkBook } from 'xlsx';
import { PDF_FONTS } from '../../../fonts-folder.ts';
import type { Grid } from '../grid.types.ts';
import { expand, sheetOf } from '../report.testing.ts';
import { toPreview } from './to-preview.ts';
import { writeCsv } from './write-csv.ts';
import { writePdf } from './write-pdf.ts';
import { writeXlsx } from './write-xlsx.ts';
import type { Picture } from './xlsx-pictures.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const ORDERS = [
  { region: '华东', city: '杭州', day: '2026-01-05', amount: 1234.5 },
  { region: '华东', city: '=1+2', day: '2026-02-05', amount: -0.25 },
  { region: '华南', city: '@SUM(A1), "深圳"', day: '2026-03-05', amount: 7 },
];
const bold: ExcelStyle = { bold: true, background: '#1f4e79', color: '#ffffff', borders: { top: { style: 'thin' } } };
const LEDGER = sheetOf(
  {
    A1: { value: '地区', style: bold },
    B1: '城市',
    A2: { value: '#{o.region}', group: 'merge' },
    B2: '#{o.city}',
    C2: { value: '#{o.day}', style: { numberFormat: 'yyyy-mm-dd' } },
    D2: { value: '#{o.amount}', style: { numberFormat: '#,##0.00' } },
    A3: '合计',
    D3: { formula: 'SUM(D2)' },
    E3: { formula: '1/0' },
  },
  {
    name: '明细 & "表"',
    columnWidths: [{ column: 0, width: 215 }],
    rowHeights: [{ row: 0, height: 40 }],
    freeze: { rows: 1, columns: 1 },
    pictures: [{ row: 0, column: 3, fileId: 'logo', width: 20, height: 10, alt: '标志 "A"' }],
    validations: [{ row: 1, column: 1, kind: 'list', values: ['杭州', '深圳'] }],
    print: { titleRows: { first: 0, last: 0 }, fitToWidth: true, footer: { center: '{page} / {pages}' } },
  },
);

const PAGE = { firstRow: 0, rows: 100 };

let folder = '';
const at = (name: string) => path.join(folder, name);
const pictures = new Map<string, Picture>([['logo', { bytes: PNG, type: 'png' }]]);

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'aj-report-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

interface Files {
  readonly files: Readonly<Record<string, { readonly content: Uint8Array }>>;
}

describe('A workbook', () => {
  let book: WorkBook;
  beforeAll(async () => {
    await writeXlsx(at('a.xlsx'), expand(LEDGER, { o: ORDERS }), pictures);
    book = read(await readFile(at('a.xlsx')), { cellStyles: true, cellNF: true, bookFiles: true });
  });
  const sheet = () => book.Sheets['明细 & "表"'] ?? {};
  const partOf = (name: string) => {
    const { files } = book as unknown as Files;
    return Buffer.from(files[name]?.content ?? []).toString();
  };

  it('is read by another program with its values as they are', () => {
    const texts = utils.sheet_to_json<unknown[]>(sheet(), { header: 1, raw: false, defval: null });
    expect(texts.map((row) => row.slice(0, 4))).toEqual([
      ['地区', '城市', null, null],
      ['华东', '杭州', '2026-01-05', '1,234.50'],
      [null, '=1+2', '2026-02-05', '-0.25'],
      ['华南', '@SUM(A1), "深圳"', '2026-03-05', '7.00'],
      ['合计', null, null, '1241.25'],
    ]);
  });

  it('says what its pictures show', () => {
    expect(partOf('xl/drawings/drawing1.xml')).toContain('descr="标志 &quot;A&quot;"');
  });

  it('keeps texts that look like formulas as texts, and formulas with their values', () => {
    expect(sheet()['B3']).toMatchObject({ t: 's', v: '=1+2' });
    expect(sheet()['B3'].f).toBeUndefined();
    expect(sheet()['D5']).toMatchObject({ t: 'n', f: 'SUM(D2:D4)', v: 1241.25 });
    expect(sheet()['E5']).toMatchObject({ t: 'e', f: '1/0', w: '#DIV/0!' });
  });

  it('stores newer functions under the names that programs expect', async () => {
    const template = sheetOf({ A1: '#{o.amount}', A2: { formula: 'ifs(COUNTIFS(A1,">1")>1,"IFS(",TRUE,CONCAT(A1))' } });
    await writeXlsx(at('newer.xlsx'), expand(template, { o: ORDERS }), new Map());
    const { files } = read(await readFile(at('newer.xlsx')), { bookFiles: true }) as unknown as Files;
    const text = Buffer.from(files['xl/worksheets/sheet1.xml']?.content ?? []).toString();
    const formula = '_xlfn.IFS(COUNTIFS(A1:A3,"&gt;1")&gt;1,"IFS(",TRUE,_xlfn.CONCAT(A1:A3))';
    expect(text.replaceAll('&quot;', '"')).toContain(`<f>${formula}</f>`);
  });

  it('says of a value whose function no workbook knows by which formula it came', async () => {
    const template = sheetOf({ A1: '#{o.amount}', B1: { formula: 'RMBCAPITAL(A1)&"<"' } });
    await writeXlsx(at('own.xlsx'), expand(template, { o: ORDERS }), new Map());
    const { files } = read(await readFile(at('own.xlsx')), { bookFiles: true }) as unknown as Files;
    const text = Buffer.from(files['xl/worksheets/sheet1.xml']?.content ?? []).toString();
    expect(text).not.toContain('<f>');
    expect(text).toContain('<dataValidations count="3">');
    expect(text).toContain('showInputMessage="1" prompt="=RMBCAPITAL(A2)&amp;&quot;&lt;&quot;" sqref="B2"/>');
  });

  it('has merged cells, formats, sizes, frozen lines and rules', () => {
    expect(sheet()['!merges']).toEqual([{ s: { r: 1, c: 0 }, e: { r: 2, c: 0 } }]);
    expect(sheet()['D2']).toMatchObject({ z: '#,##0.00', w: '1,234.50' });
    expect(sheet()['C2']).toMatchObject({ z: 'yyyy-mm-dd' });
    expect(sheet()['A1'].s).toMatchObject({ patternType: 'solid', fgColor: { rgb: '1F4E79' } });
    expect(sheet()['!cols']?.[0]).toMatchObject({ width: 30 });
    expect(sheet()['!rows']?.[0]).toMatchObject({ hpt: 30 });
    const xml = partOf('xl/worksheets/sheet1.xml');
    expect(xml).toContain('<pane xSplit="1" ySplit="1" topLeftCell="B2" activePane="bottomRight" state="frozen"/>');
    expect(xml).toContain('sqref="B2:B4"><formula1>"杭州,深圳"</formula1>');
    expect(xml).toContain('<oddFooter>&amp;C&amp;P / &amp;N</oddFooter>');
    expect(xml).toContain('fitToWidth="1" fitToHeight="0"');
    expect(partOf('xl/workbook.xml')).toContain(`'明细 &amp; &quot;表&quot;'!$1:$1`);
    expect(partOf('xl/drawings/drawing1.xml')).toContain('<a:blip r:embed="rId1"/>');
  });
});

describe('A CSV file', () => {
  const lines = async (grid: Grid, hasMark: boolean) => {
    await writeCsv(at('a.csv'), grid, { hasByteOrderMark: hasMark });
    return (await readFile(at('a.csv'), 'utf8')).split('\r\n');
  };

  it('holds cells as they are shown, and no formula from data', async () => {
    expect(await lines(expand(LEDGER, { o: ORDERS }), true)).toEqual([
      '\uFEFF地区,城市,,,',
      '华东,杭州,2026-01-05,"1,234.50",',
      ",'=1+2,2026-02-05,-0.25,",
      `华南,"'@SUM(A1), ""深圳""",2026-03-05,7.00,`,
      '合计,,,1241.25,#DIV/0!',
      '',
    ]);
    expect((await lines(expand(LEDGER, { o: ORDERS }), false))[0]).toBe('地区,城市,,,');
  });

  it('holds numbers below zero as they are shown, without the sign that keeps a text from being a formula', async () => {
    const below = (numberFormat: string) => ({ value: -12345.6, style: { numberFormat } });
    const template = sheetOf({ A1: below('¥#,##0.00'), B1: below('0\\.0,"万"'), C1: below('0.0%'), D1: '-1+2' });
    expect((await lines(expand(template, {}), false))[0]).toBe(`"-¥12,345.60",-1.2万,-1234560.0%,'-1+2`);
  });
});

describe('A PDF file', () => {
  it('has a page for each page of paper, and its fonts inside', async () => {
    const many = Array.from({ length: 90 }, (_, n) => ({ ...ORDERS[n % 3], region: `区${n}` }));
    const options = { fonts: PDF_FONTS };
    await writePdf(at('a.pdf'), expand(LEDGER, { o: many }), pictures, options);
    const text = (await readFile(at('a.pdf'))).toString('latin1');
    expect(text.startsWith('%PDF-')).toBe(true);
    expect(text.match(/\/Type \/Page\b/g)).toHaveLength(3);
    expect(text).toMatch(/\/BaseFont \/\w+\+NotoSansCJKsc-Regular/);
    expect(text).toContain('/Subtype /Image');
  });
});

describe('Cells that show codes', () => {
  const CODES = sheetOf(
    {
      A1: { value: '#{o.no}', code: 'qr' },
      B1: { value: '#{o.no}', code: 'code128', style: { numberFormat: '000000' } },
      C1: { value: '#{o.name}', code: 'code128' },
    },
    { columnWidths: [{ column: 1, width: 240 }], rowHeights: [{ row: 0, height: 80 }] },
  );
  const rows = [
    { no: 12, name: 'A-1' },
    { no: 12, name: '第二' },
    { no: 7, name: null },
  ];
  const grid = () => expand(CODES, { o: rows });

  it('are drawn in the preview, or say why not in the language of the reader', () => {
    const [zh, en] = [toPreview(grid(), PAGE, {}, 'zh'), toPreview(grid(), PAGE, {}, 'en')].map((sheets) => {
      const cells = sheets[0]?.cells ?? [];
      return cells.map(({ text, code }) => (code ? `${code.kind} ${code.width}×${code.height} ${text}` : text));
    });
    const second = '条形码不能包含“第”，只能是英文字母、数字和符号；请改用二维码';
    const [qr, bars] = ['qr 25×25', 'code128 88×1'];
    expect(zh).toEqual(
      [
        [`${qr} 12`, `${bars} 000012`, `${bars} A-1`],
        [`${qr} 12`, `${bars} 000012`, second],
        [`${qr} 7`, `${bars} 000007`, ''],
      ].flat(),
    );
    expect(en?.[5]).toBe('A bar code cannot hold "第", only Latin letters, digits and signs; use a QR code');
  });

  it('are pictures of a workbook, each text once, whose values stay', async () => {
    await writeXlsx(at('codes.xlsx'), grid(), new Map(), 'en');
    const book = read(await readFile(at('codes.xlsx')), { cellNF: true, bookFiles: true });
    const { files } = book as unknown as { files: Record<string, { content: Uint8Array }> };
    expect(Object.keys(files).filter((name) => name.startsWith('xl/media/'))).toHaveLength(5);
    const drawing = Buffer.from(files['xl/drawings/drawing1.xml']?.content ?? []).toString();
    expect(drawing.match(/<xdr:pic>/g)).toHaveLength(7);
    // 80 px high with 2 px around: 25 modules of 3 px, in the middle.
    expect(drawing).toContain('<xdr:col>0</xdr:col><xdr:colOff>23813</xdr:colOff>');
    expect(drawing).toContain('<xdr:ext cx="714375" cy="714375"/>');
    const sheet = book.Sheets['S'] ?? {};
    expect(sheet['A1']).toMatchObject({ t: 'n', v: 12, z: ';;;' });
    expect(sheet['C1']).toMatchObject({ v: 'A-1', z: ';;;' });
    expect(sheet['C2']).toMatchObject({ v: expect.stringContaining('cannot hold') as string });
  });

  it('are areas of a PDF, no pictures, and texts of a CSV', async () => {
    await writePdf(at('codes.pdf'), grid(), new Map(), { fonts: PDF_FONTS });
    expect((await readFile(at('codes.pdf'))).toString('latin1')).not.toContain('/Subtype /Image');
    await writeCsv(at('codes.csv'), grid(), { hasByteOrderMark: false });
    expect(await readFile(at('codes.csv'), 'utf8')).toBe('12,000012,A-1\r\n12,000012,第二\r\n7,000007,\r\n');
  });
});
