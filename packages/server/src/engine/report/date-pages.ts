import type { ExcelPageLine, ExcelSheet, ExcelTemplate } from '@aj-report/contract';

function dateLine(line: ExcelPageLine, date: string): ExcelPageLine {
  return Object.fromEntries(Object.entries(line).map(([place, text]) => [place, text.replaceAll('{date}', date)]));
}

function dateSheet(sheet: ExcelSheet, date: string): ExcelSheet {
  const { print } = sheet;
  if (!print) return sheet;
  const header = print.header && { header: dateLine(print.header, date) };
  const footer = print.footer && { footer: dateLine(print.footer, date) };
  return { ...sheet, print: { ...print, ...header, ...footer } };
}

/**
 * A template whose head and foot lines have a day for `{date}`. Every kind of file shows the same one: a workbook's
 * own sign for it would show the day on which somebody prints it.
 */
export function datePages(template: ExcelTemplate, date: string): ExcelTemplate {
  return { ...template, sheets: template.sheets.map((sheet) => dateSheet(sheet, date)) };
}
