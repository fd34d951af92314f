import type { ListQuery } from '../../crud/query-state.ts';

/** The first and last day as moments of the server's zone. */
export function withPeriod({ filters: { period, ...filters }, ...query }: ListQuery): ListQuery {
  const [first, last] = (Array.isArray(period) ? period : String(period ?? '').split(',')) as readonly string[];
  if (!first || !last) return { ...query, filters };
  return { ...query, filters: { ...filters, beginTime: `${first} 00:00:00`, endTime: `${last} 23:59:59` } };
}
