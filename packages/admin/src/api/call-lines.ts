import { BASE_PREFIX, pathOf, type BodyOf, type Endpoint } from '@aj-report/contract';
import { translate } from '../i18n/i18n.ts';
import { currentLanguage } from '../i18n/language.ts';
import { currentToken } from '../session/session-store.ts';
import { ApiError, dataOf } from './api-error.ts';
import { reportError } from './http.ts';
import { splitLines } from './split-lines.ts';

async function* piecesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      yield decoder.decode(value, { stream: true });
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/**
 * Calls an endpoint that answers line by line and gives each as it comes. The browser's own fetch: the client of the
 * other calls hands out no answer before it is whole.
 * @throws ApiError for an answer that is no stream of lines; Error when it is aborted or breaks off
 */
export async function* callLines<E extends Endpoint>(
  endpoint: E,
  body: BodyOf<E>,
  signal: AbortSignal,
): AsyncGenerator<unknown> {
  const response = await fetch(BASE_PREFIX + pathOf(endpoint), {
    method: endpoint.method,
    body: JSON.stringify(body),
    signal,
    headers: {
      'Content-Type': 'application/json',
      'Accept-Language': currentLanguage(),
      Authorization: currentToken() ?? '',
    },
  });
  if (!response.ok || !response.body) throw await failureOf(response);
  for await (const line of splitLines(piecesOf(response.body))) yield JSON.parse(line) as unknown;
}

async function failureOf(response: Response): Promise<ApiError> {
  const fallback = translate('api.noService', { status: response.status });
  try {
    const envelope: unknown = await response.json();
    dataOf(response.status, envelope, fallback);
  } catch (error) {
    if (error instanceof ApiError) {
      if (error.isSessionEnd) reportError(error, { showErrorDialog: false });
      return error;
    }
  }
  return new ApiError(`http/${response.status}`, fallback, response.status);
}
