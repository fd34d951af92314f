import type { PageResult } from '@aj-report/contract';
import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { toApiError } from '../api/http.ts';
import type { Resource } from './define-resource.ts';
import { fromSearch, keepInAddress } from './address-query.ts';
import { changeQuery, type ListQuery, type QueryChange } from './query-state.ts';

export interface ListState<R> {
  readonly query: ListQuery;
  /** Undefined until the first answer. */
  readonly page: PageResult<R> | undefined;
  readonly isLoading: boolean;
  readonly error: string | undefined;
  change(change: QueryChange): void;
  reload(): void;
}

/** Runs `reload` after the time that the resource asks for; not while the tab is hidden. */
function usePolling<R>(resource: Resource<R>, page: PageResult<R> | undefined, reload: () => void) {
  useEffect(() => {
    const waitMs = page && resource.pollMs?.(page.records);
    if (waitMs === undefined) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') reload();
    }, waitMs);
    return () => clearInterval(timer);
  }, [resource, page, reload]);
}

/** The query that the page was opened with. */
function readAddress<R>({ queryFields, tree }: Resource<R>): ListQuery {
  return fromSearch(window.location.search, [...Object.keys(queryFields), ...(tree ? [tree.field] : [])]);
}

/** Rows of a resource for a query; while new ones load, the old ones stay. */
export function useList<R>(resource: Resource<R>): ListState<R> {
  const [query, change] = useReducer(changeQuery, resource, readAddress);
  const [page, setPage] = useState<PageResult<R> | undefined>();
  const [error, setError] = useState<string | undefined>();
  const [isLoading, setIsLoading] = useState(true);
  const [round, setRound] = useState(0);
  const shown = useRef({ query, resource, round });

  useEffect(() => keepInAddress(query), [query]);
  useEffect(() => {
    const abort = new AbortController();
    const isNewQuery = shown.current.query !== query || shown.current.resource !== resource;
    shown.current = { query, resource, round };
    async function load() {
      if (isNewQuery) setIsLoading(true);
      try {
        const answer = await resource.list(query, abort.signal);
        if (abort.signal.aborted) return;
        setPage(answer);
        setError(undefined);
        if (answer.records.length === 0 && answer.total > 0 && query.pageNumber > 1) {
          change({ kind: 'page', pageNumber: Math.max(1, answer.pages) });
        }
      } catch (failure) {
        if (!abort.signal.aborted) setError(toApiError(failure).reported);
      }
      if (!abort.signal.aborted) setIsLoading(false);
    }
    void load();
    return () => abort.abort();
  }, [resource, query, round]);

  const reload = useCallback(() => setRound((before) => before + 1), []);
  usePolling(resource, page, reload);
  return { query, page, isLoading, error, change, reload };
}
