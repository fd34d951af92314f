import { Type, type Static } from 'typebox';
import { LIMITS } from '../limits.ts';
import { AskedFilter } from '../table/asked-filter.ts';
import { AskedSort } from '../table/rows-asked.ts';

const setCode = Type.String({ minLength: 1, maxLength: LIMITS.dataSetCodeMax });

export const ExcelSort = Type.Object({ setCode, ...AskedSort.properties });
export type ExcelSort = Static<typeof ExcelSort>;

export const ExcelFilter = Type.Object({ setCode, ...AskedFilter.properties });
export type ExcelFilter = Static<typeof ExcelFilter>;

/**
 * What viewers chose of the rows of a report, as far as its template lets them (`autoFilter` of its cells). The first
 * field of a set sorts before the next; all filters must hold.
 */
export const excelRowsAsked = {
  sort: Type.Optional(Type.Array(ExcelSort, { maxItems: LIMITS.askedSortsMax })),
  filter: Type.Optional(Type.Array(ExcelFilter, { maxItems: LIMITS.askedFiltersMax })),
};
const ExcelRowsAsked = Type.Object(excelRowsAsked);
export type ExcelRowsAsked = Static<typeof ExcelRowsAsked>;

/** A field by which viewers sort or filter, with the text of its head. */
export const ExcelAutoFilterField = Type.Object({
  setCode: Type.String(),
  field: Type.String(),
  /** The text of the head; the field where that is no plain text. */
  label: Type.String(),
  sort: Type.Boolean(),
  filter: Type.Boolean(),
});
export type ExcelAutoFilterField = Static<typeof ExcelAutoFilterField>;

/** A value of a field, and how many rows have it. */
export const ExcelFieldValue = Type.Object({
  /** null = the cell is empty */
  value: Type.Union([Type.String(), Type.Number(), Type.Boolean(), Type.Null()]),
  count: Type.Integer(),
});
export type ExcelFieldValue = Static<typeof ExcelFieldValue>;
