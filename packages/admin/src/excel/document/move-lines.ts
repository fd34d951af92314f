import type { ExcelCell, ExcelCellFilter, ExcelPageLines, ExcelPrint, ExcelSheet } from '@aj-report/contract';
import { toCellName, toPlace, type Place } from './cell-name.ts';
import { patched } from './sheet-edit.ts';

/** Rows or columns that come in or go; `count` below 0 = they go. */
export interface LineChange {
  readonly axis: 'row' | 'column';
  readonly at: number;
  readonly count: number;
}

type Spanned = Place & { readonly rowSpan?: number; readonly columnSpan?: number };

/** Where a line is afterwards; null = it went. */
function moved(line: number, { at, count }: LineChange): number | null {
  if (line < at) return line;
  if (count < 0 && line < at - count) return null;
  return line + count;
}

function movePlace(place: Place, change: LineChange): Place | null {
  const line = moved(place[change.axis], change);
  return line === null ? null : { row: place.row, column: place.column, [change.axis]: line };
}

/** An area afterwards: it grows and shrinks with the lines inside of it; null = all of it went. */
function moveSpanned<T extends Spanned>(one: T, change: LineChange): T | null {
  const { axis, at, count } = change;
  const spanKey = axis === 'row' ? 'rowSpan' : 'columnSpan';
  const start = one[axis];
  const end = start + (one[spanKey] ?? 1);
  if (count > 0) {
    if (at <= start) return { ...one, [axis]: start + count };
    return at < end ? { ...one, [spanKey]: end - start + count } : one;
  }
  const gone = Math.max(0, Math.min(end, at - count) - Math.max(start, at));
  if (gone === end - start) return null;
  const before = Math.max(0, Math.min(start, at - count) - at);
  const span = one[spanKey] === undefined ? {} : { [spanKey]: end - start - gone };
  return { ...one, [axis]: start - before, ...span };
}

/** Names of cells in a formula, outside of texts and of references to other sheets; `$` is kept. */
const FORMULA_NAMES =
  /"(?:[^"]|"")*"|(?:'(?:[^']|'')+'|[\p{L}_][\p{L}\p{N}_.]*)!\$?[A-Z]+\$?\d+(?::\$?[A-Z]+\$?\d+)?|(\$?)\b([A-Z]{1,3})(\$?)([1-9]\d{0,5})\b(?!\()/giu;

/** A formula after lines came in or went; what named a cell that went is `#REF!`. */
export function moveFormula(formula: string, change: LineChange): string {
  return formula.replace(
    FORMULA_NAMES,
    (whole, columnLock: string, letters: string | undefined, rowLock: string, row: string) => {
      const place = letters === undefined ? null : toPlace(letters + row);
      if (!place) return whole;
      const next = movePlace(place, change);
      if (!next) return '#REF!';
      const [, column = '', line = ''] = /^([A-Z]+)(\d+)$/.exec(toCellName(next)) ?? [];
      return `${columnLock}${column}${rowLock}${line}`;
    },
  );
}

/** A named parent afterwards; one that went is not named any more. */
function moveName(name: string | undefined, change: LineChange): string | undefined {
  const place = name === undefined ? null : toPlace(name);
  if (!place) return name;
  const next = movePlace(place, change);
  return next ? toCellName(next) : undefined;
}

/** Cells that `index` and `share` name in an expression. */
const NAMED = /(#\{(?:index|share)\((?:[^(){}]*,\s*)?)([A-Z]{1,3}[1-9]\d{0,5})(\)\})/gi;

function moveCell(cell: ExcelCell, change: LineChange): ExcelCell | null {
  const place = movePlace(cell, change);
  if (!place) return null;
  const { leftParent, topParent, ...rest } = cell;
  const parents = { leftParent: moveName(leftParent, change), topParent: moveName(topParent, change) };
  const value =
    typeof cell.value === 'string'
      ? cell.value.replace(NAMED, (whole, head: string, name: string, tail: string) => {
          const next = moveName(name, change);
          return next === undefined ? whole : head + next + tail;
        })
      : cell.value;
  return {
    ...rest,
    ...place,
    ...(parents.leftParent === undefined ? {} : { leftParent: parents.leftParent }),
    ...(parents.topParent === undefined ? {} : { topParent: parents.topParent }),
    ...(value === undefined ? {} : { value }),
    ...(cell.formula === undefined ? {} : { formula: moveFormula(cell.formula, change) }),
    ...(cell.where === undefined ? {} : { where: cell.where.map((one) => moveCondition(one, change)) }),
  };
}

function moveCondition({ to, ...own }: ExcelCellFilter, change: LineChange): ExcelCellFilter {
  const end = to && { to: { ...to, ...nameOf(to.cell, change) } };
  return { ...own, ...nameOf(own.cell, change), ...end };
}

function nameOf(name: string | undefined, change: LineChange): { readonly cell?: string } {
  const next = moveName(name, change);
  return next === undefined ? {} : { cell: next };
}

function moveAll<T extends Spanned>(list: readonly T[] | undefined, change: LineChange): T[] {
  return (list ?? []).flatMap((one) => moveSpanned(one, change) ?? []);
}

type Lines = NonNullable<ExcelPrint['titleRows']>;

/** Lines from first to last afterwards; undefined = all of them went. */
function moveSpan(lines: Lines | undefined, change: LineChange): Lines | undefined {
  if (!lines) return undefined;
  const count = lines.last - lines.first + 1;
  const next = moveSpanned({ row: lines.first, column: lines.first, rowSpan: count, columnSpan: count }, change);
  if (!next) return undefined;
  const [first, length] = change.axis === 'row' ? [next.row, next.rowSpan] : [next.column, next.columnSpan];
  return { first, last: first + length - 1 };
}

/** Paper with its repeated lines where they are by now. */
function movePrint(print: ExcelPrint, change: LineChange): ExcelPrint {
  const breaks = change.axis === 'row' ? 'rowBreaks' : 'columnBreaks';
  const areas = print.areas && moveAll(print.areas, change);
  const lines = print[breaks]?.flatMap((line) => moved(line, change) ?? []);
  return patched(moveTitles(print, change), {
    areas: areas?.length === 0 ? undefined : areas,
    [breaks]: lines?.length === 0 ? undefined : lines,
  });
}

function moveTitles(print: ExcelPrint, change: LineChange): ExcelPrint {
  const key = change.axis === 'row' ? 'titleRows' : 'titleColumns';
  return patched(print, { [key]: moveSpan(print[key], change) });
}

function movePageLines({ head, foot }: ExcelPageLines, change: LineChange): ExcelPageLines {
  if (change.axis === 'column') return { ...(head && { head }), ...(foot && { foot }) };
  return patched({}, { head: moveSpan(head, change), foot: moveSpan(foot, change) });
}

/** The sheet with lines put in or taken out; formulas, parents, merges and formats follow. */
export function moveLines(sheet: ExcelSheet, change: LineChange): ExcelSheet {
  const { axis } = change;
  const frozen = sheet.freeze && { ...sheet.freeze };
  const key = axis === 'row' ? 'rows' : 'columns';
  if (frozen && change.at < frozen[key])
    frozen[key] = Math.max(0, frozen[key] + Math.max(change.count, change.at - frozen[key]));
  return {
    ...sheet,
    cells: sheet.cells.flatMap((cell) => moveCell(cell, change) ?? []),
    merges: moveAll(sheet.merges, change).filter((one) => one.rowSpan * one.columnSpan > 1),
    conditionalFormats: moveAll(sheet.conditionalFormats, change).flatMap((one) => {
      const formula = one.formula === undefined ? undefined : moveFormula(one.formula, change);
      // Nothing can be said of a cell that went.
      return formula?.includes('#REF!') ? [] : [patched(one, { formula })];
    }),
    validations: moveAll(sheet.validations, change).flatMap((one) => {
      const valuesFrom = one.valuesFrom === undefined ? undefined : moveFormula(one.valuesFrom, change);
      return valuesFrom?.includes('#REF!') ? [] : [patched(one, { valuesFrom })];
    }),
    pictures: moveAll(sheet.pictures, change),
    columnWidths: (sheet.columnWidths ?? []).flatMap((one) => {
      const next = axis === 'column' ? moved(one.column, change) : one.column;
      return next === null ? [] : { ...one, column: next };
    }),
    rowHeights: (sheet.rowHeights ?? []).flatMap((one) => {
      const next = axis === 'row' ? moved(one.row, change) : one.row;
      return next === null ? [] : { ...one, row: next };
    }),
    ...(frozen ? { freeze: frozen } : {}),
    ...(sheet.print ? { print: movePrint(sheet.print, change) } : {}),
    ...(sheet.pageLines ? { pageLines: movePageLines(sheet.pageLines, change) } : {}),
  };
}
