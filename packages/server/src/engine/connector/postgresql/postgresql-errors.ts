import { AppError, type ErrorParams } from '@aj-report/contract';
import { wordFault } from '../../sql/fault-words.ts';
import { toPosition } from '../../sql/source-position.ts';
import { encryptionRefused, toNetworkError } from '../guard/network-error.ts';

/** What PostgreSQL tells of a failure. @source PostgreSQL documentation, appendix A and "Error and Notice Message Fields" */
interface DriverError extends Error {
  readonly code?: string;
  /** Characters from 1. */
  readonly position?: string;
  readonly hint?: string;
}

const LOGIN = /^(?:28|3D|0P)/;
/** Every failure that the server itself reports has such a code. */
const SQL_STATE = /^[0-9A-Z]{5}$/;
/** Faults of the text: syntax, unknown names, types that do not fit. */
const TEXT = /^42/;

/** A failed login or an unreachable server. */
export function toConnectError(error: unknown, host: string): AppError {
  if (error instanceof AppError) return error;
  const { code = '', message } = error as DriverError;
  if (LOGIN.test(code)) return new AppError('data-source/login-refused', { host, detail: message });
  return / SSL /.test(message) ? encryptionRefused(host, message) : toNetworkError(error, host);
}

/**
 * What an author reads about a failed statement, with line and column of the text that was sent.
 * @param sent the statement and the characters before the author's text in it
 */
export function toQueryError(
  error: unknown,
  sent: { readonly sql: string; readonly offset: number },
  host: string,
): AppError {
  const { code = '', message, position, hint } = error as DriverError;
  if (error instanceof AppError || !SQL_STATE.test(code)) return toNetworkError(error, host);
  if (code === '57014') return new AppError('sql/cancelled');
  if (code === '25006') return new AppError('sql/not-a-select');
  if (code === '53200') return new AppError('sql/failed', { detail: message });
  const detail = wordFault(message, hint);
  if (!TEXT.test(code)) return new AppError('sql/failed', { detail });
  const author = sent.sql.slice(sent.offset);
  const at = Math.max(0, Number(position ?? 1) - 1 - sent.offset);
  const params: ErrorParams = { detail, ...toPosition(author, Math.min(at, author.length)) };
  return new AppError('sql/syntax', params);
}
