import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ExcelSheet, ExcelTemplate } from '@aj-report/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { convert, hasOffice } from '../report/write/office.testing.ts';
import { MAIN, partsOf, zipOf } from '../spreadsheet/workbook-fixture.ts';
import { readTemplateFile } from './read-template-file.ts';
import { writeTemplate } from './write-workbook.ts';

if (!hasOffice) console.warn('Tests with LibreOffice skipped: no soffice is installed');

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'aj-template-office-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** What LibreOffice makes of a workbook, read as a template. */
async function readThroughOffice(name: string, bytes: Uint8Array) {
  const file = path.join(folder, `${name}.xlsx`);
  await writeFile(file, bytes);
  const out = await convert(file, 'xlsx', path.join(folder, 'out'));
  const { template, notes } = await readTemplateFile({ path: out, kind: 'xlsx' });
  return { sheets: template.sheets, notes: notes.map(({ sheet, text }) => `${sheet}: ${text.en}`) };
}

const BOLD = { bold: true };
const KEPT = {
  print: {
    areas: [{ row: 0, column: 0, rowSpan: 12, columnSpan: 5 }],
    titleRows: { first: 0, last: 0 },
    rowBreaks: [4, 8],
    columnBreaks: [3],
  },
  conditionalFormats: [
    { row: 1, column: 0, columnSpan: 5, operator: 'formula', formula: '$B2>500', style: BOLD },
    { row: 2, column: 0, columnSpan: 5, operator: 'formula', formula: '$B3>500', style: BOLD },
  ],
  validations: [
    { row: 1, column: 0, kind: 'list', valuesFrom: 'Lists!A1:A3', message: '请选择' },
    { row: 1, column: 1, kind: 'date', min: 46_023, max: 46_387 },
    { row: 1, column: 2, kind: 'time', min: 0.25, max: 0.75 },
    { row: 1, column: 3, kind: 'whole', min: 6 },
  ],
} satisfies Partial<ExcelSheet>;

function keptOf(sheet: ExcelSheet | undefined) {
  const { areas, titleRows, rowBreaks, columnBreaks } = sheet?.print ?? {};
  const { conditionalFormats, validations } = sheet ?? {};
  const byPlace = (one: { row: number; column: number }, other: { row: number; column: number }) =>
    one.row - other.row || one.column - other.column;
  return {
    print: { areas, titleRows, rowBreaks, columnBreaks },
    conditionalFormats: conditionalFormats?.toSorted(byPlace),
    validations: validations?.toSorted(byPlace),
  };
}

const CELLS = Array.from({ length: 15 }, (_, at) => ({ row: Math.floor(at / 5), column: at % 5, value: at }));

describe.skipIf(!hasOffice)('A template that went through LibreOffice', () => {
  it('has the rules, areas and breaks that it had', async () => {
    const template: ExcelTemplate = {
      schemaVersion: 1,
      sheets: [
        { name: "Q1 'east'", cells: CELLS, ...KEPT },
        { name: 'Lists', cells: ['a', 'b', 'c'].map((value, row) => ({ row, column: 0, value })) },
      ],
    };
    const { sheets, notes } = await readThroughOffice('ours', await writeTemplate(template, new Map()));
    expect(sheets.map(({ name }) => name)).toEqual(["Q1 'east'", 'Lists']);
    expect(keptOf(sheets[0])).toEqual(KEPT);
    expect(notes).toEqual([]);
  });

  it('has those of a workbook, with names in its formulas', async () => {
    const after = [
      '<conditionalFormatting sqref="A2:E3"><cfRule type="expression" dxfId="0" priority="1"><formula>$B2&gt;500</formula></cfRule></conditionalFormatting>',
      '<dataValidations count="4">',
      '<dataValidation type="list" showErrorMessage="1" error="请选择" sqref="A2"><formula1>Choices</formula1></dataValidation>',
      '<dataValidation type="date" showErrorMessage="1" sqref="B2"><formula1>46023</formula1><formula2>46387</formula2></dataValidation>',
      '<dataValidation type="time" showErrorMessage="1" sqref="C2"><formula1>0.25</formula1><formula2>0.75</formula2></dataValidation>',
      '<dataValidation type="whole" operator="greaterThan" showErrorMessage="1" sqref="D2"><formula1>5</formula1></dataValidation>',
      '</dataValidations>',
      '<rowBreaks count="2" manualBreakCount="2"><brk id="4" max="16383" man="1"/><brk id="8" max="16383" man="1"/></rowBreaks>',
      '<colBreaks count="1" manualBreakCount="1"><brk id="3" max="1048575" man="1"/></colBreaks>',
    ].join('');
    const cells = ['A', 'B', 'C', 'D', 'E'];
    const line = (row: number) =>
      `<row r="${row}">${cells.map((c) => `<c r="${c}${row}"><v>${row}</v></c>`).join('')}</row>`;
    const total = '<row r="4"><c r="A4"><f>SUM(Amounts)*Rate</f><v>7</v></c></row>';
    const list = ['a', 'b', 'c'].map(
      (one, at) => `<row r="${at + 1}"><c r="A${at + 1}" t="str"><v>${one}</v></c></row>`,
    );
    const names = [
      '<definedName name="_xlnm.Print_Area" localSheetId="0">Data!$A$1:$E$12</definedName>',
      '<definedName name="_xlnm.Print_Titles" localSheetId="0">Data!$1:$1</definedName>',
      '<definedName name="Amounts">Data!$B$1:$B$3</definedName>',
      '<definedName name="Choices">Lists!$A$1:$A$3</definedName>',
      '<definedName name="Rate">0.5</definedName>',
    ].join('');
    const parts = partsOf({
      sheets: [
        { name: 'Data', rows: line(1) + line(2) + line(3) + total, after },
        { name: 'Lists', rows: list.join('') },
      ],
    }).map(({ name, content, ...part }) => {
      const text = String(content)
        .replace('</sheets>', `</sheets><definedNames>${names}</definedNames>`)
        .replace('</cellXfs>', '</cellXfs><dxfs count="1"><dxf><font><b/></font></dxf></dxfs>');
      return { ...part, name, content: text };
    });
    expect(String(parts[2]?.content)).toContain(MAIN);
    const { sheets, notes } = await readThroughOffice('theirs', zipOf(parts));
    expect(keptOf(sheets[0])).toEqual(KEPT);
    expect(sheets[0]?.cells.find(({ row }) => row === 3)?.formula).toBe('SUM($B$1:$B$3)*0.5');
    expect(notes).toEqual([': Names are not kept; formulas name what they mean: Amounts, Choices, Rate']);
  });
});
