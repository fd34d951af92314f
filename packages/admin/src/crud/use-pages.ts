import { useCallback, useEffect, useEffectEvent, useReducer } from 'react';
import type { ApiError } from '../api/api-error.ts';
import { reportError, toApiError } from '../api/http.ts';
import { changeList, firstList, type AnyPage, type Asked, type Listed } from './list-state.ts';
import type { ListQuery, QueryChange } from './query-state.ts';

export interface Pages<P> {
  /** That of the page that is shown, or of the one under way. */
  readonly query: ListQuery;
  /** Undefined until the first answer. */
  readonly page: P | undefined;
  readonly isLoading: boolean;
  /** Why the last question failed. */
  readonly error: string | undefined;
  change(change: QueryChange): void;
  reload(): void;
}

interface Asking<P> extends Pages<P> {
  /** Query of the page that is shown. */
  readonly answered: ListQuery | undefined;
  /** Reloads without anybody waiting for it. */
  poll(): void;
}

/** Says that a question failed; one that the page asks again and again by itself says so once. */
function reportFailure({ page, error }: Listed<AnyPage>, asked: Asked, failure: ApiError): void {
  const isShown = asked.isPoll && error !== undefined;
  if (page !== undefined && !isShown) reportError(failure, {});
}

/**
 * Pages of records, one at a time. While a new one loads, the old one stays; when it fails to come, page, order and
 * filters go back to those of the records, and a message says why.
 * @param load asks for a page; a new function is a new question. It says nothing of failures itself.
 * @param first reads the query to begin with
 */
export function usePages<P extends AnyPage>(
  load: (query: ListQuery, signal: AbortSignal) => Promise<P>,
  first: () => ListQuery,
): Asking<P> {
  const [list, dispatch] = useReducer(changeList<P>, first, (read) => firstList<P>(read()));
  const { asked } = list;
  const report = useEffectEvent((failure: ApiError) => reportFailure(list, asked, failure));

  useEffect(() => {
    const abort = new AbortController();
    load(asked.query, abort.signal).then(
      (page) => !abort.signal.aborted && dispatch({ kind: 'answered', page }),
      (failure: unknown) => {
        if (abort.signal.aborted) return;
        const error = toApiError(failure);
        report(error);
        dispatch({ kind: 'failed', message: error.reported });
      },
    );
    return () => abort.abort();
  }, [load, asked]);

  const change = useCallback((next: QueryChange) => dispatch({ kind: 'change', change: next }), []);
  const reload = useCallback(() => dispatch({ kind: 'reload' }), []);
  const poll = useCallback(() => dispatch({ kind: 'poll' }), []);
  const { query, page, isLoading, error, answered } = list;
  return { query, page, isLoading, error, answered, change, reload, poll };
}
