import { LIMITS, type ExcelPageLine, type ExcelPrint, type Paper } from '@aj-report/contract';
import type { HeaderFooter, NamedRange, PageSetup, Sheet, WriteSheet } from 'hucre';
import { columnNameOf, positionOf } from '../report/formula/cell-name.ts';
import type { Losses } from './losses.ts';
import { withoutAbsent } from './without-absent.ts';
import { areasOf } from './workbook-areas.ts';

const PAPERS: Readonly<Record<string, Paper>> = { a3: 'A3', a4: 'A4', a5: 'A5', letter: 'Letter', legal: 'Legal' };
const MM_PER_INCH = 25.4;
const MARGIN_MAX = 100;
/** mm, of a print setup that says nothing of it */
const MARGIN = 15;
const AREAS_MAX = 20;
const BREAKS_MAX = 500;
const SIDES = ['top', 'right', 'bottom', 'left'] as const;

/** What signs of a workbook's page lines say, and ours for it; `&&` is the sign itself. */
const SIGNS: Readonly<Record<string, string>> = { P: '{page}', N: '{pages}', A: '{sheet}', D: '{date}', '&': '&' };
const CODE = /&(?:"[^"]*"|K[0-9A-Fa-f]{6}|\d+|[\s\S])/g;
const PLACES = { L: 'left', C: 'center', R: 'right' } as const;

function lineOf(text: string | undefined, losses: Losses): ExcelPageLine | undefined {
  if (text === undefined || text === '') return undefined;
  const line: Record<'left' | 'center' | 'right', string> = { left: '', center: '', right: '' };
  let place: keyof typeof line = 'center';
  let at = 0;
  for (const { 0: code, index } of text.matchAll(CODE)) {
    line[place] += text.slice(at, index);
    at = index + code.length;
    const sign = code.slice(1);
    if (sign in PLACES) place = PLACES[sign as keyof typeof PLACES];
    else if (sign in SIGNS) line[place] += SIGNS[sign] as string;
    else losses.add('pageLine');
  }
  line[place] += text.slice(at);
  const filled = Object.entries(line).filter(([, one]) => one !== '');
  return filled.length === 0 ? undefined : Object.fromEntries(filled.map(([key, one]) => [key, one.slice(0, 255)]));
}

function toLine(line: ExcelPageLine | undefined): string | undefined {
  const part = (sign: string, text: string | undefined) =>
    text === undefined || text === ''
      ? ''
      : sign +
        text
          .replaceAll('&', '&&')
          .replaceAll('{pages}', '&N')
          .replaceAll('{page}', '&P')
          .replaceAll('{sheet}', '&A')
          .replaceAll('{date}', '&D');
  const whole = line ? part('&L', line.left) + part('&C', line.center) + part('&R', line.right) : '';
  return whole === '' ? undefined : whole;
}

/** `$1:$3` or `$A:$B` as first and last line. */
function spanOf(text: string | undefined): { first: number; last: number } | undefined {
  const ends = /^\$?(\w+):\$?(\w+)$/.exec(text ?? '')?.slice(1);
  if (!ends) return undefined;
  const [first, last] = ends.map((end) => (/^\d+$/.test(end) ? Number(end) - 1 : positionOf(`${end}1`)?.column));
  return first === undefined || last === undefined || first < 0 || last < first ? undefined : { first, last };
}

function marginsOf(margins: PageSetup['margins']): ExcelPrint['margins'] {
  if (!margins) return undefined;
  const sides = SIDES.flatMap((side) => {
    const mm = Math.round((margins[side] ?? MARGIN / MM_PER_INCH) * MM_PER_INCH * 10) / 10;
    return mm === MARGIN ? [] : [[side, Math.min(MARGIN_MAX, Math.max(0, mm))] as const];
  });
  return sides.length === 0 ? undefined : Object.fromEntries(sides);
}

/** Lines behind which pages end in a workbook, as lines at which they begin. */
function linesOf(breaks: readonly number[] = [], end: number): number[] | undefined {
  const lines = breaks.map((line) => line + 1).filter((line) => line > 0 && line < end);
  return lines.length === 0 ? undefined : lines.slice(0, BREAKS_MAX);
}

/** Notes what of a print setup a template does not know. */
function loseSettings(setup: PageSetup = {}, lines: HeaderFooter = {}, losses: Losses): void {
  const { showGridLines, showRowColHeaders, verticalCentered, fitToPage, fitToWidth = 1, fitToHeight = 1 } = setup;
  const isOtherFit = fitToPage === true && (fitToHeight > 0 || fitToWidth > 1);
  if (showGridLines || showRowColHeaders || verticalCentered || isOtherFit) losses.add('printSetup');
  const { differentFirst, differentOddEven } = lines;
  if (differentFirst || differentOddEven) losses.add('pageLine');
}

/** How a sheet is printed; undefined where it says nothing. */
export function readPrint(sheet: Sheet, losses: Losses): ExcelPrint | undefined {
  const { pageSetup, headerFooter, rowBreaks, colBreaks } = sheet;
  const { paperSize, orientation, fitToPage, fitToWidth, scale, margins, printArea } = pageSetup ?? {};
  const areas = areasOf(printArea ?? '', (range) => losses.add('printArea', range));
  loseSettings(pageSetup, headerFooter, losses);
  const fits = fitToPage === true && fitToWidth !== 0;
  const print = withoutAbsent({
    paper: paperSize === undefined || paperSize === 'a4' ? undefined : PAPERS[paperSize],
    orientation: orientation === 'landscape' ? orientation : undefined,
    margins: marginsOf(margins),
    fitToWidth: fits ? true : undefined,
    scale: fits || scale === undefined || scale === 100 ? undefined : Math.min(400, Math.max(10, scale)),
    centerHorizontally: pageSetup?.horizontalCentered === true ? true : undefined,
    header: lineOf(headerFooter?.oddHeader, losses),
    footer: lineOf(headerFooter?.oddFooter, losses),
    titleRows: spanOf(pageSetup?.printTitlesRow),
    titleColumns: spanOf(pageSetup?.printTitlesColumn),
    areas:
      areas.length === 0
        ? undefined
        : areas
            .slice(0, AREAS_MAX)
            .map(({ rowSpan = 1, columnSpan = 1, ...area }) => ({ ...area, rowSpan, columnSpan })),
    rowBreaks: linesOf(rowBreaks, LIMITS.excelTemplateRowsMax),
    columnBreaks: linesOf(colBreaks, LIMITS.excelTemplateColumnsMax),
  });
  return Object.keys(print).length === 0 ? undefined : (print as ExcelPrint);
}

/** How a sheet is printed, as a workbook has it. */
export function toPageSetup(
  print: ExcelPrint = {},
): Pick<WriteSheet, 'pageSetup' | 'headerFooter' | 'rowBreaks' | 'colBreaks'> {
  const { paper = 'A4', orientation = 'portrait', margins = {}, fitToWidth, scale } = print;
  const inches = Object.fromEntries(SIDES.map((side) => [side, (margins[side] ?? MARGIN) / MM_PER_INCH]));
  const [oddHeader, oddFooter] = [toLine(print.header), toLine(print.footer)];
  return {
    pageSetup: {
      paperSize: paper.toLowerCase() as NonNullable<PageSetup['paperSize']>,
      orientation,
      margins: inches,
      ...(fitToWidth === true ? { fitToPage: true, fitToWidth: 1, fitToHeight: 0 } : {}),
      ...(scale === undefined || fitToWidth === true ? {} : { scale }),
      ...(print.centerHorizontally === true ? { horizontalCentered: true } : {}),
    },
    ...(print.rowBreaks ? { rowBreaks: print.rowBreaks.map((line) => line - 1) } : {}),
    ...(print.columnBreaks ? { colBreaks: print.columnBreaks.map((line) => line - 1) } : {}),
    ...(oddHeader === undefined && oddFooter === undefined
      ? {}
      : { headerFooter: withoutAbsent({ oddHeader, oddFooter }) }),
  };
}

const fixedName = (row: number, column: number) => `$${columnNameOf(column)}$${row + 1}`;

/** The names by which a workbook knows what of a sheet is printed, and what on every page. */
export function toPrintNames(scope: string, { areas = [], titleRows, titleColumns }: ExcelPrint = {}): NamedRange[] {
  const sheet = `'${scope.replaceAll("'", "''")}'!`;
  const titles = [
    ...(titleColumns ? [`$${columnNameOf(titleColumns.first)}:$${columnNameOf(titleColumns.last)}`] : []),
    ...(titleRows ? [`$${titleRows.first + 1}:$${titleRows.last + 1}`] : []),
  ];
  const printed = areas.map(({ row, column, rowSpan, columnSpan }) => {
    return `${fixedName(row, column)}:${fixedName(row + rowSpan - 1, column + columnSpan - 1)}`;
  });
  return Object.entries({ Print_Area: printed, Print_Titles: titles }).flatMap(([name, ranges]) =>
    ranges.length === 0
      ? []
      : [{ name: `_xlnm.${name}`, scope, range: ranges.map((range) => sheet + range).join(',') }],
  );
}
