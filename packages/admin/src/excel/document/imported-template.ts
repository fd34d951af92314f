import type { ExcelTemplate, importTemplate, OutputOf } from '@aj-report/contract';
import type { ReportContent } from './excel-store.ts';

/** What a file became, and what of it was lost. */
export type ImportedTemplate = OutputOf<typeof importTemplate>;

/** Whether nothing is lost when something else takes its place. */
export function isEmpty({ sheets }: ExcelTemplate): boolean {
  return sheets.every(({ cells, pictures = [] }) => cells.length === 0 && pictures.length === 0);
}

const SETS_MAX = 100;

/** The report with an imported template. Values of parameters that it has stay, except where the file names them. */
export function withTemplate(content: ReportContent, imported: ImportedTemplate): ReportContent {
  // The sets that the template uses belong to it in any case; more than a report may list are left out.
  const setCodes = [...new Set([...content.setCodes, ...imported.setCodes])].slice(0, SETS_MAX);
  const ofSets = Object.entries(imported.setParam).map(([code, named]) => {
    return [code, { ...content.setParam[code], ...named }] as const;
  });
  return {
    ...content,
    template: imported.template,
    setCodes,
    setParam: { ...content.setParam, ...Object.fromEntries(ofSets) },
  };
}
