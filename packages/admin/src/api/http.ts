import { BASE_PREFIX, LIMITS } from '@aj-report/contract';
import { create, isAxiosError, isCancel, type AxiosResponse } from 'axios';
import { currentLanguage } from '../i18n/language.ts';
import { translate } from '../i18n/i18n.ts';
import type { WordKey } from '../i18n/words.ts';
import { currentToken } from '../session/session-store.ts';
import { ApiError } from './api-error.ts';
import { announceSessionEnd } from './session-end.ts';
import { toastError } from './toast.ts';

/** The one HTTP client: base prefix, time limit, bare token, language. Statuses are judged by `dataOf`. */
export const http = create({
  baseURL: BASE_PREFIX,
  timeout: LIMITS.httpTimeoutMs,
  validateStatus: () => true,
});

http.interceptors.request.use((config) => {
  const token = currentToken();
  if (token && !config.headers.has('Authorization')) config.headers.set('Authorization', token);
  config.headers.set('Accept-Language', currentLanguage());
  return config;
});

/** Words for an answer that is not the service's own. */
export function fallbackMessage(response: AxiosResponse): string {
  return translate('api.noService', { status: response.status });
}

/** Any failure of a call as an ApiError: transport, time limit and cancelling get words of their own. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (isCancel(error)) return new ApiError('cancelled', translate('api.cancelled'), 0);
  if (isAxiosError(error)) {
    const key = error.code === 'ECONNABORTED' ? 'api.timeout' : 'api.network';
    return new ApiError('network', translate(key), 0);
  }
  return new ApiError('unknown', error instanceof Error ? error.message : translate('api.failed'), 0);
}

/** HTTP status of a call that the caller has no right to. */
const FORBIDDEN = 403;

/** How a failed call is reported to the user. */
export interface FailureOptions {
  /** `false` = the caller shows the error itself, no toast (spec §8). */
  readonly showErrorDialog?: boolean;
  /** What is read helps where it may be read: a caller without the right goes without a word. */
  readonly isOptional?: boolean;
  /** Says what failed and holds the service's message as `{reason}`; without it the message stands alone. */
  readonly failureWords?: WordKey;
}

/** Tells the user about a failed call: the session box, or a toast unless the caller shows the error itself. */
export function reportError(
  error: ApiError,
  { showErrorDialog = true, isOptional = false, failureWords }: FailureOptions,
): void {
  if (error.code === 'cancelled') return;
  if (error.isSessionEnd && currentToken() !== null) {
    announceSessionEnd();
    return;
  }
  if (!showErrorDialog || (isOptional && error.status === FORBIDDEN)) return;
  toastError(failureWords ? translate(failureWords, { reason: error.reported }) : error.reported);
}
