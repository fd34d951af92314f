import { PassThrough, type Readable } from 'node:stream';
import { AppError } from '@aj-report/contract';
import { quoteClickhouseName } from '../calc/clickhouse-dialect.ts';
import { streamWorkbook } from '../spreadsheet/import-workbook.ts';
import type { ImportProgress, ImportResult, WorkbookRequest } from '../spreadsheet/plan/import-workbook.types.ts';
import { readParts, type StreamedTable } from '../spreadsheet/load/table-stream.ts';
import { copyRows, readClickhouseBase, type ClickhouseBase } from './clickhouse-base.ts';
import { toClickhouseType } from '../connector/clickhouse/clickhouse-columns.ts';
import { rowsDatabaseOf, type ClickhouseWarehouse } from './clickhouse-warehouse.ts';
import { rowsTableOf } from './warehouse-tables.ts';
import type { BaseTable } from '../spreadsheet/plan/base-table.ts';

/** Bytes of a file name, in which old servers write every sign of a table's name that is no ASCII letter as %XX. */
const FILE_NAME_BYTES = 250;

/**
 * Imports a workbook into a new database of the warehouse, in pieces that are never further ahead than the server.
 * Rows that stay are copied from the database where they are.
 * Nothing is left of it when this rejects, unless the server is gone too.
 * @throws AppError spreadsheet/*, data-source/*
 */
export async function importToClickhouse(
  warehouse: ClickhouseWarehouse,
  database: string,
  request: WorkbookRequest,
  base: ClickhouseBase | undefined,
  onProgress: (progress: ImportProgress) => void,
  signal: AbortSignal,
): Promise<ImportResult> {
  try {
    await makeDatabases(warehouse, database);
    const zone = await warehouse.zoneOf();
    const kept = base ? await readClickhouseBase(warehouse, base) : [];
    const tables = new Tables(warehouse, database, base && { database: base.database, tables: kept });
    const take = (pipe: Readable, stop: AbortSignal) => tables.take(pipe, stop);
    const asked = base ? { ...request, appendTo: { base: kept } } : request;
    const result = await streamWorkbook(asked, zone, take, onProgress, signal);
    await tables.copyLeft(signal);
    await checkCounts(warehouse, database, result);
    return result;
  } catch (error) {
    // What cannot be dropped now is dropped by the next sweep.
    await warehouse.drop([database]).catch(() => undefined);
    throw error;
  }
}

export async function makeDatabases({ servers }: ClickhouseWarehouse, database: string): Promise<void> {
  for (const server of servers) {
    await server.ask(`create database ${database}`);
    await server.ask(`create database ${rowsDatabaseOf(database)}`);
  }
}

/** The tables that are made for one import. */
class Tables {
  private readonly warehouse: ClickhouseWarehouse;
  private readonly database: string;
  private readonly base: { readonly database: string; readonly tables: readonly BaseTable[] };
  private readonly made = new Set<number>();
  private next: number;

  constructor(
    warehouse: ClickhouseWarehouse,
    database: string,
    base: { readonly database: string; readonly tables: readonly BaseTable[] } = { database: '', tables: [] },
  ) {
    this.warehouse = warehouse;
    this.database = database;
    this.base = base;
    this.next = base.tables.length;
  }

  /** Tables out of the pipe of the import process; one that breaks off is not ended. */
  async take(pipe: Readable, signal: AbortSignal): Promise<void> {
    const { warehouse, database } = this;
    let index = 0;
    let insert: Insert | undefined;
    try {
      for await (const part of readParts(pipe)) {
        if (part.kind === 'table') index = await this.make(part.table, signal);
        else if (part.kind === 'rows')
          await (insert ??= new Insert(warehouse, database, index, signal)).write(part.bytes);
        else {
          await insert?.end();
          insert = undefined;
        }
      }
    } finally {
      insert?.breakOff();
    }
  }

  /** The tables that get no rows. */
  async copyLeft(signal: AbortSignal): Promise<void> {
    for (const [index, { name: table, columns }] of this.base.tables.entries()) {
      if (!this.made.has(index)) await this.make({ table, columns }, signal);
    }
  }

  /** Tables that are there keep their places, new ones follow. */
  private async make(table: StreamedTable, signal: AbortSignal): Promise<number> {
    const { warehouse, database } = this;
    const found = this.base.tables.findIndex(({ name }) => name === table.table);
    const index = found < 0 ? this.next++ : found;
    this.made.add(index);
    await makeTable(warehouse, database, index, table);
    const base = this.base.tables[found];
    if (base) {
      const { columns } = table;
      await copyRows(warehouse, { from: this.base.database, to: database, index, base, columns }, signal);
    }
    return index;
  }
}

/** One INSERT whose rows come piece by piece. */
class Insert {
  private readonly body = new PassThrough();
  private readonly answer: Promise<void>;

  constructor({ first, address }: ClickhouseWarehouse, database: string, index: number, signal: AbortSignal) {
    // The answer carries it to the caller.
    this.body.on('error', () => undefined);
    const target = rowsTableOf(database, index, address.cluster !== undefined);
    this.answer = first.insert(`insert into ${target} format RowBinary`, this.body, signal);
    this.answer.catch(() => undefined);
  }

  async write(bytes: Buffer): Promise<void> {
    if (this.body.write(bytes)) return;
    const drained = new Promise<void>((resolve) => this.body.once('drain', resolve));
    await Promise.race([drained, this.answer]);
  }

  async end(): Promise<void> {
    this.body.end();
    await this.answer;
  }

  breakOff(): void {
    this.body.destroy();
  }
}

/** Columns are numbered where their rows lie, because their names would be names of files there. */
export async function makeTable(
  { servers, address, first }: ClickhouseWarehouse,
  database: string,
  index: number,
  { table, columns }: StreamedTable,
): Promise<void> {
  refuseLongName(table, first.config.host);
  const rows = rowsDatabaseOf(database);
  const numbered = columns.map(({ stored }, at) => `c${at} ${toClickhouseType(stored)}`).join(', ');
  const named = columns
    .map(({ name, stored }) => `${quoteClickhouseName(name)} ${toClickhouseType(stored)}`)
    .join(', ');
  const renamed = columns.map(({ name }, at) => `c${at} as ${quoteClickhouseName(name)}`).join(', ');
  const shown = `${database}.${quoteClickhouseName(table)}`;
  const select = `select ${renamed} from ${rows}.t${index}`;
  const { cluster } = address;
  for (const server of servers) {
    await server.ask(`create table ${rows}.t${index} (ord UInt64, ${numbered}) engine = MergeTree order by ord`);
    if (cluster === undefined) {
      await server.ask(`create view ${shown} as ${select}`);
      continue;
    }
    const spread = (target: string, key: string) => `engine = Distributed('${cluster}', '${rows}', '${target}'${key})`;
    await server.ask(`create view ${rows}.v${index} as ${select}`);
    await server.ask(
      `create table ${rows}.d${index} (ord UInt64, ${numbered}) ${spread(`t${index}`, ', intHash64(ord)')}`,
    );
    await server.ask(`create table ${shown} (${named}) ${spread(`v${index}`, '')}`);
  }
}

function refuseLongName(table: string, host: string): void {
  const bytes = [...Buffer.from(table)].reduce((sum, byte) => sum + (/\w/.test(String.fromCharCode(byte)) ? 1 : 3), 0);
  if (bytes <= FILE_NAME_BYTES) return;
  const detail = {
    zh: `表名“${table}”过长，请缩短工作表名`,
    en: `the name "${table}" is too long; shorten the name of the sheet`,
  };
  throw new AppError('data-source/warehouse-failed', { host, detail });
}

async function checkCounts(
  { first, address }: ClickhouseWarehouse,
  database: string,
  { tables }: ImportResult,
): Promise<void> {
  for (const [index, { name, rows }] of tables.entries()) {
    const target = rowsTableOf(database, index, address.cluster !== undefined);
    const [[count] = []] = await first.ask(`select count() from ${target}`);
    if (Number(count) === rows) continue;
    const detail = {
      zh: `表“${name}”应有 ${rows} 行，实际写入 ${count} 行`,
      en: `table "${name}" should have ${rows} rows and has ${count}`,
    };
    throw new AppError('data-source/warehouse-failed', { host: first.config.host, detail });
  }
}
