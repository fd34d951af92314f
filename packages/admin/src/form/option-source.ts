import type { OptionSource } from '@aj-report/contract';
import { dataOf } from '../api/api-error.ts';
import { fallbackMessage, http, reportError, toApiError } from '../api/http.ts';
import { fillTemplate, nodesOf, rowsOf, type Row, type TreeNode } from './option-rows.ts';
import type { SelectOption } from './select/select-options.ts';

async function ask(source: OptionSource, given: Row, signal: AbortSignal): Promise<unknown> {
  const { url, method = 'GET', query } = source;
  const sent = { ...query, ...given };
  try {
    const response = await http.request({
      url,
      method,
      signal,
      headers: { noPrompt: 'true' },
      ...(method === 'GET' ? { params: sent } : { data: sent }),
    });
    return dataOf(response.status, response.data, fallbackMessage(response));
  } catch (failure) {
    const error = toApiError(failure);
    // The field says what failed (`noPrompt`); the page shows the end of the session.
    reportError(error, { showErrorDialog: false });
    throw error;
  }
}

/** Options that a call answers for typed words; a GET says that it may take several (spec §7). */
export async function loadOptions(
  source: OptionSource,
  typed: string,
  signal: AbortSignal,
): Promise<readonly SelectOption[]> {
  const { method = 'GET', option = 'id', label = 'text' } = source;
  const asked = { keyword: typed, ...(method === 'GET' ? { multiple: 1 } : {}) };
  const rows = rowsOf(await ask(source, asked, signal));
  return rows.map((row) => ({ value: fillTemplate(option, row), label: fillTemplate(label, row) }));
}

/** The tree that a call answers. */
export async function loadTree(source: OptionSource, signal: AbortSignal): Promise<readonly TreeNode[]> {
  return nodesOf(await ask(source, {}, signal), source);
}
