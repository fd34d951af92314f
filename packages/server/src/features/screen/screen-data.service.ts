import { rowsAskedOf, type BodyOf, type getData, type getDataBatch } from '@aj-report/contract';
import type { Needs } from '../../platform/needs.ts';
import type { JsonAnswer } from '../../platform/route.ts';
import type { AnswerCount } from '../../platform/unread.ts';
import { askSet, askSets, type AskedSet } from '../data-set/ask-sets.service.ts';
import { toErrorLine, toLine, type Line, type LineReader } from './batch-lines.ts';
import type { HasSetAnswers, SetAnswer } from '../data-set/set-answers.service.ts';
import type { DataGuard } from './screen-grants.service.ts';

type App = Needs<'clickhouse' | 'config' | 'db' | 'deriveToken'> & HasSetAnswers;

export type Batch = BodyOf<typeof getDataBatch>;
export type BatchQuery = Batch['queries'][number];

/** Rows of one data set as JSON bytes. @throws record/not-found, data-set/*, data-source/*, screen/set-not-bound, sql/* */
export async function readRows(
  app: App,
  guard: DataGuard,
  query: BodyOf<typeof getData>,
  signalOf: () => AbortSignal,
): Promise<JsonAnswer> {
  const { setCode, contextData = {} } = query;
  const asked = { setCode, contextData: guard.admit(setCode, contextData), rows: rowsAskedOf(query) };
  const { json: data, total, truncated, etag } = await askSet(app, asked, guard.asker, 'rows', signalOf);
  const more = { ...(total === undefined ? {} : { total }), ...(truncated ? { truncated } : {}) };
  return { data, more, etag };
}

export interface BatchCaller extends LineReader {
  readonly guard: DataGuard;
  readonly signal: AbortSignal;
  /** Answers are counted from when they are ready until the caller has taken them. */
  readonly answers: AnswerCount;
}

interface AskedQuery extends AskedSet {
  readonly id: string;
}

/** Answers all queries of a screen, line by line as each is ready; the error of one is a line of its own. */
export async function* answerBatch(app: App, batch: Batch, caller: BatchCaller): AsyncGenerator<Line> {
  const asked: AskedQuery[] = [];
  for (const query of batch.queries) {
    try {
      const { id, setCode, refreshMs, contextData = {} } = query;
      const allowed = caller.guard.admit(setCode, contextData);
      asked.push({ id, setCode, contextData: allowed, refreshMs, rows: rowsAskedOf(query) });
    } catch (error) {
      yield toErrorLine(query.id, error, caller);
    }
  }
  const handleAnswer = ({ json }: SetAnswer) => caller.answers.hold(json);
  for await (const shared of askSets(app, asked, caller.guard.asker, 'table', caller.signal, handleAnswer)) {
    const { outcome } = shared;
    const lines = shared.asked.flatMap(({ id }) =>
      'answer' in outcome ? toLine(id, outcome.answer, batch.etags?.[id]) : toErrorLine(id, outcome.error, caller),
    );
    if ('answer' in outcome && !lines.includes(outcome.answer.json)) caller.answers.letGo(outcome.answer.json);
    yield lines;
  }
}
