import { exportScreen, pathOf, type QueryOf } from '@aj-report/contract';
import { dataOf } from '../api/api-error.ts';
import { fallbackMessage, http, reportError, toApiError } from '../api/http.ts';

/** The zip of a screen; after a failure the message in its place (spec §7). */
export async function requestExport(query: QueryOf<typeof exportScreen>): Promise<Blob | string> {
  try {
    const response = await http.get<Blob>(pathOf(exportScreen), { params: query, responseType: 'blob' });
    if (response.status === 200) return response.data;
    const answer = JSON.parse(await response.data.text()) as unknown;
    dataOf(response.status, answer, fallbackMessage(response));
    return fallbackMessage(response);
  } catch (error) {
    const failure = toApiError(error);
    // A session that is over has a box of its own.
    reportError(failure, { showErrorDialog: false });
    return failure.reported;
  }
}

/** Hands bytes to the browser's downloads. */
export function saveBlob(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  URL.revokeObjectURL(address);
}
