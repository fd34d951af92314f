import { AppError, CALL_LINE_ID, LIVE_CODE } from '@aj-report/contract';
import { toErrorEnvelope, type ErrorReader } from '../../platform/errors.ts';
import type { Piece } from '../../platform/gzip-stream.ts';
import type { SetAnswer } from '../data-set/set-answers.service.ts';

/** Lines of a batch, in the pieces that are sent. */
export type Line = readonly Piece[];

export interface LineReader extends ErrorReader {
  /** Hears of failures that are the service's own. */
  readonly onFailure: (error: unknown) => void;
}

/** Says that a call stays open from here on. */
export const LIVE_LINE = `${JSON.stringify({ id: CALL_LINE_ID, code: LIVE_CODE })}\n`;
/** An empty line; readers take it as a sign of life. */
export const HEARTBEAT_LINE = '\n';

export function toLine(id: string, { json, etag }: SetAnswer, heldEtag: string | undefined): Line {
  const head = `{"id":${JSON.stringify(id)},"code":`;
  if (heldEtag === etag) return [`${head}"304","etag":"${etag}"}\n`];
  return [`${head}"200","etag":"${etag}","table":`, json, '}\n'];
}

export function toErrorLine(id: string, error: unknown, reader: LineReader): Line {
  if (!(error instanceof AppError)) reader.onFailure(error);
  const known = error instanceof AppError ? error : new AppError('server/failed');
  const { code, message } = toErrorEnvelope(known, reader);
  return [`${JSON.stringify({ id, code, message })}\n`];
}
