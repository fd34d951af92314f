import type { ExcelCell, ExcelSheet, ExcelStyle } from '@aj-report/contract';
import { areTouching, isInside, type Area } from './area.ts';
import type { Place } from './cell-name.ts';

/** A field that is given as undefined goes. */
export type Patch<T> = { readonly [K in keyof T]?: T[K] | undefined };

/** The object with the fields of the patch. */
export function patched<T extends object>(value: T, patch: Patch<T>): T {
  return Object.fromEntries(Object.entries({ ...value, ...patch }).filter(([, one]) => one !== undefined)) as T;
}

export function cellAt(sheet: ExcelSheet, { row, column }: Place): ExcelCell | undefined {
  return sheet.cells.find((cell) => cell.row === row && cell.column === column);
}

/** Whether a cell says anything beside where it is. */
function isBlank(cell: ExcelCell): boolean {
  const { row: _row, column: _column, style, ...rest } = cell;
  return Object.keys(rest).length === 0 && (style === undefined || Object.keys(style).length === 0);
}

function inOrder(one: ExcelCell, other: ExcelCell): number {
  return one.row - other.row || one.column - other.column;
}

/** The sheet with other cells at these places. */
export function withCells(sheet: ExcelSheet, cells: readonly ExcelCell[]): ExcelSheet {
  const keyOf = ({ row, column }: Place) => `${row},${column}`;
  const given = new Set(cells.map(keyOf));
  const kept = sheet.cells.filter((cell) => !given.has(keyOf(cell)));
  return { ...sheet, cells: [...kept, ...cells.filter((cell) => !isBlank(cell))].toSorted(inOrder) };
}

function placesOf(area: Area): Place[] {
  return Array.from({ length: area.rowSpan * area.columnSpan }, (_, index) => ({
    row: area.row + Math.floor(index / area.columnSpan),
    column: area.column + (index % area.columnSpan),
  }));
}

/** Changes one cell. */
export function patchCell(sheet: ExcelSheet, place: Place, patch: Patch<ExcelCell>): ExcelSheet {
  return withCells(sheet, [patched(cellAt(sheet, place) ?? { ...place }, patch)]);
}

/** What is typed into a cell: a formula, a number, or a text. */
export function toTyped(text: string): Pick<Patch<ExcelCell>, 'value' | 'formula'> {
  const trimmed = text.trim();
  if (trimmed.startsWith('=') && trimmed.length > 1) return { formula: trimmed.slice(1), value: undefined };
  const number = Number(trimmed);
  const isNumber = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(trimmed) && Number.isFinite(number);
  // Codes and telephone numbers keep their zeros.
  const isCode = /^[+-]?0\d/.test(trimmed) || trimmed.length > 15;
  return { value: text === '' ? undefined : isNumber && !isCode ? number : text, formula: undefined };
}

/** What a cell holds, as it is typed. */
export function toEdited(cell: ExcelCell | undefined): string {
  if (cell?.formula !== undefined) return `=${cell.formula.replace(/^=/, '')}`;
  return cell?.value === undefined || cell.value === null ? '' : String(cell.value);
}

/** Empties cells; what they look like stays. */
export function clearArea(sheet: ExcelSheet, area: Area): ExcelSheet {
  const cleared = sheet.cells
    .filter((cell) => isInside(cell, area))
    .map(({ row, column, style }): ExcelCell => ({ row, column, ...(style ? { style } : {}) }));
  return withCells(sheet, cleared);
}

/** Gives all cells of an area a look; `patch` may depend on where the cell is. */
export function styleArea(
  sheet: ExcelSheet,
  area: Area,
  patch: Patch<ExcelStyle> | ((place: Place, before: ExcelStyle) => Patch<ExcelStyle>),
): ExcelSheet {
  const byPlace = new Map(sheet.cells.map((cell) => [`${cell.row},${cell.column}`, cell]));
  return withCells(
    sheet,
    placesOf(area).map((place) => {
      const cell: ExcelCell = byPlace.get(`${place.row},${place.column}`) ?? { ...place };
      const before = cell.style ?? {};
      return { ...cell, style: patched(before, typeof patch === 'function' ? patch(place, before) : patch) };
    }),
  );
}

/** Merges an area, or parts it again when it is merged already. What all but its first cell hold goes. */
export function toggleMerge(sheet: ExcelSheet, area: Area): ExcelSheet {
  const touched = (sheet.merges ?? []).filter((merge) => areTouching(merge, area));
  const others = (sheet.merges ?? []).filter((merge) => !touched.includes(merge));
  const isMerged = touched.some((merge) => merge.rowSpan === area.rowSpan && merge.columnSpan === area.columnSpan);
  if (isMerged || area.rowSpan * area.columnSpan === 1) return { ...sheet, merges: others };
  const rest = placesOf(area).slice(1);
  const emptied = rest.reduce((before, place) => clearArea(before, { ...place, rowSpan: 1, columnSpan: 1 }), sheet);
  return { ...emptied, merges: [...others, area] };
}

export type BorderChoice = 'all' | 'outer' | 'none';

/** Lines around cells: all of them, the outline, or none. */
export function borderArea(sheet: ExcelSheet, area: Area, choice: BorderChoice, color = '#bfc8d6'): ExcelSheet {
  const line = { style: 'thin' as const, color };
  return styleArea(sheet, area, ({ row, column }, before) => {
    if (choice === 'none') return { borders: undefined };
    if (choice === 'all') return { borders: { top: line, right: line, bottom: line, left: line } };
    const outline = {
      ...(row === area.row ? { top: line } : {}),
      ...(row === area.row + area.rowSpan - 1 ? { bottom: line } : {}),
      ...(column === area.column ? { left: line } : {}),
      ...(column === area.column + area.columnSpan - 1 ? { right: line } : {}),
    };
    return { borders: { ...before.borders, ...outline } };
  });
}

/** Width of a column, px. */
export function resizeColumn(sheet: ExcelSheet, column: number, width: number): ExcelSheet {
  const others = (sheet.columnWidths ?? []).filter((one) => one.column !== column);
  return { ...sheet, columnWidths: [...others, { column, width: Math.round(width) }] };
}

/** Height of a row, px. */
export function resizeRow(sheet: ExcelSheet, row: number, height: number): ExcelSheet {
  const others = (sheet.rowHeights ?? []).filter((one) => one.row !== row);
  return { ...sheet, rowHeights: [...others, { row, height: Math.round(height) }] };
}
