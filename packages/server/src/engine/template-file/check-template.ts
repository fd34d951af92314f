import { AppError, ExcelTemplate, LIMITS, type ExcelCell } from '@aj-report/contract';
import { Ajv } from 'ajv';
import { cellNameOf } from '../report/formula/cell-name.ts';

/** The form that a saved template has. */
export const isTemplate = new Ajv({ strict: false }).compile<ExcelTemplate>(ExcelTemplate);

function checkCount({ sheets }: ExcelTemplate): void {
  const count = sheets.reduce((sum, { cells }) => sum + cells.length, 0);
  const limit = LIMITS.excelTemplateCellsMax;
  if (count <= limit) return;
  const detail = {
    zh: `共有 ${count} 个单元格，模板最多 ${limit} 个`,
    en: `it has ${count} cells, a template has ${limit} at most`,
  };
  throw new AppError('archive/refused', { detail });
}

/** The place of a template at which it has not the form that is saved, as people name it. */
function placeIn({ sheets }: ExcelTemplate, path: string): string {
  const [, at, list = '', index] = /^\/sheets\/(\d+)(?:\/(\w+)(?:\/(\d+))?)?/.exec(path) ?? [];
  const sheet = sheets[Number(at)];
  if (!sheet) return 'AJ-Report';
  const listed: unknown = sheet[list as keyof typeof sheet];
  const one = Array.isArray(listed) ? (listed[Number(index)] as Partial<ExcelCell> | undefined) : undefined;
  const { row, column } = one ?? {};
  const cell = Number.isInteger(row) && Number.isInteger(column) ? cellNameOf(row as number, column as number) : list;
  return cell === '' ? sheet.name : `${sheet.name}!${cell}`;
}

/** What was read can be saved, as far as its form goes. @throws archive/refused */
export function checkTemplate(template: ExcelTemplate): void {
  checkCount(template);
  if (isTemplate(template)) return;
  const { instancePath = '', params = {} } = isTemplate.errors?.[0] ?? {};
  const place = placeIn(template, instancePath);
  const property = [instancePath.split('/').at(-1), ...Object.values(params as object)].join(' ');
  const detail = {
    zh: `${place} 中有模板无法保存的内容（${property}）`,
    en: `${place} holds what a template cannot (${property})`,
  };
  throw new AppError('archive/refused', { detail });
}
