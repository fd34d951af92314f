import type { ContextData, RowsAsked } from '@aj-report/contract';
import type { QueryAnswer } from '../../engine/request/query-engine.types.ts';
import type { Needs } from '../../platform/needs.ts';
import type { RunnableSet } from './find-sets.service.ts';
import { withoutRows } from './row-rules.service.ts';
import type { HasSetAnswers } from './set-answers.service.ts';

/** A page of a set, with the number of rows on all of them. */
export type SetPage = QueryAnswer & { readonly total: number };

/** Rows of a page, and which of them are wanted. */
export interface PagesAsked extends Omit<RowsAsked, 'page'> {
  readonly size: number;
}

/**
 * All rows of a set, page after page; each is asked for when the one before was used.
 * @throws data-set/*, data-source/*, sql/*
 */
export async function* readSetPages(
  app: Needs<'config' | 'queryEngine'> & HasSetAnswers,
  set: RunnableSet,
  context: ContextData,
  { size, ...rows }: PagesAsked,
  signal: AbortSignal,
): AsyncGenerator<SetPage> {
  const limits = { maxRows: size, timeoutMs: app.config.queryTimeoutMs };
  let total: number | undefined;
  let done = 0;
  for (let number = 1; total === undefined || done < total; number++) {
    const question = app.setAnswers.question(set, context, { limits, asked: { ...rows, page: { number, size } } });
    const lookups = await app.setAnswers.readLookups(question, signal);
    const counted = total === undefined ? {} : { knownTotal: total };
    const request = { ...app.setAnswers.toRequest(question, lookups), ...counted };
    const answer = await app.queryEngine.run(request, signal).catch((error: unknown) => {
      throw withoutRows(error, request);
    });
    done += answer.rowCount;
    total = answer.total ?? done;
    yield { ...answer, total };
    if (answer.rowCount === 0) return;
  }
}
