import { AppError, type SourceTable } from '@aj-report/contract';
import type { StoredType } from '../spreadsheet/plan/column-stats.ts';
import { toClickhouseType, toStoredType } from '../connector/clickhouse/clickhouse-columns.ts';
import { rowsDatabaseOf, type ClickhouseWarehouse } from './clickhouse-warehouse.ts';
import { rowsTableOf } from './warehouse-tables.ts';
import type { BaseTable } from '../spreadsheet/plan/base-table.ts';

/** An import in the warehouse whose rows stay. */
export interface ClickhouseBase {
  readonly database: string;
  readonly tables: readonly SourceTable[];
}

/** Rows are numbered by two halves of 32 bits. */
const ORDER_HALF = 2 ** 32;

/** The tables of an import as they are there. @throws AppError data-source/* */
export async function readClickhouseBase(
  { first, address }: ClickhouseWarehouse,
  { database, tables }: ClickhouseBase,
): Promise<BaseTable[]> {
  const read = tables.map(async ({ name, columns }, index): Promise<BaseTable> => {
    const rows = `database = '${rowsDatabaseOf(database)}' and table = 't${index}'`;
    const types = new Map<string, StoredType>();
    for (const [column = '', type = ''] of await first.ask(`select name, type from system.columns where ${rows}`)) {
      types.set(column, toStoredType(type.replaceAll("\\'", "'")));
    }
    const stored = columns.map((_, at) => types.get(`c${at}`) ?? toStoredType('String'));
    const largest = stored.map(({ type }, at) =>
      type === 'integer' || type === 'decimal' ? `ifNull(max(abs(toFloat64(c${at}))), 0)` : '0',
    );
    const above = `intDiv(max(ord), ${ORDER_HALF}) + 1`;
    const target = rowsTableOf(database, index, address.cluster !== undefined);
    const [[count, order, ...found] = []] = await first.ask(
      `select count(), ${[above, ...largest].join(', ')} from ${target}`,
    );
    return {
      name,
      columns: columns.map((column, at) => ({
        name: column.name,
        stored: stored[at]!,
        largest: Number(found[at] ?? 0),
      })),
      rows: Number(count),
      orderAbove: Number(order),
    };
  });
  return Promise.all(read);
}

interface Copied {
  /** Where the rows are and where they go, without the number of the table. */
  readonly from: string;
  readonly to: string;
  readonly index: number;
  readonly base: BaseTable;
  /** The columns there, which begin with those of the base. */
  readonly columns: readonly { readonly stored: StoredType }[];
}

/** Copies the rows of a table on every server, where they are. @throws AppError data-source/warehouse-failed */
export async function copyRows(
  { servers }: ClickhouseWarehouse,
  { from, to, index, base, columns }: Copied,
  signal: AbortSignal,
): Promise<void> {
  const source = `${rowsDatabaseOf(from)}.t${index}`;
  const names = base.columns.map((_, at) => `c${at}`);
  const values = base.columns.map(({ stored }, at) => {
    const type = toClickhouseType(columns[at]!.stored);
    return type === toClickhouseType(stored) ? `c${at}` : `cast(c${at} as ${type})`;
  });
  const moments = names.filter((_, at) => base.columns[at]!.stored.type !== columns[at]!.stored.type);
  const days = moments.filter((name) => columns[Number(name.slice(1))]!.stored.type === 'datetime');
  for (const server of servers) {
    for (const name of days) {
      const midnight = `toString(cast(${name} as Nullable(DateTime)))`;
      const lost = `${midnight} != concat(toString(${name}), ' 00:00:00')`;
      const [[day] = []] = await server.ask(`select toString(${name}) from ${source} where ${lost} limit 1`, signal);
      if (day !== undefined) throw noMidnight(server.config.host, base.columns[Number(name.slice(1))]!.name, day);
    }
    await server.ask(
      `insert into ${rowsDatabaseOf(to)}.t${index} (${['ord', ...names].join(', ')})
       select ${['ord', ...values].join(', ')} from ${source}`,
      signal,
    );
  }
}

/** Days that become moments begin at midnight, which clocks that are put forward leave out. */
function noMidnight(host: string, column: string, day: string): AppError {
  const detail = {
    zh: `列“${column}”的 ${day} 在服务器的时区里没有零点，不能变为时刻`,
    en: `${day} in column "${column}" has no midnight in the zone of the server and cannot become a moment`,
  };
  return new AppError('data-source/warehouse-failed', { host, detail });
}
