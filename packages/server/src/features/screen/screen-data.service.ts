import {
  AppError,
  type BodyOf,
  type ContextData,
  DATA_SET_LABEL,
  type getDataBatch,
  type Language,
} from '@aj-report/contract';
import type { App } from '../../app.ts';
import { toErrorEnvelope } from '../../platform/errors.ts';
import { findSets, type RunnableSet } from '../data-set/find-sets.service.ts';
import type { SetAnswer, SetQuestion } from '../data-set/set-answers.service.ts';
import type { DataGuard } from './screen-grants.service.ts';

type Batch = BodyOf<typeof getDataBatch>;
type Query = Batch['queries'][number];

/** One line of a batch, in the pieces that are sent. */
type Line = readonly (string | Buffer)[];

/** Questions of one batch that are asked of the engine at the same time. */
const ASKED_AT_ONCE = 16;

/** Rows of one data set as JSON bytes. @throws record/not-found, data-set/disabled, data-source/not-ready, screen/set-not-bound, sql/* */
export async function readRows(
  app: App,
  guard: DataGuard,
  setCode: string,
  contextData: ContextData,
  signal: AbortSignal,
): Promise<Buffer> {
  const allowed = guard.admit(setCode, contextData);
  const set = runnable((await findSets(app, [setCode], guard.asker)).get(setCode), setCode);
  const answer = await app.setAnswers.answer(app.setAnswers.question(set, allowed), 'rows', signal);
  return answer.rowsJson ?? Buffer.from('[]');
}

export interface BatchCaller {
  readonly guard: DataGuard;
  readonly language: Language;
  readonly requestId: string;
  readonly signal: AbortSignal;
  /** Hears of failures that are the service's own. */
  readonly onFailure: (error: unknown) => void;
}

interface Asked {
  readonly question: SetQuestion;
  readonly ids: string[];
}

/**
 * Answers all queries of a screen, line by line as each is ready. Queries that mean the same are asked once; the error
 * of one is a line of its own.
 */
export async function* answerBatch(app: App, batch: Batch, caller: BatchCaller): AsyncGenerator<Buffer> {
  const setCodes = batch.queries.map((query) => query.setCode);
  const sets = await findSets(app, setCodes, caller.guard.asker);
  const asked = new Map<string, Asked>();
  for (const query of batch.queries) {
    try {
      const question = toQuestion(app, sets, query, caller.guard);
      const same = asked.get(question.key);
      if (same) same.ids.push(query.id);
      else asked.set(question.key, { question, ids: [query.id] });
    } catch (error) {
      yield toBytes(toErrorLine(query.id, error, caller));
    }
  }
  yield* asReady(readyFirst(app, [...asked.values()]), async ({ question, ids }) => {
    try {
      const answer = await app.setAnswers.answer(question, 'table', caller.signal);
      return toBytes(ids.flatMap((id) => toLine(id, answer, batch.etags?.[id])));
    } catch (error) {
      return toBytes(ids.flatMap((id) => toErrorLine(id, error, caller)));
    }
  });
}

/** What the cache knows need not wait behind what the engine must compute. */
function readyFirst(app: App, asked: readonly Asked[]): Asked[] {
  const ready = asked.filter(({ question }) => app.setAnswers.isReady(question, 'table'));
  const known = new Set(ready);
  return [...ready, ...asked.filter((one) => !known.has(one))];
}

function toQuestion(
  app: App,
  sets: ReadonlyMap<string, RunnableSet | AppError>,
  query: Query,
  guard: DataGuard,
): SetQuestion {
  const allowed = guard.admit(query.setCode, query.contextData ?? {});
  const { refreshMs } = query;
  const set = runnable(sets.get(query.setCode), query.setCode);
  return app.setAnswers.question(set, allowed, refreshMs === undefined ? {} : { refreshMs });
}

function runnable(set: RunnableSet | AppError | undefined, setCode: string): RunnableSet {
  if (set instanceof AppError) throw set;
  if (!set) throw new AppError('record/not-found', { what: DATA_SET_LABEL, key: setCode });
  return set;
}

/** Results of work in the order in which they are ready, a few at a time. */
async function* asReady<I, O>(items: readonly I[], work: (item: I) => Promise<O>): AsyncGenerator<O> {
  const running = new Map<number, Promise<readonly [number, O]>>();
  let next = 0;
  while (next < items.length || running.size > 0) {
    while (next < items.length && running.size < ASKED_AT_ONCE) {
      const index = next++;
      running.set(
        index,
        work(items[index]!).then((result) => [index, result] as const),
      );
    }
    const [done, result] = await Promise.race(running.values());
    running.delete(done);
    yield result;
  }
}

function toLine(id: string, { tableJson, etag }: SetAnswer, heldEtag: string | undefined): Line {
  const head = `{"id":${JSON.stringify(id)},"code":`;
  if (heldEtag === etag) return [`${head}"304","etag":"${etag}"}\n`];
  return [`${head}"200","etag":"${etag}","table":`, tableJson, '}\n'];
}

function toErrorLine(id: string, error: unknown, caller: BatchCaller): Line {
  if (!(error instanceof AppError)) caller.onFailure(error);
  const known = error instanceof AppError ? error : new AppError('server/failed');
  const { code, message } = toErrorEnvelope(known, caller.language, caller.requestId);
  return [`${JSON.stringify({ id, code, message })}\n`];
}

function toBytes(line: Line): Buffer {
  return Buffer.concat(line.map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : piece)));
}
