import { Type, type Static } from 'typebox';
import { LIMITS } from '../limits.ts';
import { AskedFilter } from './asked-filter.ts';
import { AskedGroup } from './asked-group.ts';

const field = Type.String({ minLength: 1, maxLength: 300 });

/** A column to sort by; nothing stands last in both orders. */
export const AskedSort = Type.Object({
  field,
  order: Type.Optional(Type.Unsafe<'asc' | 'desc'>({ type: 'string', enum: ['asc', 'desc'] })),
});
export type AskedSort = Static<typeof AskedSort>;

/** Pages are counted from 1. */
export const AskedPage = Type.Object({
  number: Type.Integer({ minimum: 1, maximum: LIMITS.pageNumberMax }),
  size: Type.Integer({ minimum: 1, maximum: LIMITS.pageSizeMax }),
});
export type AskedPage = Static<typeof AskedPage>;

/**
 * Which rows of an answer are wanted, and how: part of the questions for data. Fields are columns of the answer as they
 * are shown: after calculations and dictionaries. All filters must hold; with a page the answer tells its `total`.
 * With a group the rows that the filters leave are grouped before they are sorted and cut: `filter` names columns of the
 * set then, `sort` columns of the grouped answer, and `total` counts groups.
 */
export const rowsAsked = {
  page: Type.Optional(AskedPage),
  sort: Type.Optional(Type.Array(AskedSort, { maxItems: LIMITS.askedSortsMax })),
  filter: Type.Optional(Type.Array(AskedFilter, { maxItems: LIMITS.askedFiltersMax })),
  group: Type.Optional(AskedGroup),
};
const RowsAsked = Type.Object(rowsAsked);
export type RowsAsked = Static<typeof RowsAsked>;

/** The rows that a question wants; undefined when it wants all as they are. */
export function rowsAskedOf({ page, sort = [], filter = [], group: given }: RowsAsked): RowsAsked | undefined {
  const group = given && given.by.length + given.measures.length > 0 ? given : undefined;
  if (!page && !group && sort.length === 0 && filter.length === 0) return undefined;
  return {
    ...(page ? { page } : {}),
    ...(sort.length > 0 ? { sort } : {}),
    ...(filter.length > 0 ? { filter } : {}),
    ...(group ? { group } : {}),
  };
}
