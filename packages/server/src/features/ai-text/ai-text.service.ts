import { AppError, LIMITS, type AiAuthor, type AiTextLine, type AiTextRequest } from '@aj-report/contract';
import type { Config } from '../../config.ts';
import { narrate } from '../../engine/narrate/narrate.ts';
import { toErrorEnvelope, type ErrorReader } from '../../platform/errors.ts';
import type { Needs } from '../../platform/needs.ts';
import { toMessages } from './ai-prompt.ts';
import { askModel } from './model-client.ts';

type App = Needs<'config'>;

export interface TextCaller extends ErrorReader {
  readonly signal: AbortSignal;
  /** Hears of failures that are the service's own. */
  readonly onFailure: (error: unknown) => void;
}

export function authorOf({ aiUrl }: Pick<Config, 'aiUrl'>): AiAuthor {
  return aiUrl === undefined ? 'narrator' : 'model';
}

async function* narratedPieces({ table, language, length }: AiTextRequest): AsyncGenerator<string> {
  const sentences = table ? narrate(table, { language, length }) : [];
  if (sentences.length === 0) throw new AppError('ai/data-needed');
  yield* sentences.map((sentence, at) => (language === 'en' && at > 0 ? ` ${sentence}` : sentence));
}

/** The text piece by piece, no longer than it may be. */
async function* writtenLines(app: App, request: AiTextRequest, signal: AbortSignal): AsyncGenerator<AiTextLine> {
  const author = authorOf(app.config);
  yield { author };
  let left: number = LIMITS.aiTextMax;
  const pieces = author === 'model' ? askModel(app.config, toMessages(request), signal) : narratedPieces(request);
  for await (const piece of pieces) {
    yield { piece: piece.slice(0, left) };
    left -= piece.length;
    if (left < 0) break;
  }
  yield { isDone: true, isCut: left < 0 };
}

/** Lines of the answer; a failure is the last of them. */
export async function* writeText(app: App, request: AiTextRequest, caller: TextCaller): AsyncGenerator<string[]> {
  const toLine = (line: AiTextLine) => [`${JSON.stringify(line)}\n`];
  try {
    for await (const line of writtenLines(app, request, caller.signal)) yield toLine(line);
  } catch (error) {
    if (caller.signal.aborted) return;
    if (!(error instanceof AppError)) caller.onFailure(error);
    const known = error instanceof AppError ? error : new AppError('server/failed');
    const { code, message } = toErrorEnvelope(known, caller);
    yield toLine({ code, message });
  }
}
