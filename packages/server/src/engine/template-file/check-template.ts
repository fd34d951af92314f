import { AppError, ExcelTemplate, LIMITS } from '@aj-report/contract';
import { Ajv } from 'ajv';

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

/** What was read can be saved, as far as its form goes. @throws archive/refused */
export function checkTemplate(template: ExcelTemplate): void {
  checkCount(template);
  if (isTemplate(template)) return;
  const { instancePath = '', message = '' } = isTemplate.errors?.[0] ?? {};
  const detail = {
    zh: `模板无法保存：${instancePath} ${message}`,
    en: `its template could not be saved: ${instancePath} ${message}`,
  };
  throw new AppError('archive/refused', { detail });
}
