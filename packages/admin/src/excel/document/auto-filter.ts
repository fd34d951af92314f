import type { ExcelAutoFilter, ExcelSheet } from '@aj-report/contract';
import { isInside, mergeAt, type Area } from './area.ts';
import type { Place } from './cell-name.ts';
import { directionOf, firstFieldOf, type FieldName } from './relations.ts';
import { cellAt, patchCell } from './sheet-edit.ts';

/** What the nearest cell with a field below a head shows, by which viewers sort and filter there. */
export function fieldBelow(sheet: ExcelSheet, head: Place): FieldName | null {
  const { row, rowSpan, column } = mergeAt(sheet, head);
  const below = sheet.cells
    .filter((cell) => {
      const { column: first, columnSpan } = mergeAt(sheet, cell);
      return cell.row >= row + rowSpan && first <= column && first + columnSpan > column && firstFieldOf(cell.value);
    })
    .sort((a, b) => a.row - b.row);
  return firstFieldOf(below[0]?.value);
}

/** Lets viewers sort or filter, or not, at all heads among the selected cells: those that do not expand. */
export function setAutoFilter(
  sheet: ExcelSheet,
  area: Area,
  active: Place,
  what: 'sort' | 'filter',
  isOn: boolean,
): ExcelSheet {
  const inside = sheet.cells.filter((cell) => isInside(cell, area) && directionOf(cell) === 'none');
  const heads: readonly Place[] = inside.length === 0 ? [active] : inside;
  return heads.reduce((changed, { row, column }) => {
    const { [what]: _before, ...rest } = cellAt(changed, { row, column })?.autoFilter ?? {};
    const next: ExcelAutoFilter = isOn ? { ...rest, [what]: true } : rest;
    const isLeft = next.sort === true || next.filter === true;
    return patchCell(changed, { row, column }, { autoFilter: isLeft ? next : undefined });
  }, sheet);
}
