import path from 'node:path';
import type { SheetEntry, WorkbookReader } from './cell/cell-sink.ts';
import type { ImportRequest } from './plan/import-workbook.types.ts';
import { detectWorkbookKind } from './workbook-kind.ts';

type OpenRequest = Pick<
  ImportRequest,
  'workbookPath' | 'fileName' | 'limits' | 'textTableName' | 'encoding' | 'textCopyPath'
>;

/** A reader for the kind of file that it is. @throws spreadsheet/not-a-workbook and others of `spreadsheet/*` */
export async function openWorkbook(request: OpenRequest): Promise<WorkbookReader> {
  const { workbookPath, fileName, limits, textTableName, encoding, textCopyPath } = request;
  const kind = await detectWorkbookKind(workbookPath, fileName, limits.fileBytes);
  if (kind === 'package') {
    const { XlsxWorkbook } = await import('./xlsx/xlsx-workbook.ts');
    return XlsxWorkbook.open(workbookPath, fileName, limits);
  }
  if (kind === 'text') {
    const { TextWorkbook } = await import('./text/text-workbook.ts');
    return TextWorkbook.open(workbookPath, textTableName ?? nameOf(fileName), encoding, textCopyPath);
  }
  const { XlsWorkbook } = await import('./xls/xls-workbook.ts');
  return XlsWorkbook.open(workbookPath, fileName, limits);
}

function nameOf(fileName: string): string {
  return path.parse(fileName).name.trim() || fileName;
}

/** What was chosen for a sheet, by its name; for the only sheet of a file whatever it was called then. */
export function chosenOf<Choice>(
  choices: Readonly<Record<string, Choice>>,
  { sheets }: WorkbookReader,
  sheet: SheetEntry,
): Choice | undefined {
  const all = Object.values(choices);
  if (sheets.length === 1 && all.length === 1) return all[0];
  // A sheet may be called `constructor`.
  return Object.hasOwn(choices, sheet.name) ? choices[sheet.name] : undefined;
}
