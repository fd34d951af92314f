import type { ExcelAutoFilter, ExcelCellFilter, ExcelCompared, ExcelSheet, ExcelTemplate } from '@aj-report/contract';

const EXPRESSION = /#\{[^}]*\}/g;
/** A code before a field, or the rows of a set as the argument of a count. */
const CODE = /([A-Za-z0-9_-]+)(?=\s*\.|\s*\)\s*\}$)/g;

function renameIn(text: string, setCodes: ReadonlyMap<string, string>): string {
  return text.replace(EXPRESSION, (expression) => expression.replace(CODE, (code) => setCodes.get(code) ?? code));
}

function renameAutoFilter(
  { setCode, ...rest }: ExcelAutoFilter,
  setCodes: ReadonlyMap<string, string>,
): ExcelAutoFilter {
  return setCode === undefined ? rest : { ...rest, setCode: setCodes.get(setCode) ?? setCode };
}

function renameCompared<One extends ExcelCompared>(compared: One, setCodes: ReadonlyMap<string, string>): One {
  const { param } = compared;
  if (!param) return compared;
  return { ...compared, param: { ...param, setCode: setCodes.get(param.setCode) ?? param.setCode } };
}

function renameCondition(condition: ExcelCellFilter, setCodes: ReadonlyMap<string, string>): ExcelCellFilter {
  const { to, ...own } = renameCompared(condition, setCodes);
  return to === undefined ? own : { ...own, to: renameCompared(to, setCodes) };
}

function renameSheet(sheet: ExcelSheet, setCodes: ReadonlyMap<string, string>): ExcelSheet {
  const rename = (text: string) => renameIn(text, setCodes);
  const { repeatFor } = sheet;
  const repeated = repeatFor && { ...repeatFor, setCode: setCodes.get(repeatFor.setCode) ?? repeatFor.setCode };
  return {
    ...sheet,
    name: rename(sheet.name),
    ...(repeated && { repeatFor: repeated }),
    cells: sheet.cells.map(({ value, link, chart, autoFilter, where, ...cell }) => ({
      ...cell,
      ...(where && { where: where.map((one) => renameCondition(one, setCodes)) }),
      ...(chart && { chart: { ...chart, setCode: setCodes.get(chart.setCode) ?? chart.setCode } }),
      ...(autoFilter && { autoFilter: renameAutoFilter(autoFilter, setCodes) }),
      ...(value === undefined ? {} : { value: typeof value === 'string' ? rename(value) : value }),
      ...(link && {
        link: {
          ...link,
          ...(link.params && { params: link.params.map((one) => ({ ...one, value: rename(one.value) })) }),
        },
      }),
    })),
  };
}

/** A template that uses other data sets: wherever it names one that has a new code, it names that. */
export function renameSets(template: ExcelTemplate, setCodes: ReadonlyMap<string, string>): ExcelTemplate {
  if (setCodes.size === 0) return template;
  return { ...template, sheets: template.sheets.map((sheet) => renameSheet(sheet, setCodes)) };
}
