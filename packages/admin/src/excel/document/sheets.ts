import type { ExcelSheet } from '@aj-report/contract';
import type { ReportContent } from './excel-store.ts';

function withSheets(content: ReportContent, sheets: readonly ExcelSheet[]): ReportContent {
  return { ...content, template: { ...content.template, sheets: [...sheets] } };
}

/** A name that no sheet has: the wished one, else with a number behind it. */
export function freeName({ template }: ReportContent, wished: string): string {
  const taken = new Set(template.sheets.map(({ name }) => name));
  let name = wished;
  for (let number = 2; taken.has(name); number++) name = `${wished} ${number}`;
  return name;
}

/** Adds a sheet behind all others. */
export function addSheet(content: ReportContent, sheet: ExcelSheet): ReportContent {
  return withSheets(content, [...content.template.sheets, sheet]);
}

/** Puts a copy of a sheet behind it. @param name of the copy, unless it is taken */
export function copySheet(content: ReportContent, index: number, name: string): ReportContent {
  const { sheets } = content.template;
  const copied = sheets[index];
  if (!copied) return content;
  const copy = { ...structuredClone(copied), name: freeName(content, name) };
  return withSheets(content, sheets.toSpliced(index + 1, 0, copy));
}

/** Moves a sheet by so many places, as far as there are some. */
export function moveSheet(content: ReportContent, index: number, by: number): ReportContent {
  const { sheets } = content.template;
  const moved = sheets[index];
  const to = Math.min(sheets.length - 1, Math.max(0, index + by));
  if (!moved || to === index) return content;
  return withSheets(content, sheets.toSpliced(index, 1).toSpliced(to, 0, moved));
}

/** Removes a sheet; the last one stays. */
export function removeSheet(content: ReportContent, index: number): ReportContent {
  const { sheets } = content.template;
  return sheets.length < 2 ? content : withSheets(content, sheets.toSpliced(index, 1));
}
