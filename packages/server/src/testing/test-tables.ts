import type { Cell, ColumnType, ExampleTable, SqlKind } from '@aj-report/contract';
import type { TestSource } from './test-sources.ts';

interface Ddl {
  /** Types whose cells may be empty. */
  readonly types: Readonly<Record<ColumnType, string>>;
  readonly tail: string;
}

const DDL: Readonly<Record<SqlKind, Ddl>> = {
  postgresql: {
    types: {
      string: 'text',
      integer: 'bigint',
      decimal: 'numeric(18, 4)',
      number: 'double precision',
      boolean: 'boolean',
      date: 'date',
      datetime: 'timestamp',
    },
    tail: '',
  },
  mysql: {
    types: {
      string: 'varchar(255)',
      integer: 'bigint',
      decimal: 'decimal(18, 4)',
      number: 'double',
      boolean: 'boolean',
      date: 'date',
      datetime: 'datetime',
    },
    tail: '',
  },
  clickhouse: {
    types: {
      string: 'Nullable(String)',
      integer: 'Nullable(Int64)',
      decimal: 'Nullable(Decimal(18, 4))',
      number: 'Nullable(Float64)',
      boolean: 'Nullable(UInt8)',
      date: 'Nullable(Date)',
      datetime: 'Nullable(DateTime)',
    },
    tail: ' engine = Memory',
  },
};
const NUMBERS: ReadonlySet<ColumnType> = new Set(['integer', 'decimal', 'number']);

/** A cell as every engine reads it. */
export function toLiteral(cell: Cell): string {
  return cell === null ? 'null' : `'${String(cell).replaceAll("'", "''")}'`;
}

/** The same where no text passes for a number. */
export function toTypedLiteral(cell: Cell, type: ColumnType): string {
  return cell !== null && NUMBERS.has(type) ? String(cell) : toLiteral(cell);
}

/** Makes a table of a server with these rows. */
export async function makeTestTable(
  { connector, run }: TestSource,
  name: string,
  { columns, rows }: ExampleTable,
): Promise<void> {
  const { kind, quote } = connector.dialect;
  const { types, tail } = DDL[kind as SqlKind];
  const typed = Object.entries(columns);
  const list = typed.map(([column, type]) => `${quote(column)} ${types[type]}`);
  await run(`create table ${quote(name)} (${list.join(', ')})${tail}`);
  const literal = (cell: Cell, type: ColumnType) => {
    const isTruth = type === 'boolean' && cell !== null && kind !== 'postgresql';
    return isTruth ? String(Number(cell)) : toTypedLiteral(cell, type);
  };
  const lines = rows.map((row) => `(${row.map((cell, at) => literal(cell, typed[at]![1])).join(', ')})`);
  await run(`insert into ${quote(name)} values ${lines.join(', ')}`);
}
