import type { ContextData, RowsAsked } from '@aj-report/contract';
import type { QueryAnswer } from '../../engine/request/query-engine.types.ts';
import type { Needs } from '../../platform/needs.ts';
import type { RunnableSet } from './find-sets.service.ts';
import { withoutRows } from './row-rules.service.ts';
import type { HasSetAnswers } from './set-answers.service.ts';

/** A page of a set, with the number of rows on all of them. */
export type SetPage = QueryAnswer & { readonly total: number };

/** Which rows are wanted, and how many of them at first at a time. */
export interface PagesAsked extends Omit<RowsAsked, 'page'> {
  readonly size: number;
}

/** A page may become so many times as large as the first, while it has no more bytes: each costs a sorting of all rows. */
const GROWTH = 8;
const PAGE_BYTES = 8 * 1024 * 1024;

/**
 * All rows of a set, page after page; each is asked for when the one before was used.
 * @throws data-set/*, data-source/*, sql/*
 */
export async function* readSetPages(
  app: Needs<'config' | 'queryEngine'> & HasSetAnswers,
  set: RunnableSet,
  context: ContextData,
  { size, ...asked }: PagesAsked,
  signal: AbortSignal,
): AsyncGenerator<SetPage> {
  let total: number | undefined;
  let rows = size;
  for (let offset = 0; total === undefined || offset < total;) {
    const page = { number: offset / rows + 1, size: rows };
    const answer = await readPage(app, set, context, { ...asked, page }, total, signal);
    if (answer.truncated && rows > size) {
      rows = size;
      continue;
    }
    total = answer.total ?? offset + answer.rowCount;
    offset += rows;
    yield { ...answer, total };
    if (answer.rowCount === 0) return;
    const isSmall = answer.json.length * 2 <= PAGE_BYTES && rows < size * GROWTH;
    if (isSmall && offset % (rows * 2) === 0) rows *= 2;
  }
}

async function readPage(
  app: Needs<'config' | 'queryEngine'> & HasSetAnswers,
  set: RunnableSet,
  context: ContextData,
  asked: RowsAsked,
  knownTotal: number | undefined,
  signal: AbortSignal,
): Promise<QueryAnswer> {
  const limits = { maxRows: asked.page?.size ?? 0, timeoutMs: app.config.queryTimeoutMs };
  const question = app.setAnswers.question(set, context, { limits, asked });
  const lookups = await app.setAnswers.readLookups(question, signal);
  const counted = knownTotal === undefined ? {} : { knownTotal };
  const request = { ...app.setAnswers.toRequest(question, lookups), ...counted };
  return app.queryEngine.run(request, signal).catch((error: unknown) => {
    throw withoutRows(error, request);
  });
}
