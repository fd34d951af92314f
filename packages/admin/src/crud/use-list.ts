import type { PageResult } from '@aj-report/contract';
import { useEffect } from 'react';
import type { Resource } from './define-resource.ts';
import { fromSearch, keepInAddress } from './address-query.ts';
import type { ListQuery } from './query-state.ts';
import { usePages, type Pages } from './use-pages.ts';

export type ListState<R> = Pages<PageResult<R>>;

/** Runs `poll` after the time that the resource asks for; not while the tab is hidden. */
function usePolling<R>(resource: Resource<R>, page: PageResult<R> | undefined, poll: () => void) {
  useEffect(() => {
    const waitMs = page && resource.pollMs?.(page.records);
    if (waitMs === undefined) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') poll();
    }, waitMs);
    return () => clearInterval(timer);
  }, [resource, page, poll]);
}

/** The query that the page was opened with. */
function readAddress<R>({ queryFields, tree, pageSizes }: Resource<R>): ListQuery {
  return fromSearch(window.location.search, [...Object.keys(queryFields), ...(tree ? [tree.field] : [])], pageSizes);
}

/** Rows of a resource for a query that stands in the address. */
export function useList<R>(resource: Resource<R>): ListState<R> {
  const { answered, poll, ...list } = usePages<PageResult<R>>(resource.list, () => readAddress(resource));
  useEffect(() => {
    if (answered) keepInAddress(answered, resource.pageSizes);
  }, [answered, resource]);
  usePolling(resource, list.page, poll);
  return list;
}
