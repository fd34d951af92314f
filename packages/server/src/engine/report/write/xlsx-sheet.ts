import type { Cell, ExcelPageLine, ExcelPrint, ExcelValidation, Paper } from '@aj-report/contract';
import { toFormatted } from '../format/format-cell.ts';
import { toFileFormula } from '../formula/file-formula.ts';
import type { Area, SheetArea } from '../formula/formula.types.ts';
import type { GridCell, GridLink, GridBars, GridSheet, GridValidation } from '../grid.types.ts';
import { cellNameOf, columnNameOf } from '../formula/cell-name.ts';
import type { Line } from '../stream/list-stream.ts';
import { linkStyle } from './cell-links.ts';
import { coveredRows } from './covered-rows.ts';
import { MARGIN } from '../paper/paginate.ts';
import type { OwnFormulas } from './own-formulas.ts';
import type { SheetLinks } from './xlsx-links.ts';
import { argb, type XlsxStyles } from './xlsx-styles.ts';
import { xml, XML_HEAD } from './xml.ts';

const PAPER_NUMBERS: Readonly<Record<Paper, number>> = { A3: 8, A4: 9, A5: 11, Letter: 1, Legal: 5 };
const MM_PER_INCH = 25.4;
/** px of one character of the default font, and of the room beside it */
const CHARACTER = 7;
const CELL_PADDING = 5;
const POINTS_PER_PX = 0.75;
/** Spreadsheet programs would take them for a formula once somebody edits the cell. */
const LIKE_FORMULA = /^[=+\-@\t\r]/;
const FAULT = /^#(?:DIV\/0!|N\/A|NAME\?|NULL!|NUM!|REF!|VALUE!)$/;

/** @param formula as a file has it */
function valueXml(name: string, look: number, value: Cell, formula: string | undefined): string {
  const head = `<c r="${name}"${look === 0 ? '' : ` s="${look}"`}`;
  const own = formula === undefined ? '' : `<f>${xml(formula)}</f>`;
  if (value === null) return own === '' ? `${head}/>` : `${head}>${own}</c>`;
  if (typeof value === 'number') return `${head}>${own}<v>${value}</v></c>`;
  if (typeof value === 'boolean') return `${head} t="b">${own}<v>${value ? 1 : 0}</v></c>`;
  if (own !== '') return `${head} t="${FAULT.test(value) ? 'e' : 'str'}">${own}<v>${xml(value)}</v></c>`;
  return `${head} t="inlineStr"><is><t xml:space="preserve">${xml(value)}</t></is></c>`;
}

/** What of a cell is written where its corner is. */
type WrittenCell = Pick<GridCell, 'column' | 'value' | 'style'> & {
  readonly rowSpan?: number;
  readonly columnSpan?: number;
  readonly formula?: string | undefined;
  readonly link?: GridLink | undefined;
};

/** What the cells of a sheet are written with. */
export interface SheetPens {
  readonly styles: XlsxStyles;
  readonly links: SheetLinks;
  readonly ownFormulas: OwnFormulas;
}

function cellXml(cell: WrittenCell, row: number, { styles, links, ownFormulas }: SheetPens): string {
  const { value: bare, formula, column, link, rowSpan = 1, columnSpan = 1 } = cell;
  const last = { row: row + rowSpan - 1, column: column + columnSpan - 1 };
  const isLink = link !== undefined && links.add({ row, column }, last, bare, link);
  const style = isLink ? linkStyle(cell.style) : cell.style;
  const value = typeof bare === 'string' ? toFormatted(bare, style?.numberFormat) : bare;
  const isQuoted = typeof value === 'string' && formula === undefined && LIKE_FORMULA.test(value);
  const look = style === undefined && !isQuoted ? 0 : styles.numberOf(style, isQuoted);
  const name = cellNameOf(row, column);
  const inFile = formula === undefined ? undefined : toFileFormula(formula);
  if (formula !== undefined && inFile === undefined) ownFormulas.add(name, formula);
  return valueXml(name, look, value, inFile);
}

function coveredXml({ style }: GridCell, name: string, styles: XlsxStyles): string {
  return valueXml(name, style === undefined ? 0 : styles.numberOf(style, false), null, undefined);
}

function rowHead(row: number, height: number, level = 0): string {
  const size = height === 0 ? ' hidden="1"' : ` ht="${height * POINTS_PER_PX}" customHeight="1"`;
  return `<row r="${row + 1}"${size}${level === 0 ? '' : ` outlineLevel="${level}"`}>`;
}

/** A workbook knows no deeper ones. */
const LEVEL_MAX = 7;

/** In how many folds each row lies. */
function levelsOf({ folds, rowCount }: Pick<GridSheet, 'folds' | 'rowCount'>): readonly number[] {
  if (folds.length === 0) return [];
  const steps = Array<number>(rowCount + 1).fill(0);
  for (const { first, last } of folds) {
    steps[first] = (steps[first] ?? 0) + 1;
    steps[last + 1] = (steps[last + 1] ?? 0) - 1;
  }
  let level = 0;
  return steps.map((step) => Math.min(LEVEL_MAX, (level += step)));
}

/** A line without merged cells. */
export function lineXml({ row, cells }: Line, height: number, pens: SheetPens): string {
  let text = rowHead(row, height);
  for (const cell of cells) text += cellXml(cell, row, pens);
  return `${text}</row>`;
}

/** Lines of a sheet. @param first number of the first of them */
export function* rowsXml(
  sheet: Pick<GridSheet, 'rows' | 'rowHeights'>,
  pens: SheetPens,
  first = 0,
  levels: readonly number[] = [],
): Generator<string> {
  let at = 0;
  for (const parts of coveredRows(sheet, first)) {
    let text = rowHead(first + at, sheet.rowHeights[at] ?? 0, levels[at]);
    for (const { cell, column, isCorner } of parts) {
      text += isCorner
        ? cellXml(cell, first + at, pens)
        : coveredXml(cell, cellNameOf(first + at, column), pens.styles);
    }
    yield `${text}</row>`;
    at++;
  }
}

function viewXml({ freeze: { rows, columns } }: GridSheet): string {
  if (rows === 0 && columns === 0) return '<sheetViews><sheetView workbookViewId="0"/></sheetViews>';
  const pane = rows === 0 ? 'topRight' : columns === 0 ? 'bottomLeft' : 'bottomRight';
  const split = `${columns > 0 ? ` xSplit="${columns}"` : ''}${rows > 0 ? ` ySplit="${rows}"` : ''}`;
  const topLeft = cellNameOf(rows, columns);
  const attributes = `${split} topLeftCell="${topLeft}" activePane="${pane}" state="frozen"`;
  return `<sheetViews><sheetView workbookViewId="0"><pane${attributes}/></sheetView></sheetViews>`;
}

function columnsXml({ columnWidths }: GridSheet): string {
  if (columnWidths.length === 0) return '';
  const columns = columnWidths.map((width, column) => {
    const size = width === 0 ? ' hidden="1" width="0"' : ` width="${Math.max(0, (width - CELL_PADDING) / CHARACTER)}"`;
    return `<col min="${column + 1}" max="${column + 1}"${size} customWidth="1"/>`;
  });
  return `<cols>${columns.join('')}</cols>`;
}

function areaName({ row, column, lastRow, lastColumn }: Area): string {
  return `${cellNameOf(row, column)}:${cellNameOf(lastRow, lastColumn)}`;
}

function mergesXml({ rows }: GridSheet): string {
  const merges: string[] = [];
  for (const cells of rows) {
    for (const { row, column, rowSpan, columnSpan } of cells) {
      if (rowSpan === 1 && columnSpan === 1) continue;
      const area = { row, column, lastRow: row + rowSpan - 1, lastColumn: column + columnSpan - 1 };
      merges.push(`<mergeCell ref="${areaName(area)}"/>`);
    }
  }
  return merges.length === 0 ? '' : `<mergeCells count="${merges.length}">${merges.join('')}</mergeCells>`;
}

/** An area of a sheet as it is named from others, the same from every cell. */
function fixedAreaName({ sheet = '', row, lastRow, column, lastColumn }: SheetArea): string {
  const fixed = (line: number, at: number) => `$${columnNameOf(at)}$${line + 1}`;
  return `'${sheet.replaceAll("'", "''")}'!${fixed(row, column)}:${fixed(lastRow, lastColumn)}`;
}

function ruleXml({ kind, values = [], min, max, message }: ExcelValidation, source: SheetArea | undefined): string {
  const warning = message === undefined ? '' : ` showErrorMessage="1" error="${xml(message)}"`;
  const shown = warning === '' ? ' showErrorMessage="1"' : warning;
  if (kind === 'list') {
    const list = source
      ? xml(fixedAreaName(source))
      : `"${xml(values.map((one) => one.replaceAll('"', '""')).join(','))}"`;
    return ` type="list" allowBlank="1"${shown}|<formula1>${list}</formula1>`;
  }
  const [operator, first, second] =
    min !== undefined && max !== undefined
      ? (['between', min, max] as const)
      : min === undefined
        ? (['lessThanOrEqual', max ?? 0, undefined] as const)
        : (['greaterThanOrEqual', min, undefined] as const);
  const ends = `<formula1>${first}</formula1>${second === undefined ? '' : `<formula2>${second}</formula2>`}`;
  return ` type="${kind}" operator="${operator}" allowBlank="1"${shown}|${ends}`;
}

function validationsXml(validations: readonly GridValidation[], ownFormulas: OwnFormulas): string {
  const declared = validations
    .filter(({ areas }) => areas.length > 0)
    .map(({ areas, rule, source }) => {
      const [attributes = '', content = ''] = ruleXml(rule, source).split('|');
      return `<dataValidation${attributes} sqref="${areas.map(areaName).join(' ')}">${content}</dataValidation>`;
    });
  const rules = [...declared, ...ownFormulas.toXml()];
  return rules.length === 0 ? '' : `<dataValidations count="${rules.length}">${rules.join('')}</dataValidations>`;
}

/** Bars of cells as a workbook draws them itself, from nought to the greatest. */
function barsXml(bars: readonly GridBars[]): string {
  return bars
    .filter(({ areas }) => areas.length > 0)
    .map(({ areas, color }, at) => {
      const ends = '<cfvo type="num" val="0"/><cfvo type="max"/>';
      const bar = `<dataBar>${ends}<color rgb="${argb(color)}"/></dataBar>`;
      const rule = `<cfRule type="dataBar" priority="${at + 1}">${bar}</cfRule>`;
      return `<conditionalFormatting sqref="${areas.map(areaName).join(' ')}">${rule}</conditionalFormatting>`;
    })
    .join('');
}

function pageLine(line: ExcelPageLine | undefined): string {
  const part = (sign: string, text: string | undefined) =>
    text === undefined || text === ''
      ? ''
      : sign +
        text.replaceAll('&', '&&').replaceAll('{page}', '&P').replaceAll('{pages}', '&N').replaceAll('{sheet}', '&A');
  return line ? part('&L', line.left) + part('&C', line.center) + part('&R', line.right) : '';
}

function printXml(print: ExcelPrint): string {
  const { margins = {}, paper = 'A4', orientation = 'portrait', fitToWidth, scale, header, footer } = print;
  const inches = (side: 'top' | 'right' | 'bottom' | 'left') => ((margins[side] ?? MARGIN) / MM_PER_INCH).toFixed(3);
  const sides = `left="${inches('left')}" right="${inches('right')}" top="${inches('top')}" bottom="${inches('bottom')}"`;
  const fit = fitToWidth === true ? ' fitToWidth="1" fitToHeight="0"' : scale === undefined ? '' : ` scale="${scale}"`;
  const [above, below] = [pageLine(header), pageLine(footer)];
  const lines =
    (above === '' ? '' : `<oddHeader>${xml(above)}</oddHeader>`) +
    (below === '' ? '' : `<oddFooter>${xml(below)}</oddFooter>`);
  return [
    print.centerHorizontally === true ? '<printOptions horizontalCentered="1"/>' : '',
    `<pageMargins ${sides} header="0.2" footer="0.2"/>`,
    `<pageSetup paperSize="${PAPER_NUMBERS[paper]}"${fit} orientation="${orientation}"/>`,
    lines === '' ? '' : `<headerFooter>${lines}</headerFooter>`,
  ].join('');
}

function breaksXml(name: 'rowBreaks' | 'colBreaks', lines: readonly number[], max: number): string {
  const count = lines.length;
  const breaks = lines.map((line) => `<brk id="${line}" max="${max}" man="1"/>`).join('');
  return count === 0 ? '' : `<${name} count="${count}" manualBreakCount="${count}">${breaks}</${name}>`;
}

function propertiesXml({ print, folds }: GridSheet): string {
  const above = folds.filter(({ summary, first }) => summary < first).length;
  const outline = above * 2 > folds.length ? '<outlinePr summaryBelow="0"/>' : '';
  const fit = print?.fitToWidth === true ? '<pageSetUpPr fitToPage="1"/>' : '';
  return outline + fit === '' ? '' : `<sheetPr>${outline}${fit}</sheetPr>`;
}

/** What stands before the lines of a sheet. @source ECMA-376 part 1, 18.3.1.99: elements in this order */
export function sheetHeadXml(sheet: GridSheet): string {
  const depth = levelsOf(sheet).reduce((most, level) => Math.max(most, level), 0);
  return [
    `${XML_HEAD}<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" `,
    'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships">',
    propertiesXml(sheet),
    viewXml(sheet),
    `<sheetFormatPr defaultRowHeight="18"${depth === 0 ? '' : ` outlineLevelRow="${depth}"`}/>`,
    columnsXml(sheet),
    '<sheetData>',
  ].join('');
}

/** What stands behind them. */
export function sheetTailXml(
  sheet: GridSheet,
  { links, ownFormulas }: Omit<SheetPens, 'styles'>,
  drawing: string | undefined,
): string {
  return [
    '</sheetData>',
    mergesXml(sheet),
    barsXml(sheet.bars),
    validationsXml(sheet.validations, ownFormulas),
    links.toXml(),
    sheet.print ? printXml(sheet.print) : '',
    breaksXml('rowBreaks', sheet.pageBreaks, 16_383),
    breaksXml('colBreaks', sheet.columnBreaks, 1_048_575),
    drawing === undefined ? '' : `<drawing r:id="${drawing}"/>`,
    '</worksheet>',
  ].join('');
}

/** Part of a workbook for one sheet. */
export function* sheetXml(
  sheet: GridSheet,
  pens: SheetPens,
  drawing: string | undefined,
  countLine: () => void,
): Generator<string> {
  yield sheetHeadXml(sheet);
  for (const line of rowsXml(sheet, pens, 0, levelsOf(sheet))) {
    yield line;
    countLine();
  }
  yield sheetTailXml(sheet, pens, drawing);
}

/** What of a sheet is printed, as a workbook names it. */
export function printAreas({ name, printAreas: areas }: GridSheet): string | undefined {
  return areas.length === 0 ? undefined : areas.map((area) => fixedAreaName({ ...area, sheet: name })).join(',');
}

/** Rows and columns that are printed on every page, as a workbook names them. */
export function printTitles({ name, titleRows, titleColumns }: GridSheet): string | undefined {
  const sheet = `'${name.replaceAll("'", "''")}'`;
  const columns = titleColumns && `${sheet}!$${columnNameOf(titleColumns.first)}:$${columnNameOf(titleColumns.last)}`;
  const rows = titleRows && `${sheet}!$${titleRows.first + 1}:$${titleRows.last + 1}`;
  const all = [columns, rows].filter((one) => one !== undefined);
  return all.length === 0 ? undefined : all.join(',');
}
