import { rm, writeFile, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAIN, partsOf, zipOf, type WorkbookFixture, type ZipPart } from '../spreadsheet/workbook-fixture.ts';
import { checkTemplate } from './check-template.ts';
import { readTemplateFile } from './read-template-file.ts';
import type { ReadTemplate } from './template-file.types.ts';

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const EXTENSION = 'http://schemas.microsoft.com/office/spreadsheetml/2009/9/main';
const ROWS = '<row r="1"><c r="A1" t="str"><v>day</v></c></row><row r="2"><c r="A2" s="1"><v>43830</v></c></row>';
const BOOK: WorkbookFixture = { sheets: [{ name: 'days', rows: ROWS }], formats: ['yyyy-mm-dd'], date1904: true };

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'aj-tolerance-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function read(book: WorkbookFixture, change: (part: ZipPart) => ZipPart | ZipPart[] = (part) => part) {
  const file = path.join(folder, 'book');
  await writeFile(file, zipOf(partsOf(book).flatMap(change)));
  return readTemplateFile({ path: file, kind: 'xlsx' });
}

/** Changes the text of one part. */
const within = (name: string, change: (xml: string) => string) => (part: ZipPart) =>
  part.name === name ? { ...part, content: change(String(part.content)) } : part;

const valuesOf = ({ template }: ReadTemplate) => template.sheets[0]?.cells.map(({ value }) => value);
const notesOf = ({ notes }: ReadTemplate) => notes.map(({ sheet, text }) => `${sheet}: ${text.en}`);
const DAYS = ['day', '2024-01-01'];

describe('A workbook as a template has the days that an import of its data has', () => {
  it('in the 1904 system', async () => {
    expect(valuesOf(await read(BOOK))).toEqual(DAYS);
  });

  it.each([
    ['in the workbook', 'xl/workbook.xml', '</workbook>', `<x:workbookPr xmlns:x="${EXTENSION}"/></workbook>`],
    ['in the workbook, unprefixed', 'xl/workbook.xml', '</workbook>', `<workbookPr xmlns="${EXTENSION}"/></workbook>`],
    [
      'in a sheet',
      'xl/worksheets/sheet1.xml',
      '</row></',
      `<x:c xmlns:x="${EXTENSION}" r="A2"><x:v>1</x:v></x:c></row></`,
    ],
    [
      'in looks',
      'xl/styles.xml',
      '</numFmts>',
      `<x:numFmt xmlns:x="${EXTENSION}" numFmtId="200" formatCode="0"/></numFmts>`,
    ],
  ])('beside elements of an extension with the same names %s', async (_, name, place, extension) => {
    expect(
      valuesOf(
        await read(
          BOOK,
          within(name, (xml) => xml.replace(place, extension)),
        ),
      ),
    ).toEqual(DAYS);
  });

  it('with a prefix before every name and another for relationships', async () => {
    const prefixed = (part: ZipPart) => ({
      ...part,
      content: String(part.content)
        .replace(`xmlns="${MAIN}"`, `xmlns:m="${MAIN}"`)
        .replaceAll(/<(\/?)(?=[a-z])/g, '<$1m:')
        .replace('xmlns:r=', 'xmlns:rel=')
        .replaceAll(' r:id=', ' rel:id='),
    });
    const isMain = ({ name }: ZipPart) => name.startsWith('xl/') && !name.endsWith('.rels');
    expect(valuesOf(await read(BOOK, (part) => (isMain(part) ? prefixed(part) : part)))).toEqual(DAYS);
  });

  it('in a strict workbook, which writes them as texts', async () => {
    const strict = ({ content, ...part }: ZipPart) => ({
      ...part,
      content: String(content)
        .replaceAll(MAIN, 'http://purl.oclc.org/ooxml/spreadsheetml/main')
        .replaceAll(OFFICE, 'http://purl.oclc.org/ooxml/officeDocument/relationships')
        .replace('<c r="A2" s="1"><v>43830</v>', '<c r="A2" t="d"><v>2024-01-01T00:00:00</v>'),
    });
    expect(valuesOf(await read(BOOK, strict))).toEqual(DAYS);
  });

  it('with backslashes and other letters in the names of its parts, in UTF-16', async () => {
    const odd = ({ name, content }: ZipPart): ZipPart => {
      const isSheet = name.startsWith('xl/worksheets/');
      return {
        name: name.replaceAll('/', '\\').replace('sheet1', 'Sheet1'),
        content: isSheet ? Buffer.from(`\ufeff${String(content)}`, 'utf16le') : content,
      };
    };
    expect(valuesOf(await read(BOOK, odd))).toEqual(DAYS);
  });

  it('and times as numbers, which are sums of days', async () => {
    const rows =
      '<row r="1"><c r="A1" s="1"><v>0.5625</v></c><c r="B1" s="2"><v>27.5</v></c><c r="C1" s="3"><v>43830.25</v></c></row>';
    const formats = ['hh:mm', '[h]:mm', 'yyyy-mm-dd hh:mm'];
    const found = await read({ sheets: [{ name: 'S', rows }], formats, date1904: true });
    expect(valuesOf(found)).toEqual([0.5625, 27.5, '2024-01-01 06:00:00']);
  });
});

describe('A workbook as a template', () => {
  it('leaves out sheets without cells, and keeps what belongs to those behind them', async () => {
    const book = {
      sheets: [
        { name: 'chart', rows: '' },
        { name: 'days', rows: ROWS },
      ],
    };
    const names = `<definedNames><definedName name="_xlnm.Print_Titles" localSheetId="1">days!$1:$1</definedName></definedNames>`;
    const found = await read(book, (part) => {
      if (part.name === 'xl/workbook.xml')
        return within(part.name, (xml) => xml.replace('</sheets>', `</sheets>${names}`))(part);
      return within('xl/_rels/workbook.xml.rels', (xml) => xml.replace('/worksheet"', '/chartsheet"'))(part);
    });
    expect(found.template.sheets.map(({ name, print }) => [name, print?.titleRows])).toEqual([
      ['days', { first: 0, last: 0 }],
    ]);
    expect(notesOf(found)).toEqual(['chart: It is a sheet of a chart, a dialog or macros, and was left out']);
  });

  it('may have blank cells with looks as far away as a workbook goes', async () => {
    const rows = `${ROWS}<row r="1048576"><c r="XFD1048576" s="1"/></row>`;
    expect(valuesOf(await read({ ...BOOK, sheets: [{ name: 'days', rows }] }))).toEqual(DAYS);
  });

  it('may not have filled ones there', async () => {
    const far = (name: string) => `${ROWS}<row r="9"><c r="${name}" t="str"><v>x</v></c></row>`;
    const readFar = (name: string) => read({ sheets: [{ name: 'days', rows: far(name) }] });
    await expect(readFar('B1048576')).rejects.toMatchObject({
      code: 'spreadsheet/too-many-rows',
      params: { row: 1_048_576 },
    });
    await expect(readFar('XFD9')).rejects.toMatchObject({
      code: 'spreadsheet/too-many-columns',
      params: { column: 16_384 },
    });
  });

  it('has merged cells and links as far as a template goes, and says where', async () => {
    const links = ['A1:B2', 'B:B', 'A9000'].map((ref) => `<hyperlink ref="${ref}" r:id="rId1"/>`).join('');
    const merges = ['A3:XFD3', 'A9000:B9000'].map((ref) => `<mergeCell ref="${ref}"/>`).join('');
    const after = `<mergeCells>${merges}</mergeCells><hyperlinks xmlns:r="${OFFICE}">${links}</hyperlinks>`;
    const relations = `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${OFFICE}/hyperlink" Target="https://example.com/" TargetMode="External"/></Relationships>`;
    const found = await read({ ...BOOK, sheets: [{ name: 'days', rows: ROWS, after }] }, (part) =>
      part.name === 'xl/worksheets/sheet1.xml'
        ? [part, { name: 'xl/worksheets/_rels/sheet1.xml.rels', content: relations }]
        : part,
    );
    const [sheet] = found.template.sheets;
    const link = { url: 'https://example.com/' };
    expect(sheet?.cells.map((cell) => [cell.row, cell.column, cell.link])).toEqual([
      [0, 0, link],
      [1, 0, link],
    ]);
    expect(sheet?.merges).toEqual([{ row: 2, column: 0, rowSpan: 1, columnSpan: 500 }]);
    expect(notesOf(found)).toEqual([
      'days: Merged cells and links beyond row 5,000 or column 500 were left out: A3:XFD3, A9000:B9000, B:B and 1 more',
    ]);
  });

  it.each([
    ['no workbook', { 'word/document.xml': '<document/>' }],
    ['a part that ends too early', { 'xl/workbook.xml': `<workbook xmlns="${MAIN}"><sheets>` }],
  ])('is refused in words of ours: %s', async (_, parts: Record<string, string>) => {
    const file = path.join(folder, 'refused');
    await writeFile(file, zipOf(Object.entries(parts).map(([name, content]) => ({ name, content }))));
    const refused = await readTemplateFile({ path: file, kind: 'xlsx' }).catch((error: unknown) => error);
    expect(refused).toMatchObject({
      code: 'spreadsheet/damaged',
      params: { detail: { zh: expect.stringMatching(/[\u4e00-\u9fff]/) as unknown } },
    });
  });

  it('that could not be saved is refused with its place', () => {
    const cells = [{ row: 4, column: 1, style: { fontSize: 0 } }];
    const refused = (): void => checkTemplate({ schemaVersion: 1, sheets: [{ name: '销售', cells }] });
    const zh = '销售!B5 中有模板无法保存的内容（fontSize >= 1）';
    expect(refused).toThrow(
      expect.objectContaining({ params: { detail: expect.objectContaining({ zh }) as unknown } }) as Error,
    );
  });
});
