import type { ExcelCell, ExcelSort, ExcelTemplate } from '@aj-report/contract';
import { parseValue } from '../expression/parse-value.ts';

/** Whether the order that a template gives a cell would undo what a viewer chose. */
function givesWay({ order, value, group = 'list' }: ExcelCell, sort: readonly ExcelSort[]): boolean {
  if (order === undefined || typeof value !== 'string') return false;
  const shown = parseValue(value).find((part) => part.kind === 'field');
  const own = sort.filter(({ setCode }) => setCode === shown?.set);
  return own.length > 0 && (group === 'list' || own.some(({ field }) => field === shown?.field));
}

/**
 * A template in which rows stand as a viewer sorted them: lists of a sorted set lose the order of their own, groups do
 * where they are of a sorted field. Other groups stay as they are.
 */
export function withViewerSort(template: ExcelTemplate, sort: readonly ExcelSort[]): ExcelTemplate {
  if (sort.length === 0) return template;
  const sheets = template.sheets.map((sheet) => ({
    ...sheet,
    cells: sheet.cells.map((cell) => {
      if (!givesWay(cell, sort)) return cell;
      const { order: _given, ...rest } = cell;
      return rest;
    }),
  }));
  return { ...template, sheets };
}
