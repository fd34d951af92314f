import type { PageResult } from '@aj-report/contract';
import { changeQuery, type ListQuery, type QueryChange } from './query-state.ts';

/** One question to the service. A new object is a new question, even for the same query. */
export interface Asked {
  readonly query: ListQuery;
  /** Asked by the page itself after a while, not by somebody who waits for it. */
  readonly isPoll: boolean;
}

/** What of an answer a list needs; it may hold more. */
export type AnyPage = Pick<PageResult<unknown>, 'records' | 'total' | 'pages'>;

/** What a list shows and what it waits for. */
export interface Listed<P extends AnyPage> {
  /** Page, order and filters that the controls of the list show. */
  readonly query: ListQuery;
  readonly asked: Asked;
  /** Query of the rows that are shown, undefined until the first answer. */
  readonly answered: ListQuery | undefined;
  readonly page: P | undefined;
  readonly isLoading: boolean;
  /** Why the last question failed. */
  readonly error: string | undefined;
}

export type ListEvent<P extends AnyPage> =
  | { readonly kind: 'change'; readonly change: QueryChange }
  | { readonly kind: 'reload' }
  | { readonly kind: 'poll' }
  | { readonly kind: 'answered'; readonly page: P }
  | { readonly kind: 'failed'; readonly message: string };

export function firstList<P extends AnyPage>(query: ListQuery): Listed<P> {
  const asked = { query, isPoll: false };
  return { query, asked, answered: undefined, page: undefined, isLoading: true, error: undefined };
}

function ask<P extends AnyPage>(list: Listed<P>, query: ListQuery): Listed<P> {
  return { ...list, query, asked: { query, isPoll: false }, isLoading: true };
}

function answer<P extends AnyPage>(list: Listed<P>, page: P): Listed<P> {
  const { query } = list.asked;
  const shown = { ...list, query, answered: query, page, isLoading: false, error: undefined };
  const isPastTheEnd = page.records.length === 0 && page.total > 0 && query.pageNumber > 1;
  if (!isPastTheEnd) return shown;
  return ask(shown, changeQuery(query, { kind: 'page', pageNumber: Math.max(1, page.pages) }));
}

/**
 * A list after an event. A failed question takes the controls back to the rows that are shown: they never say page 2
 * over the records of page 1.
 */
export function changeList<P extends AnyPage>(list: Listed<P>, event: ListEvent<P>): Listed<P> {
  switch (event.kind) {
    case 'change':
      return ask(list, changeQuery(list.query, event.change));
    case 'reload':
      return { ...list, asked: { query: list.query, isPoll: false } };
    case 'poll':
      return { ...list, asked: { query: list.query, isPoll: true } };
    case 'answered':
      return answer(list, event.page);
    case 'failed':
      return { ...list, query: list.answered ?? list.query, isLoading: false, error: event.message };
  }
}
