import { isDateFormat, LIMITS, type ExcelCell, type ExcelSheet, type ExcelTemplate } from '@aj-report/contract';
import { writeXlsx, type Cell as BookCell, type CellValue, type ColumnDef, type RowDef, type WriteSheet } from 'hucre';
import type { Picture, Pictures } from '../report/write/xlsx-pictures.ts';
import { MARK, toBookFormula, toComment, toProperty } from './cell-settings.ts';
import { toPageSetup, toPrintNames } from './workbook-print.ts';
import { toConditionalRules } from './workbook-conditions.ts';
import { toWorkbookStyle } from './workbook-style.ts';
import { toDataValidations } from './workbook-validations.ts';

const CHARACTER = 7;
const CELL_PADDING = 5;
const POINTS_PER_PX = 0.75;
const DEFAULT = { width: 80, height: 24 };
const DATE = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d(?::\d\d)?))?$/;
const FORBIDDEN = /[\\/?*[\]:]/g;

/** A date in a text is a date of the workbook where its cell shows dates. */
function valueOf({ value = null, style }: ExcelCell): CellValue {
  const found = typeof value === 'string' ? DATE.exec(value) : null;
  if (!found || style?.numberFormat === undefined || !isDateFormat(style.numberFormat)) return value;
  const date = new Date(`${found[1]}T${(found[2] ?? '00:00').padEnd(8, ':00')}Z`);
  return Number.isNaN(date.getTime()) ? value : date;
}

/** A formula that no workbook reads is shown as a text; its comment keeps it. */
function contentOf(cell: ExcelCell): Partial<BookCell> {
  const { formula } = cell;
  if (formula === undefined) return { value: valueOf(cell) };
  const inBook = toBookFormula(formula);
  return inBook === undefined ? { value: `=${formula.replace(/^=/, '')}` } : { value: null, formula: inBook };
}

function cellOf(cell: ExcelCell): Partial<BookCell> {
  const comment = toComment(cell);
  const { style, link } = cell;
  return {
    ...contentOf(cell),
    style: toWorkbookStyle(style),
    ...(comment === undefined ? {} : { comment: { author: MARK, text: comment } }),
    ...(link?.url !== undefined && /^https?:/.test(link.url) ? { hyperlink: { target: link.url } } : {}),
  };
}

function sizesOf({ cells, columnWidths = [], rowHeights = [] }: ExcelSheet): {
  columns: ColumnDef[];
  rowDefs: Map<number, RowDef>;
} {
  const widths = new Map(columnWidths.map(({ column, width }) => [column, width]));
  const heights = new Map(rowHeights.map(({ row, height }) => [row, height]));
  const lastColumn = Math.max(-1, ...widths.keys(), ...new Set(cells.map(({ column }) => column)));
  const columns = Array.from({ length: lastColumn + 1 }, (_, column): ColumnDef => {
    const width = widths.get(column) ?? DEFAULT.width;
    return width === 0 ? { hidden: true } : { width: Math.max(0, (width - CELL_PADDING) / CHARACTER) };
  });
  const rows = [...new Set([...heights.keys(), ...cells.map(({ row }) => row)])];
  const rowDefs = rows.map((row): [number, RowDef] => {
    const height = heights.get(row) ?? DEFAULT.height;
    return [row, height === 0 ? { hidden: true } : { height: height * POINTS_PER_PX }];
  });
  return { columns, rowDefs: new Map(rowDefs) };
}

function imagesOf({ pictures = [] }: ExcelSheet, stored: Pictures): NonNullable<WriteSheet['images']> {
  return pictures.flatMap(({ row, column, fileId, width, height }) => {
    const picture: Picture | undefined = stored.get(fileId);
    if (!picture) return [];
    return [{ data: picture.bytes, type: picture.type, anchor: { from: { row, col: column } }, width, height }];
  });
}

function sheetOf(name: string, sheet: ExcelSheet, pictures: Pictures): WriteSheet {
  const { cells, merges = [], freeze, hidden } = sheet;
  const images = imagesOf(sheet, pictures);
  const [conditionalRules, dataValidations] = [toConditionalRules(sheet), toDataValidations(sheet)];
  return {
    name,
    rows: [],
    cells: new Map(cells.map((cell) => [`${cell.row},${cell.column}`, cellOf(cell)])),
    merges: merges.map(({ row, column, rowSpan, columnSpan }) => {
      return { startRow: row, startCol: column, endRow: row + rowSpan - 1, endCol: column + columnSpan - 1 };
    }),
    ...sizesOf(sheet),
    ...(freeze && freeze.rows + freeze.columns > 0 ? { freezePane: freeze } : {}),
    ...(hidden === true ? { hidden } : {}),
    ...toPageSetup(sheet.print),
    ...(images.length === 0 ? {} : { images }),
    ...(conditionalRules.length === 0 ? {} : { conditionalRules }),
    ...(dataValidations.length === 0 ? {} : { dataValidations }),
  };
}

/** Names that a workbook allows, each once. */
function namesOf(sheets: readonly ExcelSheet[]): string[] {
  const taken = new Set<string>();
  return sheets.map(({ name }, at) => {
    const allowed = name.replace(FORBIDDEN, ' ').replace(/^'|'$/g, ' ').slice(0, LIMITS.excelSheetNameMax).trim();
    const own = allowed === '' || taken.has(allowed.toLowerCase()) ? `Sheet${at + 1}` : allowed;
    taken.add(own.toLowerCase());
    return own;
  });
}

/** A template as a workbook: expressions as texts, what a workbook does not know in comments and a property. */
export async function writeTemplate({ sheets }: ExcelTemplate, pictures: Pictures): Promise<Uint8Array> {
  const names = namesOf(sheets);
  const named = sheets.map((sheet, at) => [names[at] as string, sheet] as const);
  const property = toProperty(named);
  return writeXlsx({
    sheets: named.map(([name, sheet]) => sheetOf(name, sheet, pictures)),
    namedRanges: named.flatMap(([name, { print }]) => toPrintNames(name, print)),
    ...(property === undefined ? {} : { properties: { custom: { [MARK]: property } } }),
  });
}
