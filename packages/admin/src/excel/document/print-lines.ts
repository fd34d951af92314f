import { LIMITS } from '@aj-report/contract';
import type { Area } from './area.ts';
import { toArea } from './area.ts';
import { toCellName, toColumnName, toPlace } from './cell-name.ts';

/** Commas in Chinese or English, and blanks. */
const BETWEEN = /[,，;；\s]+/;
const AREAS_MAX = 20;

function parts(typed: string): string[] {
  return typed.split(BETWEEN).filter((one) => one !== '');
}

/** @example toAreasText([{ row: 0, column: 0, rowSpan: 2, columnSpan: 2 }]) // 'A1:B2' */
export function toAreasText(areas: readonly Area[] = []): string {
  return areas
    .map(({ row, column, rowSpan, columnSpan }) => {
      const last = { row: row + rowSpan - 1, column: column + columnSpan - 1 };
      return `${toCellName({ row, column })}:${toCellName(last)}`;
    })
    .join(', ');
}

/** Areas that were typed; undefined where one cannot be read. */
export function readAreas(typed: string): readonly Area[] | undefined {
  const read = parts(typed).map((one) => {
    const [from = '', to = from] = one.replaceAll('$', '').split(':');
    const [first, last] = [toPlace(from), toPlace(to)];
    const isInside = last && last.row < LIMITS.excelTemplateRowsMax && last.column < LIMITS.excelTemplateColumnsMax;
    return first && isInside ? toArea(first, last) : undefined;
  });
  return read.length > AREAS_MAX ? undefined : allOf(read);
}

/** How lines are named: rows by numbers, columns by letters. */
export function toLinesText(axis: 'row' | 'column', lines: readonly number[] = []): string {
  return lines.map((line) => (axis === 'row' ? String(line + 1) : toColumnName(line))).join(', ');
}

/** Lines that were typed, each once and in order; undefined where one cannot be read. The first begins a page anyhow. */
export function readLines(axis: 'row' | 'column', typed: string): readonly number[] | undefined {
  const end = axis === 'row' ? LIMITS.excelTemplateRowsMax : LIMITS.excelTemplateColumnsMax;
  const read = parts(typed).map((one) => {
    const line = toPlace(axis === 'row' ? `A${one}` : `${one}1`)?.[axis];
    return line === undefined || line === 0 || line >= end ? undefined : line;
  });
  return allOf(read)
    ?.filter((line, at, all) => all.indexOf(line) === at)
    .toSorted((one, other) => one - other);
}

function allOf<T>(read: readonly (T | undefined)[]): T[] | undefined {
  const known = read.filter((one) => one !== undefined);
  return known.length === read.length ? known : undefined;
}
