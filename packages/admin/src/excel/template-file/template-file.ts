import { exportTemplate, importTemplate, pathOf, type ExcelTemplate } from '@aj-report/contract';
import { dataOf } from '../../api/api-error.ts';
import { callWithForm } from '../../api/call.ts';
import { fallbackMessage, http, reportError, toApiError } from '../../api/http.ts';
import type { ImportedTemplate } from '../document/imported-template.ts';

function hasPictures({ template }: ImportedTemplate): boolean {
  return template.sheets.some(({ pictures = [] }) => pictures.length > 0);
}

/** What a file would bring, none of its pictures stored; undefined when it is refused, which the user is shown. */
export function lookAtTemplateFile(file: File): Promise<ImportedTemplate | undefined> {
  return send(file, '1');
}

/** The same to be taken over, with its pictures stored; undefined as before. */
export async function takeTemplateFile(file: File, seen: ImportedTemplate): Promise<ImportedTemplate | undefined> {
  return hasPictures(seen) ? send(file, '0') : seen;
}

async function send(file: File, look: '0' | '1'): Promise<ImportedTemplate | undefined> {
  const form = new FormData();
  form.append('look', look);
  form.append('file', file);
  try {
    return await callWithForm(importTemplate, form);
  } catch {
    // The call has shown the error.
    return undefined;
  }
}

/** A template as a workbook; undefined after a failure, which the user is shown. */
export async function writeTemplateFile(template: ExcelTemplate): Promise<Blob | undefined> {
  try {
    const response = await http.post<Blob>(pathOf(exportTemplate), { template }, { responseType: 'blob' });
    if (response.status === 200) return response.data;
    dataOf(response.status, JSON.parse(await response.data.text()) as unknown, fallbackMessage(response));
  } catch (error) {
    reportError(toApiError(error), {});
  }
  return undefined;
}
