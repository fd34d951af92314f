import { AppError, LIMITS } from '@aj-report/contract';
import { sql, type Expression, type RawBuilder, type SelectQueryBuilder, type SqlBool } from 'kysely';

/** The paging part of a list query as it arrives. */
export interface PageAsked {
  readonly pageNumber?: number;
  readonly pageSize?: number;
  readonly sort?: string;
  readonly order?: 'ASC' | 'DESC';
}

export interface Page<C extends string> {
  readonly pageNumber: number;
  readonly pageSize: number;
  readonly offset: number;
  readonly sort: C;
  readonly direction: 'asc' | 'desc';
}

/**
 * The page asked for, with the defaults of the specification; latest change first when no order is asked for.
 * @throws request/sort-unknown when `sort` is none of the list's columns
 */
export function toPage<const C extends string>(asked: PageAsked, columns: readonly C[], fallback: NoInfer<C>): Page<C> {
  const wanted = asked.sort === undefined || asked.sort === '' ? undefined : asked.sort;
  const sort = wanted === undefined ? fallback : columns.find((column) => column === wanted);
  if (sort === undefined)
    throw new AppError('request/sort-unknown', { sort: wanted ?? '', allowed: columns.join(', ') });
  const pageNumber = asked.pageNumber ?? 1;
  const pageSize = asked.pageSize ?? LIMITS.pageSizeDefault;
  const direction =
    asked.order === undefined ? (wanted === undefined ? 'desc' : 'asc') : asked.order === 'ASC' ? 'asc' : 'desc';
  return { pageNumber, pageSize, offset: (pageNumber - 1) * pageSize, sort, direction };
}

/**
 * One page of a list, with the number of all its rows. Rows that are equal in the order asked for stand by their key, so
 * that each is on one page only.
 * @param filtered what the list holds, before columns are chosen
 * @param key column that tells every row apart, beside which the page's own column stands: `report.id`
 */
export async function readPage<D, T extends keyof D, R>(
  filtered: SelectQueryBuilder<D, T, object>,
  rows: SelectQueryBuilder<D, T, R>,
  page: Page<string>,
  key: `${string}.${string}`,
): Promise<{ rows: R[]; total: number }> {
  const table = key.slice(0, key.indexOf('.'));
  const sorted = <Q extends SelectQueryBuilder<D, T, unknown>>(query: Q) => {
    return query.orderBy(sql.ref(`${table}.${page.sort}`), page.direction).orderBy(sql.ref(key)) as Q;
  };
  // Only keys are put in order, in an index where there is one: rows may be long, and most of them are on other pages.
  const keys = sorted(filtered.select(sql.ref(key).as('key')))
    .offset(page.offset)
    .limit(page.pageSize);
  const found = await sorted(rows.where(sql.ref(key), 'in', keys)).execute();
  const counted = filtered.select((eb) => eb.fn.countAll<number>().as('total')).$castTo<{ total: number }>();
  const { total } = await counted.executeTakeFirstOrThrow();
  return { rows: found as R[], total };
}

/** Condition: a text column holds the words asked for, without regard to case; `%` and `_` mean themselves. */
export function holdsText(column: Expression<string>, asked: string): RawBuilder<SqlBool> {
  const pattern = `%${asked
    .trim()
    .toLowerCase()
    .replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql<SqlBool>`lower(${column}) like ${pattern} escape '\\'`;
}
