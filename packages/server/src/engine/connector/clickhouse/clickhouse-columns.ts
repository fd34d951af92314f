import type { ColumnType } from '@aj-report/contract';
import { storedTypeOf, type StoredType } from '../../spreadsheet/plan/column-stats.ts';

/** Truth values as servers of before 2021 can hold and compare them. */
export const BOOLEAN_TYPE = "Enum8('false' = 0, 'true' = 1)";
/** Integers of up to 38 digits. */
export const BIG_INTEGER_TYPE = 'Decimal(38, 0)';

const TYPES: Readonly<Record<string, string>> = {
  VARCHAR: 'String',
  DOUBLE: 'Float64',
  BIGINT: 'Int64',
  HUGEINT: BIG_INTEGER_TYPE,
  BOOLEAN: BOOLEAN_TYPE,
  DATE: 'Date',
  TIMESTAMP: 'DateTime',
};

/** The type of ClickHouse that holds every value of a column exactly. */
export function toClickhouseType({ sql, scale }: StoredType): string {
  return `Nullable(${TYPES[sql] ?? `Decimal(18, ${scale})`})`;
}

/** The stored type of a column by the server's name for its type. */
export function toStoredType(name: string): StoredType {
  const inner = /^Nullable\((.*)\)$/.exec(name)?.[1] ?? name;
  const known = Object.keys(TYPES).find((sql) => TYPES[sql] === inner);
  return storedTypeOf(known ?? inner.toUpperCase().replaceAll(' ', ''));
}

/** Column types by the beginnings of the engine's names for them; every other type is its text. */
const COLUMN_TYPES: readonly (readonly [RegExp, ColumnType])[] = [
  [/^U?Int\d+/, 'integer'],
  [/^Float\d+/, 'number'],
  [/^Decimal/, 'decimal'],
  [/^DateTime/, 'datetime'],
  [/^Date/, 'date'],
  [/^Bool/, 'boolean'],
];

/** What a column of one of the engine's types holds. */
export function toColumnType(name: string): ColumnType {
  const inner = /^(?:Nullable|LowCardinality)\((.*)\)$/.exec(name)?.[1];
  if (inner !== undefined) return toColumnType(inner);
  if (name === BOOLEAN_TYPE) return 'boolean';
  if (name === BIG_INTEGER_TYPE) return 'integer';
  return COLUMN_TYPES.find(([pattern]) => pattern.test(name))?.[1] ?? 'string';
}
