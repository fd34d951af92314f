import { Type, type TSchema } from 'typebox';
import { LIMITS } from '../limits.ts';

/** One page of a list (spec §3, page result). */
export interface PageResult<T> {
  /** Rows of this page, at most `size`. */
  readonly records: readonly T[];
  /** Rows of all pages. */
  readonly total: number;
  /** `total / size`, rounded up; 0 of an empty list. */
  readonly pages: number;
  /** Page that this is, from 1. */
  readonly current: number;
  /** Rows a page, as asked for. */
  readonly size: number;
}

/** Paging and sorting part of a list query (spec §3). `sort` is a column of the list's allow-list. */
export const pageQuery = {
  pageNumber: Type.Optional(Type.Integer({ minimum: 1, maximum: LIMITS.pageNumberMax, default: 1 })),
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: LIMITS.pageSizeMax, default: LIMITS.pageSizeDefault })),
  sort: Type.Optional(Type.String({ maxLength: 64 })),
  order: Type.Optional(Type.Unsafe<'ASC' | 'DESC'>({ type: 'string', enum: ['ASC', 'DESC'] })),
  showMoreSearch: Type.Optional(Type.String()),
};

export function pageResultOf<T extends TSchema>(record: T) {
  return Type.Object({
    records: Type.Array(record),
    total: Type.Integer(),
    pages: Type.Integer(),
    current: Type.Integer(),
    size: Type.Integer(),
  });
}

export function toPageResult<T>(
  records: readonly T[],
  total: number,
  page: { pageNumber: number; pageSize: number },
): PageResult<T> {
  return { records, total, pages: Math.ceil(total / page.pageSize), current: page.pageNumber, size: page.pageSize };
}
