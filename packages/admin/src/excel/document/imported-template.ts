import type { ExcelTemplate, importTemplate, OutputOf } from '@aj-report/contract';
import type { ReportContent } from './excel-store.ts';

/** What a file became, and what of it was lost. */
export type ImportedTemplate = OutputOf<typeof importTemplate>;

/** Whether nothing is lost when something else takes its place. */
export function isEmpty({ sheets }: ExcelTemplate): boolean {
  return sheets.every(({ cells, pictures = [] }) => cells.length === 0 && pictures.length === 0);
}

/** The report with an imported template. Values of parameters that it has stay, except where the file names them. */
export function withTemplate(content: ReportContent, imported: ImportedTemplate): ReportContent {
  const setCodes = [...new Set([...content.setCodes, ...imported.setCodes])];
  return { ...content, template: imported.template, setCodes, setParam: { ...content.setParam, ...imported.setParam } };
}
