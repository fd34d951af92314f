import { writeFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeXlsx, type ConditionalRule, type DataValidation, type NamedRange, type WriteSheet } from 'hucre';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readTemplateFile } from './read-template-file.ts';
import { partsOf, zipOf, type WorkbookFixture } from '../spreadsheet/workbook-fixture.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'aj-rules-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function readBytes(bytes: Uint8Array) {
  const file = path.join(folder, 'file');
  await writeFile(file, bytes);
  const { template, notes } = await readTemplateFile({ path: file, kind: 'xlsx' });
  return { template, notes: notes.map(({ text }) => text.en) };
}

async function readBook(sheet: Partial<WriteSheet>, namedRanges: NamedRange[] = []) {
  const sheets = [
    { name: 'S', rows: [['x']], ...sheet },
    { name: 'Lists', rows: [['a', 1]] },
  ];
  const { template, notes } = await readBytes(await writeXlsx({ sheets, namedRanges }));
  return { sheet: template.sheets[0], notes };
}

const style = { font: { bold: true } };
const BOLD = { bold: true };

/** Formats that rules of a workbook became, as `A3:E3 formula`. */
async function formatsOf(rules: Omit<ConditionalRule, 'priority' | 'style'>[], rows: string[][] = ROWS) {
  const conditionalRules = rules.map((rule, at) => ({ ...rule, priority: rules.length - at, style }));
  const { sheet, notes } = await readBook({ rows, conditionalRules });
  const formats = (sheet?.conditionalFormats ?? []).map(({ style: look, ...format }) => {
    expect(look).toEqual(BOLD);
    return format;
  });
  return { formats, notes };
}

const ROWS = Array.from({ length: 4 }, () => ['a', 'b', 'c', 'd', 'e']);
const formula = (row: number, column: number, text: string, spans: object = {}) => {
  return { row, column, operator: 'formula', formula: text, ...spans };
};

describe('Conditional formats of a workbook with formulas', () => {
  it('name for each line what they name there', async () => {
    const { formats, notes } = await formatsOf([{ type: 'expression', range: 'A3:E1000', formula: '$B3>500' }]);
    expect(formats).toEqual([formula(2, 0, '$B3>500', { columnSpan: 5 }), formula(3, 0, '$B4>500', { columnSpan: 5 })]);
    expect(notes).toEqual([]);
  });

  it('name for each cell what they name there, and for all of an area where nothing moves', async () => {
    const { formats } = await formatsOf([
      { type: 'expression', range: 'B2:C2 B4', formula: 'S!B2>B$1' },
      { type: 'expression', range: 'A1:E9', formula: '$A$1="x"' },
    ]);
    expect(formats).toEqual([
      formula(1, 1, 'B2>B$1'),
      formula(1, 2, 'C2>C$1'),
      formula(3, 1, 'B4>B$1'),
      formula(0, 0, '$A$1="x"', { rowSpan: 9, columnSpan: 5 }),
    ]);
  });

  it('stand for rules that compare with other cells', async () => {
    const { formats, notes } = await formatsOf([
      { type: 'cellIs', operator: 'greaterThan', range: 'B2', formula: '$D$1' },
      { type: 'cellIs', operator: 'notBetween', range: 'B2', formula: ['1', '9'] },
      { type: 'cellIs', operator: 'between', range: 'B2', formula: ['A2', 'A2+C2'] },
      { type: 'beginsWith', operator: 'equal', text: 'x', range: 'A2', formula: 'LEFT(A2,LEN("x"))="x"' },
    ]);
    expect(formats.map((one) => one.formula)).toEqual([
      'B2>$D$1',
      'OR(B2<1,B2>9)',
      'AND(B2>=A2,B2<=(A2+C2))',
      'LEFT(A2,LEN("x"))="x"',
    ]);
    expect(notes).toEqual([]);
  });

  it('that no template knows are noted with their places', async () => {
    const { formats, notes } = await formatsOf([
      { type: 'expression', range: 'A2', formula: 'Lists!$A$1>1' },
      { type: 'expression', range: 'A3', formula: 'CELL("row",A3)>1' },
      { type: 'top10', range: 'A4' },
    ]);
    expect(formats).toEqual([]);
    expect(notes).toEqual(['Some conditional formats were left out: A2, A3, A4']);
  });
});

describe('Names of a workbook', () => {
  const names: NamedRange[] = [
    { name: 'Rate', range: 'Lists!$B$1' },
    { name: '税率', range: 'S!$C$1' },
    { name: 'Tax', range: '税率*2' },
    { name: 'Rate', scope: 'S', range: '0.5' },
    { name: 'Beside', range: 'S!A1' },
  ];

  it('are replaced by what they mean', async () => {
    const formulas = ['Rate*2', 'Lists!Rate', 'SUM(税率,1)', 'Tax+1', 'IF(TRUE,"Rate",A1)', 'Beside'];
    const cells = new Map(formulas.map((text, row) => [`${row},0`, { value: 7, formula: text, formulaResult: 7 }]));
    const { sheet, notes } = await readBook({ rows: [], cells }, names);
    expect(sheet?.cells.map((cell) => cell.formula ?? cell.value)).toEqual([
      '0.5*2',
      'Lists!$B$1',
      'SUM($C$1,1)',
      '($C$1*2)+1',
      'IF(TRUE,"Rate",A1)',
      7,
    ]);
    expect(notes).toEqual([
      'Names are not kept; formulas name what they mean: Rate, 税率, Tax and 1 more',
      'Formulas that are not supported became their values: A6',
    ]);
  });
});

describe('Rules of input of a workbook', () => {
  async function rulesOf(dataValidations: DataValidation[], names: NamedRange[] = []) {
    const { sheet, notes } = await readBook({ dataValidations }, names);
    return { rules: sheet?.validations, notes };
  }

  it('offer values of cells, by areas or names', async () => {
    const { rules, notes } = await rulesOf(
      [
        { type: 'list', range: 'A1:A9', formula1: 'Lists!$A$1:$A$9' },
        { type: 'list', range: 'B1', formula1: 'Choices' },
        { type: 'list', range: 'C1', formula1: 'S!D1:D3' },
      ],
      [{ name: 'Choices', range: 'Lists!$B$1:$B$4' }],
    );
    expect(rules).toEqual([
      { row: 0, column: 0, rowSpan: 9, kind: 'list', valuesFrom: 'Lists!A1:A9' },
      { row: 0, column: 1, kind: 'list', valuesFrom: 'Lists!B1:B4' },
      { row: 0, column: 2, kind: 'list', valuesFrom: 'D1:D3' },
    ]);
    expect(notes).toEqual(['Names are not kept; formulas name what they mean: Choices']);
  });

  it('say more than and less than by what is next', async () => {
    const { rules } = await rulesOf([
      { type: 'whole', operator: 'greaterThan', range: 'A1', formula1: '5' },
      { type: 'date', operator: 'lessThan', range: 'A2', formula1: '46023' },
      { type: 'textLength', operator: 'equal', range: 'A3', formula1: '6' },
    ]);
    expect(rules?.map(({ kind, min, max }) => [kind, min, max])).toEqual([
      ['whole', 6, undefined],
      ['date', undefined, 46_022],
      ['textLength', 6, 6],
    ]);
  });

  it('that no template knows are noted with their places, and so is what they say beside', async () => {
    const { rules, notes } = await rulesOf([
      { type: 'custom', range: 'A1', formula1: 'ISNUMBER(A1)' },
      { type: 'decimal', operator: 'greaterThan', range: 'A2', formula1: '5' },
      { type: 'date', operator: 'greaterThanOrEqual', range: 'A3', formula1: 'TODAY()' },
      { type: 'list', range: 'A4:A5', formula1: 'B4:B9' },
      { type: 'list', range: 'A6', formula1: 'INDIRECT(B1)' },
      { type: 'list', range: 'A7', values: ['a'], inputMessage: 'choose', errorStyle: 'warning' },
    ]);
    expect(rules).toEqual([{ row: 6, column: 0, kind: 'list', values: ['a'] }]);
    expect(notes).toEqual([
      'Some rules of input were left out: A1, A2, A3 and 2 more',
      'Hints, titles and warnings of rules of input were left out: A7',
    ]);
  });
});

describe('A sheet of a workbook', () => {
  async function readSheet(sheet: { rows?: string; after: string }, book: Partial<WorkbookFixture> = {}) {
    const sheets = [
      { name: 'S', ...sheet },
      { name: 'Lists', rows: '' },
    ];
    const { template, notes } = await readBytes(zipOf(partsOf({ sheets, ...book })));
    return { sheet: template.sheets[0], notes };
  }

  it('has the rules that newer programs keep in an extension, and days as its calendar counts', async () => {
    const after = [
      '<dataValidations><dataValidation type="date" operator="equal" sqref="B1"><formula1>44561</formula1></dataValidation></dataValidations>',
      '<extLst><ext uri="{CCE6A557-97BC-4b89-ADB6-D9C93CAAB3DF}" xmlns:x14="http://schemas.microsoft.com/office/spreadsheetml/2009/9/main">',
      '<x14:dataValidations xmlns:xm="http://schemas.microsoft.com/office/excel/2006/main" count="1">',
      '<x14:dataValidation type="list" showErrorMessage="1"><x14:formula1><xm:f>Lists!$A$1:$A$9</xm:f></x14:formula1><xm:sqref>C3:C4</xm:sqref></x14:dataValidation>',
      '</x14:dataValidations></ext>',
      '<ext uri="{78C0D931-6437-407d-A8EE-F0AAD7539E65}" xmlns:x14="http://schemas.microsoft.com/office/spreadsheetml/2009/9/main">',
      '<x14:conditionalFormattings xmlns:xm="http://schemas.microsoft.com/office/excel/2006/main">',
      '<x14:conditionalFormatting><x14:cfRule type="dataBar" id="{1}"/><xm:sqref>A1</xm:sqref></x14:conditionalFormatting>',
      '<x14:conditionalFormatting><x14:cfRule type="iconSet" id="{2}"/><xm:sqref>A2:A9</xm:sqref></x14:conditionalFormatting>',
      '</x14:conditionalFormattings></ext></extLst>',
    ].join('');
    const { sheet, notes } = await readSheet({ after }, { date1904: true });
    expect(sheet?.validations).toEqual([
      { row: 0, column: 1, kind: 'date', min: 46_023, max: 46_023 },
      { row: 2, column: 2, rowSpan: 2, kind: 'list', valuesFrom: 'Lists!A1:A9' },
    ]);
    expect(notes).toEqual(['Some conditional formats were left out: A2:A9']);
  });

  it('has in each cell the formula that several share', async () => {
    const cell = (name: string, formula: string) => `<c r="${name}">${formula}<v>1</v></c>`;
    const rows = [
      `<row r="1">${cell('C1', '<f t="shared" ref="C1:C3" si="0">A1*$B$1&amp;"A1"</f>')}</row>`,
      `<row r="2">${cell('C2', '<f t="shared" si="0"/>')}</row>`,
      `<row r="3">${cell('C3', '<f t="shared" si="0"></f>')}</row>`,
    ].join('');
    const { sheet, notes } = await readSheet({ rows, after: '' });
    expect(sheet?.cells.map((one) => one.formula)).toEqual(['A1*$B$1&"A1"', 'A2*$B$1&"A1"', 'A3*$B$1&"A1"']);
    expect(notes).toEqual([]);
  });

  it('keeps breaks that were set by hand, and notes what of its print a template does not know', async () => {
    const after = [
      '<autoFilter ref="A1:C9"/>',
      '<printOptions gridLines="1"/>',
      '<pageSetup paperSize="13" fitToHeight="1"/>',
      '<headerFooter differentFirst="1"><firstHeader>&amp;Cx</firstHeader></headerFooter>',
      '<rowBreaks><brk id="4" man="1"/><brk id="9"/></rowBreaks>',
      '<controls><control name="b"/></controls>',
    ].join('');
    const rows = '<row r="1" outlineLevel="1"><c r="A1"><v>1</v></c></row>';
    const { sheet, notes } = await readSheet({ rows, after });
    expect(sheet?.print).toEqual({ rowBreaks: [4] });
    expect(notes.toSorted()).toEqual([
      'Buttons that filter were left out: A1:C9',
      'Controls and embedded objects were left out',
      'Fonts, pictures and file names in header or footer were left out',
      'Grid lines, headings, vertical centring, fitting to height or other paper of print were left out',
      'Outlines of rows and columns were left out: 1',
    ]);
  });
});
