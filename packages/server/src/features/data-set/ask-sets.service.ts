import type { ContextData } from '@aj-report/contract';
import type { AskedRows } from '../../engine/request/query-engine.types.ts';
import type { AnswerForm } from '../../engine/request/written-table.ts';
import type { Needs } from '../../platform/needs.ts';
import type { Asker } from './asker.service.ts';
import { findSet, findSets, requireFound, type RunnableSet } from './find-sets.service.ts';
import type { HasSetAnswers, SetAnswer, SetQuestion } from './set-answers.service.ts';

type App = Needs<'clickhouse' | 'config' | 'db' | 'deriveToken'> & HasSetAnswers;

/** A data set with values that its asker may give. */
export interface AskedSet {
  readonly setCode: string;
  readonly contextData: ContextData;
  /** ms between two rounds of who asks */
  readonly refreshMs?: number | undefined;
  /** Which rows of the answer are wanted; undefined = all as they are */
  readonly rows?: AskedRows | undefined;
}

/** What came of one question. */
export type SetOutcome = { readonly answer: SetAnswer } | { readonly error: unknown };

/** One outcome for all that asked the same. */
export interface SharedOutcome<A extends AskedSet> {
  readonly asked: readonly A[];
  readonly outcome: SetOutcome;
  /** The set and those that it looks up, at any depth; the set alone when it cannot be run. */
  readonly setCodes: readonly string[];
}

interface Shared<A extends AskedSet> {
  readonly question: SetQuestion;
  readonly asked: A[];
}

/** Questions of one call that are asked of the engine at the same time. */
const ASKED_AT_ONCE = 16;

/**
 * Asks for many sets on behalf of one asker, in the order in which they are ready. Questions that mean the same are
 * asked once; the error of one is an outcome of its own.
 * @param onAnswer hears of each answer when it is ready; what it throws is the outcome instead
 */
export async function* askSets<A extends AskedSet>(
  app: App,
  asked: readonly A[],
  asker: Asker,
  form: AnswerForm,
  signal: AbortSignal,
  onAnswer?: (answer: SetAnswer) => void,
): AsyncGenerator<SharedOutcome<A>> {
  const codes = asked.map(({ setCode }) => setCode);
  const sets = await findSets(app, codes, asker);
  const shared = new Map<string, Shared<A>>();
  for (const one of asked) {
    try {
      const question = toQuestion(app, requireFound(sets, one.setCode), one);
      const same = shared.get(question.key);
      if (same) same.asked.push(one);
      else shared.set(question.key, { question, asked: [one] });
    } catch (error) {
      yield { asked: [one], outcome: { error }, setCodes: [one.setCode] };
    }
  }
  yield* asReady(readyFirst(app, [...shared.values()], form), async (one) => ({
    asked: one.asked,
    outcome: await outcomeOf(app.setAnswers.answer(one.question, form, signal), onAnswer),
    setCodes: setCodesOf(one.question),
  }));
}

/**
 * @param signalOf is called when the engine must be asked: an answer that is known needs no signal, which takes longer
 * to make than the answer to be found
 * @throws record/not-found, data-set/disabled, data-source/not-ready, sql/*
 */
export async function askSet(
  app: App,
  asked: AskedSet,
  asker: Asker,
  form: AnswerForm,
  signalOf: () => AbortSignal,
): Promise<SetAnswer> {
  const question = toQuestion(app, await findSet(app, asked.setCode, asker), asked);
  return app.setAnswers.keptAnswer(question, form) ?? app.setAnswers.answer(question, form, signalOf());
}

async function outcomeOf(asked: Promise<SetAnswer>, onAnswer?: (answer: SetAnswer) => void): Promise<SetOutcome> {
  try {
    const answer = await asked;
    onAnswer?.(answer);
    return { answer };
  } catch (error) {
    return { error };
  }
}

/** What the cache knows need not wait behind what the engine must compute. */
function readyFirst<A extends AskedSet>(
  app: HasSetAnswers,
  shared: readonly Shared<A>[],
  form: AnswerForm,
): Shared<A>[] {
  const ready = shared.filter(({ question }) => app.setAnswers.isReady(question, form));
  const known = new Set(ready);
  return [...ready, ...shared.filter((one) => !known.has(one))];
}

function toQuestion(app: HasSetAnswers, set: RunnableSet, { contextData, refreshMs, rows }: AskedSet): SetQuestion {
  return app.setAnswers.question(set, contextData, { asked: rows, ...(refreshMs === undefined ? {} : { refreshMs }) });
}

function setCodesOf({ setCode, lookups }: SetQuestion): string[] {
  return [setCode, ...lookups.flatMap((one) => setCodesOf(one.question))];
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
