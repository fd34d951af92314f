import { LIMITS } from '@aj-report/contract';
import { FIRST_QUERY, type Filters, type ListQuery } from './query-state.ts';

/** Name in the address of everything that is no filter. */
const OWN = { page: 'page', size: 'size', sort: 'sort', order: 'order' } as const;
const FILTER = 'q.';

function isDefault(value: unknown): boolean {
  return value === '' || value === null || value === undefined || (Array.isArray(value) && value.length === 0);
}

/** A query as search parameters; what is usual is left out, the first of the list's page sizes too. */
export function toSearch(query: ListQuery, sizes: readonly number[] = LIMITS.pageSizes): string {
  const search = new URLSearchParams();
  if (query.pageNumber !== 1) search.set(OWN.page, String(query.pageNumber));
  if (query.pageSize !== sizes[0]) search.set(OWN.size, String(query.pageSize));
  if (query.sort !== undefined && query.order !== undefined) {
    search.set(OWN.sort, query.sort);
    search.set(OWN.order, query.order);
  }
  for (const [name, value] of Object.entries(query.filters))
    if (!isDefault(value)) search.set(`${FILTER}${name}`, JSON.stringify(value));
  return search.toString();
}

function readFilters(search: URLSearchParams, names: readonly string[]): Filters {
  const given = names.flatMap((name) => {
    const text = search.get(`${FILTER}${name}`);
    try {
      return text === null ? [] : [[name, JSON.parse(text) as unknown] as const];
    } catch {
      // Written by hand: the filter stays empty.
      return [];
    }
  });
  return Object.fromEntries(given);
}

/** The query that an address holds; what is not a number, one of the list's sizes or a known filter is left out. */
export function fromSearch(
  text: string,
  names: readonly string[],
  sizes: readonly number[] = LIMITS.pageSizes,
): ListQuery {
  const search = new URLSearchParams(text);
  const page = Number(search.get(OWN.page) ?? 1);
  const size = Number(search.get(OWN.size));
  const sort = search.get(OWN.sort);
  const order = search.get(OWN.order);
  return {
    ...FIRST_QUERY,
    pageNumber: Number.isInteger(page) && page > 0 && page <= LIMITS.pageNumberMax ? page : 1,
    pageSize: sizes.includes(size) ? size : (sizes[0] ?? LIMITS.pageSizeDefault),
    ...(sort !== null && (order === 'ASC' || order === 'DESC') ? { sort, order } : {}),
    filters: readFilters(search, names),
  };
}

/** Writes the query into the address, so that it survives a reload and may be sent to somebody; no step of history. */
export function keepInAddress(query: ListQuery, sizes: readonly number[] = LIMITS.pageSizes): void {
  const { pathname, search, hash } = window.location;
  const next = new URLSearchParams(search);
  const names = [...next.keys()];
  for (const name of names) if (name in OWN || name.startsWith(FILTER)) next.delete(name);
  for (const [name, value] of new URLSearchParams(toSearch(query, sizes))) next.set(name, value);
  const text = next.toString();
  const address = `${pathname}${text === '' ? '' : `?${text}`}${hash}`;
  if (address !== `${pathname}${search}${hash}`) window.history.replaceState(window.history.state, '', address);
}
