import { cellWidth, type ExcelSheet } from '@aj-report/contract';
import { mergeAt, type Area } from './area.ts';
import { toShort } from './short-text.ts';
import { toEdited } from './sheet-edit.ts';

export type Axis = 'row' | 'column';

/** px */
const FIT_MIN = 24;
const FIT_MAX = 480;
/** px, as fonts of other machines are a little wider */
const SLACK = 4;

type Width = NonNullable<ExcelSheet['columnWidths']>[number];
type Height = NonNullable<ExcelSheet['rowHeights']>[number];

/** Lines that an area covers. */
function linesOf(axis: Axis, area: Area): number[] {
  const [first, count] = axis === 'row' ? [area.row, area.rowSpan] : [area.column, area.columnSpan];
  return Array.from({ length: count }, (_, line) => first + line);
}

/** Lines of a sheet that are hidden. */
export function hiddenLines(sheet: ExcelSheet, axis: Axis): ReadonlySet<number> {
  const hidden =
    axis === 'row'
      ? (sheet.rowHeights ?? []).filter(({ height }) => height === 0).map(({ row }) => row)
      : (sheet.columnWidths ?? []).filter(({ width }) => width === 0).map(({ column }) => column);
  return new Set(hidden);
}

function withWidths(sheet: ExcelSheet, columns: readonly number[], next: (before: Width | undefined) => Width | null) {
  const before = new Map((sheet.columnWidths ?? []).map((one) => [one.column, one]));
  for (const column of columns) {
    const width = next(before.get(column));
    if (width) before.set(column, { ...width, column });
    else before.delete(column);
  }
  return { ...sheet, columnWidths: [...before.values()] };
}

function withHeights(sheet: ExcelSheet, rows: readonly number[], next: (before: Height | undefined) => Height | null) {
  const before = new Map((sheet.rowHeights ?? []).map((one) => [one.row, one]));
  for (const row of rows) {
    const height = next(before.get(row));
    if (height) before.set(row, { ...height, row });
    else before.delete(row);
  }
  return { ...sheet, rowHeights: [...before.values()] };
}

/** Hides the lines of an area; how wide or high they were is kept. */
export function hideLines(sheet: ExcelSheet, axis: Axis, area: Area): ExcelSheet {
  const hidden = hiddenLines(sheet, axis);
  const lines = linesOf(axis, area).filter((line) => !hidden.has(line));
  if (lines.length === 0) return sheet;
  if (axis === 'row') {
    return withHeights(sheet, lines, (before) => ({
      row: 0,
      height: 0,
      ...(before ? { shownHeight: before.height } : {}),
    }));
  }
  return withWidths(sheet, lines, (before) => ({
    ...before,
    column: 0,
    width: 0,
    ...(before ? { shownWidth: before.width } : {}),
  }));
}

/** The hidden lines of an area; of one without any, those that begin or end at it. */
export function hiddenIn(sheet: ExcelSheet, axis: Axis, area: Area): readonly number[] {
  const hidden = hiddenLines(sheet, axis);
  const lines = linesOf(axis, area);
  const inside = lines.filter((line) => hidden.has(line));
  if (inside.length > 0) return inside;
  const touching: number[] = [];
  for (let line = (lines[0] ?? 0) - 1; hidden.has(line); line--) touching.push(line);
  for (let line = (lines.at(-1) ?? 0) + 1; hidden.has(line); line++) touching.push(line);
  return touching;
}

/** Shows hidden lines again, as wide or high as they were. */
export function showLines(sheet: ExcelSheet, axis: Axis, area: Area): ExcelSheet {
  const lines = hiddenIn(sheet, axis, area);
  if (lines.length === 0) return sheet;
  if (axis === 'row') {
    return withHeights(sheet, lines, (before) =>
      before?.shownHeight === undefined ? null : { row: 0, height: before.shownHeight },
    );
  }
  return withWidths(sheet, lines, (before) => {
    if (before?.shownWidth === undefined) return null;
    const { shownWidth: width, ...rest } = before;
    return { ...rest, width };
  });
}

/** Width that the cells of a column need as they are designed, px; undefined where it has none. */
function neededWidth(sheet: ExcelSheet, column: number): number | undefined {
  const cells = sheet.cells.filter((cell) => {
    const isAlone = mergeAt(sheet, cell).columnSpan === 1;
    return cell.column === column && isAlone && cell.code === undefined && cell.style?.wrap !== true;
  });
  const widths = cells.map((cell) => toShort(toEdited(cell))).map((text, at) => cellWidth(text, cells[at]?.style));
  if (widths.length === 0) return undefined;
  return Math.min(FIT_MAX, Math.max(FIT_MIN, Math.ceil(Math.max(...widths)) + SLACK));
}

/** Makes columns as wide as what stands in them needs: here as it is designed, in the report as it is filled. */
export function fitColumns(sheet: ExcelSheet, area: Area): ExcelSheet {
  const hidden = hiddenLines(sheet, 'column');
  const columns = linesOf('column', area).filter((column) => !hidden.has(column));
  const needed = new Map(columns.map((column) => [column, neededWidth(sheet, column)]));
  const filled = columns.filter((column) => needed.get(column) !== undefined);
  if (filled.length === 0) return sheet;
  const others = (sheet.columnWidths ?? []).filter(({ column }) => !filled.includes(column));
  const fitted = filled.map((column): Width => ({ column, width: needed.get(column) ?? FIT_MIN, fit: true }));
  return { ...sheet, columnWidths: [...others, ...fitted] };
}

/** Makes rows as high as their wrapped texts need: they have no height of their own any more. */
export function fitRows(sheet: ExcelSheet, area: Area): ExcelSheet {
  const rows = new Set(linesOf('row', area));
  const kept = (sheet.rowHeights ?? []).filter(({ row, height }) => height === 0 || !rows.has(row));
  return kept.length === (sheet.rowHeights ?? []).length ? sheet : { ...sheet, rowHeights: kept };
}
