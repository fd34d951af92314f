import type { ExcelSheet } from '@aj-report/contract';
import type { ReportContent } from './excel-store.ts';
import { moveFormula, moveLines, type LineChange } from './move-lines.ts';

/** Texts, and references that name a sheet: its name with or without quotes, then an area. */
const NAMED_SHEETS =
  /"(?:[^"]|"")*"|('(?:[^']|'')+'|[\p{L}_][\p{L}\p{N}_.]*)!(\$?[A-Z]{1,3}\$?\d{1,6}(?::\$?[A-Z]{1,3}\$?\d{1,6})?)/giu;

function nameOf(written: string): string {
  return written.startsWith("'") ? written.slice(1, -1).replaceAll("''", "'") : written;
}

function isNamed(written: string, sheet: string): boolean {
  return nameOf(written).toLowerCase() === sheet.toLowerCase();
}

/** A formula with what it says of one sheet put otherwise. */
function aboutSheet(formula: string, sheet: string, next: (written: string, area: string) => string): string {
  return formula.replace(NAMED_SHEETS, (whole, written: string | undefined, area: string) =>
    written !== undefined && isNamed(written, sheet) ? next(written, area) : whole,
  );
}

function withFormulas(sheet: ExcelSheet, next: (formula: string) => string): ExcelSheet {
  const cells = sheet.cells.map((cell) => {
    const formula = cell.formula === undefined ? undefined : next(cell.formula);
    return formula === cell.formula || formula === undefined ? cell : { ...cell, formula };
  });
  const isOther = cells.some((cell, at) => cell !== sheet.cells[at]);
  const validations = sheet.validations?.map((rule) => {
    const valuesFrom = rule.valuesFrom === undefined ? undefined : next(rule.valuesFrom);
    return valuesFrom === rule.valuesFrom || valuesFrom === undefined ? rule : { ...rule, valuesFrom };
  });
  const isOtherRule = validations?.some((rule, at) => rule !== sheet.validations?.[at]) === true;
  return isOther || isOtherRule ? { ...sheet, cells, ...(validations ? { validations } : {}) } : sheet;
}

function withSheets(content: ReportContent, next: (sheet: ExcelSheet, at: number) => ExcelSheet): ReportContent {
  return { ...content, template: { ...content.template, sheets: content.template.sheets.map(next) } };
}

/** Gives a sheet another name, in the formulas that name it too. */
export function renameSheet(content: ReportContent, index: number, name: string): ReportContent {
  const before = content.template.sheets[index]?.name;
  if (before === undefined || before === name) return content;
  const quoted = `'${name.replaceAll("'", "''")}'`;
  const rename = (formula: string) => aboutSheet(formula, before, (_, area) => `${quoted}!${area}`);
  return withSheets(content, (sheet, at) => withFormulas(at === index ? { ...sheet, name } : sheet, rename));
}

/** Puts lines into a sheet or takes some out; formulas of every sheet that name its cells follow. */
export function moveSheetLines(content: ReportContent, index: number, change: LineChange): ReportContent {
  const name = content.template.sheets[index]?.name;
  if (name === undefined) return content;
  const follow = (formula: string) =>
    aboutSheet(formula, name, (written, area) => {
      const moved = moveFormula(area, change);
      return moved.includes('#REF!') ? '#REF!' : `${written}!${moved}`;
    });
  return withSheets(content, (sheet, at) => withFormulas(at === index ? moveLines(sheet, change) : sheet, follow));
}
