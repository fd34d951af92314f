import { LIMITS, type ExcelPicture, type ExcelSheet } from '@aj-report/contract';
import type { Place } from './cell-name.ts';
import { patched, type Patch } from './sheet-edit.ts';

/** As many as a sheet may have. */
export const PICTURES_MAX = 100;
/** px; smaller ones could not be taken hold of any more */
const SIZE_MIN = 8;
/** px */
const SIZE_MAX = 4_000;
/** px, of one that is put in */
const WIDTH_AT_FIRST = 320;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The picture to which a key leads from the selected one of so many, or from a cell; null = it is not such a key. */
export function pictureByKey(
  {
    key,
    code,
    ctrlKey,
    metaKey,
    altKey,
    shiftKey,
  }: Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>,
  selected: number | null,
  count: number,
): number | null {
  if (count === 0) return null;
  // As in spreadsheet programs.
  if ((ctrlKey || metaKey) && altKey && code === 'Digit5') return 0;
  if (selected === null || key !== 'Tab') return null;
  return (selected + (shiftKey ? count - 1 : 1)) % count;
}

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, Math.round(value)));

/** The size of a picture that is put in: its own, or less where that is very large. */
export function sizeAtFirst({ width, height }: Size): Size {
  const scale = Math.min(1, WIDTH_AT_FIRST / Math.max(width, height));
  return { width: within(width * scale, SIZE_MIN, SIZE_MAX), height: within(height * scale, SIZE_MIN, SIZE_MAX) };
}

function changeAt(sheet: ExcelSheet, index: number, next: (one: ExcelPicture) => ExcelPicture): ExcelSheet {
  const one = sheet.pictures?.[index];
  const changed = one && next(one);
  if (!changed || JSON.stringify(changed) === JSON.stringify(one)) return sheet;
  return { ...sheet, pictures: sheet.pictures?.map((before) => (before === one ? changed : before)) ?? [] };
}

/** Puts a picture in, over those that are there. */
export function addPicture(sheet: ExcelSheet, picture: ExcelPicture): ExcelSheet {
  return { ...sheet, pictures: [...(sheet.pictures ?? []), picture] };
}

/** Puts the corner of a picture at a cell; at the edge of the sheet where that lies outside of it. */
export function movePicture(sheet: ExcelSheet, index: number, { row, column }: Place): ExcelSheet {
  return changeAt(sheet, index, (one) => ({
    ...one,
    row: within(row, 0, LIMITS.excelTemplateRowsMax - 1),
    column: within(column, 0, LIMITS.excelTemplateColumnsMax - 1),
  }));
}

/** @param size px, within what a picture may measure */
export function resizePicture(sheet: ExcelSheet, index: number, size: Partial<Size>): ExcelSheet {
  return changeAt(sheet, index, (one) => ({
    ...one,
    width: within(size.width ?? one.width, SIZE_MIN, SIZE_MAX),
    height: within(size.height ?? one.height, SIZE_MIN, SIZE_MAX),
  }));
}

/** Changes what a picture says to those who do not see it. */
export function describePicture(sheet: ExcelSheet, index: number, alt: string): ExcelSheet {
  const patch: Patch<ExcelPicture> = { alt: alt.trim() === '' ? undefined : alt.trim() };
  return changeAt(sheet, index, (one) => patched(one, patch));
}

export function removePicture(sheet: ExcelSheet, index: number): ExcelSheet {
  const { pictures = [], ...rest } = sheet;
  if (index >= pictures.length) return sheet;
  const kept = pictures.filter((_, at) => at !== index);
  return kept.length === 0 ? rest : { ...rest, pictures: kept };
}
