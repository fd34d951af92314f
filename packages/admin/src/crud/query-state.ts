import { LIMITS } from '@aj-report/contract';

export type SortOrder = 'ASC' | 'DESC';
export type Filters = Readonly<Record<string, unknown>>;

export interface ListQuery {
  readonly pageNumber: number;
  readonly pageSize: number;
  readonly sort?: string;
  readonly order?: SortOrder;
  readonly filters: Filters;
}

export type QueryChange =
  | { readonly kind: 'search'; readonly filters: Filters; readonly pageSize?: number | undefined }
  | { readonly kind: 'narrow'; readonly field: string; readonly value: unknown }
  | { readonly kind: 'page'; readonly pageNumber: number }
  | { readonly kind: 'size'; readonly pageSize: number }
  | { readonly kind: 'sort'; readonly field: string };

export const FIRST_QUERY: ListQuery = { pageNumber: 1, pageSize: LIMITS.pageSizeDefault, filters: {} };

/** The next order of a column: ascending, descending, unsorted. */
function toSorted(query: ListQuery, field: string): ListQuery {
  const { sort: _sort, order: _order, ...rest } = query;
  if (query.sort !== field) return { ...rest, sort: field, order: 'ASC' };
  return query.order === 'ASC' ? { ...rest, sort: field, order: 'DESC' } : rest;
}

/** The query after a change; a new search starts at page 1 with the first page size of its list (spec §4). */
export function changeQuery(query: ListQuery, change: QueryChange): ListQuery {
  switch (change.kind) {
    case 'search':
      return {
        ...query,
        filters: change.filters,
        pageNumber: 1,
        pageSize: change.pageSize ?? LIMITS.pageSizeDefault,
      };
    case 'narrow':
      return { ...query, filters: { ...query.filters, [change.field]: change.value }, pageNumber: 1 };
    case 'page':
      return { ...query, pageNumber: Math.max(1, change.pageNumber) };
    case 'size':
      return { ...query, pageNumber: 1, pageSize: change.pageSize };
    case 'sort':
      return toSorted(query, change.field);
  }
}

/** Query parameters of the call: paging, sorting and every filter that is filled in, texts trimmed. */
export function toParams(query: ListQuery): Record<string, string | number> {
  const params: Record<string, string | number> = { pageNumber: query.pageNumber, pageSize: query.pageSize };
  if (query.sort !== undefined && query.order !== undefined)
    Object.assign(params, { sort: query.sort, order: query.order });
  for (const [name, value] of Object.entries(query.filters)) {
    const given = typeof value === 'string' ? value.trim() : value;
    if (Array.isArray(given) && given.length > 0) params[name] = given.join(',');
    else if (typeof given === 'number' || (typeof given === 'string' && given !== '')) params[name] = given;
  }
  return params;
}

function isGiven(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== '' && value !== null && value !== undefined;
}

export function hasFilters(query: ListQuery): boolean {
  return Object.values(query.filters).some(isGiven);
}

/**
 * Page numbers to show: the first, the last, and five around the current one; `null` stands for a gap.
 * @example pagerOf(6, 20) // [1, null, 4, 5, 6, 7, 8, null, 20]
 */
export function pagerOf(current: number, pages: number): readonly (number | null)[] {
  const near = Array.from({ length: pages }, (_, index) => index + 1).filter(
    (page) => page === 1 || page === pages || Math.abs(page - current) <= 2,
  );
  return near.flatMap((page, index) => {
    const before = near[index - 1];
    if (before === undefined || page - before === 1) return [page];
    return page - before === 2 ? [page - 1, page] : [null, page];
  });
}
