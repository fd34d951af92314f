import { AppError } from '@aj-report/contract';
import { wordFault } from '../../sql/fault-words.ts';
import { nonsense } from '../guard/protocol-guard.ts';
import { encryptionRefused, toNetworkError, unreachable } from '../guard/network-error.ts';

/** What MySQL and MariaDB tell of a failure. @source MySQL Server Error Message Reference */
interface DriverError extends Error {
  readonly code?: string;
  /** Positive: the server's; negative: the system's. */
  readonly errno?: number;
}

/** Access denied (host, user, database, password) and unknown database. */
const LOGIN = new Set([1044, 1045, 1049, 1130, 1698, 3118]);
/** The server takes encrypted connections only. */
const INSECURE_TRANSPORT = 3159;
/** Failures of the connection, by Node and by the driver; what is neither these nor the server's is the driver's reading. */
const CONNECTION = /^(?:E[A-Z]+|PROTOCOL_CONNECTION_LOST)$/;
/** Ended by the server's own time limit: of MySQL, of MariaDB. */
const TIME_LIMIT = new Set([3024, 1969]);
/** Ended from another connection. */
const INTERRUPTED = new Set([1317]);
/** Write in a read-only transaction, by a read-only server, or through a SELECT that may not stand there. */
const READ_ONLY = new Set([1792, 1290, 1836]);
/** Faults of the text: syntax, unknown or doubled names, wrong use of groups and functions. */
const TEXT = new Set([1052, 1054, 1060, 1064, 1066, 1109, 1111, 1140, 1146, 1149, 1222, 1242, 1248, 1305, 1582, 1630]);

/** A failed login or an unreachable server. */
export function toConnectError(error: unknown, host: string): AppError {
  if (error instanceof AppError) return error;
  const { errno = 0, message } = error as DriverError;
  if (LOGIN.has(errno)) return new AppError('data-source/login-refused', { host, detail: message });
  if (errno === INSECURE_TRANSPORT) return encryptionRefused(host, message);
  return errno > 0 ? unreachable(host, message) : toNetworkError(error, host);
}

/**
 * What an author reads about a failed statement.
 * @param linesBefore lines of ours before the author's text
 */
export function toQueryError(error: unknown, linesBefore: number, timeoutMs: number, host: string): AppError {
  const { code = '', errno = 0, message } = error as DriverError;
  if (error instanceof AppError || CONNECTION.test(code)) return toNetworkError(error, host);
  if (errno <= 0) return nonsense(message);
  if (TIME_LIMIT.has(errno)) return new AppError('sql/timeout', { seconds: timeoutMs / 1000 });
  if (INTERRUPTED.has(errno)) return new AppError('sql/cancelled');
  if (READ_ONLY.has(errno)) return new AppError('sql/not-a-select');
  if (!TEXT.has(errno)) return new AppError('sql/failed', { detail: message });
  const line = Number(/ at line (\d+)/.exec(message)?.[1] ?? 1 + linesBefore);
  const detail = message.replace(/ at line \d+$/, '');
  return new AppError('sql/syntax', { detail: wordFault(detail), line: Math.max(1, line - linesBefore), column: 1 });
}
