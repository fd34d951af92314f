import type { Column, DatabaseConfig, Row } from '@aj-report/contract';
import type { RowPage } from '../request/query-engine.types.ts';
import { rowsDatabaseOf, type WarehousePlace } from './clickhouse-warehouse.ts';
import { findRowsTable, isTimeDependent, refuseOtherDatabases } from './warehouse-tables.ts';
import type { WrittenTable } from '../request/written-table.ts';
import { CLICKHOUSE_DIALECT, ClickhouseConnector } from '../connector/clickhouse/clickhouse.ts';
import { CATALOGUE_MS } from '../connector/guard/connector-limits.ts';
import type { SourceQuery, ReadOptions } from '../query/query-source.types.ts';
import type { ConnectionReport, ImportedTables, RemoteTable } from '../connector/connector.types.ts';
import type { SqlConnector } from '../connector/connector.types.ts';
import { rowArraysOf } from '../connector/rows/row-writer.ts';

/** ms that the list of databases is taken for true */
const DATABASES_MS = 30_000;
const DATABASES_MAX = 100_000;
/** The tables of one import in the warehouse, on any of its servers. */
export class WarehouseConnector implements SqlConnector {
  readonly dialect = CLICKHOUSE_DIALECT;
  readonly imported: ImportedTables;
  private readonly place: WarehousePlace;
  private readonly servers: readonly ClickhouseConnector[];
  private databases: { readonly names: Promise<ReadonlySet<string>>; readonly readMs: number } | undefined;

  constructor(place: WarehousePlace) {
    const { address, guard, slots, database, memoryBytes } = place;
    const { user, password, encryption } = address;
    // A table that is spread over servers is sent to each of them where a SELECT joins it.
    const settings = { max_memory_usage: String(memoryBytes), distributed_product_mode: 'global' };
    this.servers = address.hosts.map((host, at) => {
      const config: DatabaseConfig = { ...host, user, password, encryption, database };
      return new ClickhouseConnector(config, { guard }, settings, slots[at]!);
    });
    this.place = place;
    this.imported = {
      base: (name) => {
        const { columns, sql } = this.find(name);
        return { columns, from: `${sql} as b` };
      },
      check: async (sql) => refuseOtherDatabases(sql, await this.databaseNames(), database),
      isTimeDependent,
      shown: (sql) => sql.replaceAll(`${rowsDatabaseOf(database)}.`, ''),
    };
  }

  test(signal?: AbortSignal): Promise<ConnectionReport> {
    return this.ask((server) => server.test(signal));
  }

  listTables(signal?: AbortSignal): Promise<readonly RemoteTable[]> {
    return this.ask((server) => server.listTables(signal));
  }

  describe(query: SourceQuery, signal?: AbortSignal): Promise<readonly Column[]> {
    return this.ask((server) => server.describe(query, signal));
  }

  read(query: SourceQuery, options: ReadOptions, signal?: AbortSignal): Promise<WrittenTable> {
    return this.ask((server) => server.read(query, options, signal));
  }

  /** Its servers are asked by other sources too. */
  close(): Promise<void> {
    return Promise.resolve();
  }

  /** A page of a table in the order of import. @throws AppError data-source/*, sql/* */
  async readPage(
    name: string,
    { offset, limit }: RowPage,
  ): Promise<{ readonly columns: readonly Column[]; readonly rows: readonly Row[]; readonly total: number }> {
    const { columns, rows: total, sql } = this.find(name);
    const query = (text: string) => ({ sql: text, values: [], timeoutMs: CATALOGUE_MS });
    // Sorting the numbers alone spares the server the other columns of rows that are not shown.
    const page = `select ord from ${sql} order by ord limit ${offset}, ${limit}`;
    const ends = await this.read(query(`select toString(min(ord)), toString(max(ord)), count() from (${page})`), {
      maxRows: 1,
    });
    const [[first, last, count] = []] = rowArraysOf(ends);
    if (Number(count) === 0) return { columns, rows: [], total };
    const list = columns.map((_, at) => `c${at}`).join(', ');
    const { json } = await this.read(
      query(`select ${list} from ${sql} where ord >= ${String(first)} and ord <= ${String(last)} order by ord`),
      { maxRows: limit, form: 'rows', names: columns.map((one) => one.name) },
    );
    return { columns, rows: JSON.parse(json.toString()) as Row[], total };
  }

  private ask<R>(work: (server: ClickhouseConnector) => Promise<R>): Promise<R> {
    return this.place.hosts.ask((host) => work(this.servers[host]!));
  }

  private find(name: string) {
    return findRowsTable(this.place, name, this.place.address.cluster !== undefined);
  }

  private databaseNames(): Promise<ReadonlySet<string>> {
    const now = performance.now();
    if (this.databases && now - this.databases.readMs < DATABASES_MS) return this.databases.names;
    const sql = 'select name from system.databases';
    const read = this.read({ sql, values: [], timeoutMs: CATALOGUE_MS }, { maxRows: DATABASES_MAX });
    const names = read.then((table) => new Set(rowArraysOf(table).map(([name]) => String(name))));
    this.databases = { names, readMs: now };
    names.catch(() => (this.databases = undefined));
    return names;
  }
}
