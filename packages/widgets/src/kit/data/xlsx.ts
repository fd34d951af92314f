import type { Cell } from '@aj-report/contract';
import { textWidth } from '../labels/measure.ts';
import { toZip } from './zip.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Characters of the default face; a column is as wide as its longest text, within these. */
const WIDTH = { least: 8, most: 50 };
/** Rows looked at for the width of a column. */
const SAMPLED_ROWS = 200;

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** XML 1.0 has no place for most control characters; they are left out. */
function escape(text: string): string {
  return text.replace(/(?![\t\n\r])[\p{Cc}\ufffe\uffff]/gu, '').replace(/[&<>"]/g, (one) => ESCAPES[one] ?? one);
}

/** `0` → `A`, `26` → `AA` */
function toLetters(column: number): string {
  const rest = Math.floor(column / 26) - 1;
  return `${rest >= 0 ? toLetters(rest) : ''}${String.fromCharCode(65 + (column % 26))}`;
}

/** Texts are written as texts, so nothing in them is ever taken for a formula. */
function toXml(cell: Cell, reference: string): string {
  if (cell === null || cell === '') return '';
  if (typeof cell === 'number') return `<c r="${reference}"><v>${cell}</v></c>`;
  if (typeof cell === 'boolean') return `<c r="${reference}" t="b"><v>${cell ? 1 : 0}</v></c>`;
  return `<c r="${reference}" t="inlineStr"><is><t xml:space="preserve">${escape(cell)}</t></is></c>`;
}

function toRow(cells: readonly Cell[], number: number): string {
  const inner = cells.map((cell, column) => toXml(cell, `${toLetters(column)}${number}`)).join('');
  return `<row r="${number}">${inner}</row>`;
}

function toColumns(rows: readonly (readonly Cell[])[], count: number): string {
  const sampled = rows.slice(0, SAMPLED_ROWS);
  const widths = Array.from({ length: count }, (_, column) => {
    const longest = Math.max(0, ...sampled.map((row) => textWidth(String(row[column] ?? ''), 2)));
    return Math.min(WIDTH.most, Math.max(WIDTH.least, Math.ceil(longest) + 2));
  });
  const columns = widths.map((width, i) => `<col min="${i + 1}" max="${i + 1}" width="${width}" customWidth="1"/>`);
  return columns.length === 0 ? '' : `<cols>${columns.join('')}</cols>`;
}

/**
 * A workbook with one sheet: the headings in a row that stays in sight, then the rows. Numbers stay numbers, texts texts.
 * @source ECMA-376 part 1, §18.3 (worksheet), §18.2 (workbook)
 */
export function toXlsx(sheet: string, head: readonly string[], rows: readonly (readonly Cell[])[]): Blob {
  const all = [head, ...rows];
  const view =
    '<sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView>';
  const data = all.map((cells, r) => toRow(cells, r + 1)).join('');
  const zip = toZip({
    '[Content_Types].xml': `${HEAD}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/></Types>`,
    '_rels/.rels': `${HEAD}<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${escape(sheet)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${HEAD}<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews>${view}</sheetViews>${toColumns(all, head.length)}<sheetData>${data}</sheetData></worksheet>`,
  });
  return new Blob([zip], { type: `${TYPE}.sheet` });
}
