import { AppError } from '@aj-report/contract';
import { wordFault } from '../../sql/fault-words.ts';
import { toPosition } from '../../sql/source-position.ts';

/** Codes of the server. @source ClickHouse, src/Common/ErrorCodes.cpp */
const LOGIN = new Set([81, 192, 193, 194, 516]);
const TIME_LIMIT = new Set([159, 160]);
const CANCELLED = new Set([394]);
const READ_ONLY = new Set([164]);
/** Old servers let nobody call them who may only read. */
const TABLE_FUNCTION = /^Table functions/;
const MEMORY = new Set([241]);
/** The server runs as many queries as it may. */
const BUSY = new Set([202]);
/** Faults of the text: syntax, unknown names, types that do not fit. */
const TEXT = new Set([16, 35, 36, 42, 43, 44, 46, 47, 53, 60, 62, 63, 70, 179, 184, 207, 215, 352, 386]);
const DETAIL_MAX = 400;

/** The server quotes data by bytes, and so may begin or end within a character. */
function toDetail(text: string): string {
  return text.replaceAll('\uFFFD', '').replace(/\s+/g, ' ').trim().slice(0, DETAIL_MAX);
}

/** What a server's error text means; two forms of it are in use. */
export function toClickhouseError(
  text: string,
  status: number,
  sent: { readonly sql: string; readonly offset: number },
  host: string,
  timeoutMs: number,
): AppError {
  const match =
    /Code: (\d+)[.,] (?:e\.displayText\(\) = )?DB::Exception: ([\s\S]*?)(?:, e\.what\(\)|\s*\(version|$)/.exec(text);
  if (!match) return new AppError('data-source/answer-status', { status, detail: text.slice(0, DETAIL_MAX) });
  const code = Number(match[1]);
  const detail = toDetail(match[2]!);
  if (LOGIN.has(code)) return new AppError('data-source/login-refused', { host, detail });
  if (TIME_LIMIT.has(code)) return new AppError('sql/timeout', { seconds: timeoutMs / 1000 });
  if (BUSY.has(code)) return new AppError('sql/busy');
  if (CANCELLED.has(code)) return new AppError('sql/cancelled');
  if (READ_ONLY.has(code)) {
    return TABLE_FUNCTION.test(detail) ? new AppError('sql/failed', { detail }) : new AppError('sql/not-a-select');
  }
  if (MEMORY.has(code))
    return new AppError('sql/out-of-memory', { limit: /maximum: ([\d.]+ \w+)/.exec(detail)?.[1] ?? '' });
  if (!TEXT.has(code)) return new AppError('sql/failed', { detail });
  const position = Number(/failed at position (\d+)/.exec(detail)?.[1] ?? sent.offset + 1);
  const author = Buffer.from(sent.sql).subarray(sent.offset);
  const before = author.subarray(0, Math.max(0, position - 1 - sent.offset)).toString();
  return new AppError('sql/syntax', { detail: wordFault(detail), ...toPosition(author.toString(), before.length) });
}
