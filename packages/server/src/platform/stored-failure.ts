import { AppError, ERRORS, messageOf, type ErrorCode, type ErrorParams, type Language } from '@aj-report/contract';

/** A failure as it is stored: worded for the reader when shown. */
export interface StoredFailure {
  readonly code: ErrorCode;
  readonly params: ErrorParams;
}

export function toStoredFailure({ code, params }: AppError): string {
  return JSON.stringify({ code, params } satisfies StoredFailure);
}

/** A stored failure in words; null for none. */
export function toReason(failure: string | null, language: Language): string | null {
  if (failure === null) return null;
  const { code, params } = JSON.parse(failure) as StoredFailure;
  // Written by another version of the service, which may know other reasons.
  if (!Object.hasOwn(ERRORS, code)) return messageOf('data-source/failure-unknown', { code }, language);
  return messageOf(code, params, language);
}
