import { previewDataSource, type OutputOf } from '@aj-report/contract';
import { useCallback } from 'react';
import { call } from '../../api/call.ts';
import { FIRST_QUERY, type ListQuery } from '../../crud/query-state.ts';
import { usePages, type Pages } from '../../crud/use-pages.ts';

/** Rows on a page of a preview. */
export const PREVIEW_SIZES = [10, 50, 100] as const;

/** Rows of a table of a source, page by page. */
export function usePreview(id: string, table: string): Pages<OutputOf<typeof previewDataSource>> {
  const load = useCallback(
    ({ pageNumber, pageSize }: ListQuery, signal: AbortSignal) =>
      call(previewDataSource, {
        params: { id },
        query: { table, pageNumber, pageSize },
        signal,
        showErrorDialog: false,
      }),
    [id, table],
  );
  return usePages(load, () => FIRST_QUERY);
}
