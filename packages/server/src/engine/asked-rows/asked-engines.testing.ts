import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Cell, ColumnType, ExampleTable, SqlKind, Table } from '@aj-report/contract';
import { DuckDBInstance } from '@duckdb/node-api';
import { TEST_SOURCES, type TestSource } from '../../testing/test-sources.ts';
import { makeTestTable, toLiteral } from '../../testing/test-tables.ts';
import { ENGINE_OPTIONS } from '../calc/duckdb-engine.testing.ts';
import { runOnConnector } from '../connector/run-on-connector.ts';
import { createQueryEngine } from '../process/query-engine.ts';
import type { QueryAnswer, QueryEngine, QueryRequest } from '../request/query-engine.types.ts';

/** Names that mean something to SQL, and one with a quote of every engine. */
export const CITY = 'order by';
export const NAME = '名"称`\'';

const COLUMNS = { id: 'integer', [CITY]: 'string', [NAME]: 'string', amount: 'number', day: 'date' } as const;

/** Enough rows for ties, empty cells and texts that engines like to sort in ways of their own. */
export const ROWS: readonly (readonly Cell[])[] = Array.from({ length: 90 }, (_, at) => {
  const city = ['杭州', 'Ünna', 'ulm', 'Ulm', null, '10', '9'][at % 7]!;
  const amount = at % 11 === 3 ? null : ((at * 37) % 50) / 4;
  return [at + 1, city, `n${(at * 7) % 90}`, amount, `2026-0${1 + (at % 9)}-1${at % 10}`];
});

const TABLE: ExampleTable = { columns: COLUMNS, rows: ROWS };

const DUCKDB_TYPES: Readonly<Record<ColumnType, string>> = {
  string: 'varchar',
  integer: 'bigint',
  decimal: 'decimal(18, 4)',
  number: 'double',
  boolean: 'boolean',
  date: 'date',
  datetime: 'timestamp',
};

export type Asked = Pick<QueryRequest, 'asked' | 'calc' | 'texts' | 'filters' | 'params' | 'form'> & {
  /** Text behind `select …`, for sets that order or filter by themselves. */
  readonly tail?: string;
};

/** An engine with the rows in a table `t`. */
export interface AskedEngine {
  /** False where no server of its kind is. */
  start(): Promise<boolean>;
  stop(): Promise<void>;
  run(asked: Asked): Promise<QueryAnswer>;
  /** Stores the same rows in the reverse of their order, where rows can be stored anew. */
  reverse(): Promise<void>;
}

const LIMITS = { maxRows: 1000, timeoutMs: 20_000 };

export function tableOf(answer: Pick<QueryAnswer, 'json'>): Table {
  return JSON.parse(answer.json.toString()) as Table;
}

/** Nothing to do: their rows never change. */
const neverChanged = () => Promise.resolve();

export class AskedDuckDb implements AskedEngine {
  readonly reverse = neverChanged;
  private readonly table: ExampleTable;
  private folder = '';
  private engine: QueryEngine | undefined;

  constructor(table = TABLE) {
    this.table = table;
  }

  async start(): Promise<boolean> {
    this.folder = await mkdtemp(join(tmpdir(), 'aj-asked-'));
    const instance = await DuckDBInstance.create(join(this.folder, 'asked.duckdb'));
    const connection = await instance.connect();
    const { columns, rows } = this.table;
    const list = Object.entries(columns).map(([name, type]) => `"${name.replaceAll('"', '""')}" ${DUCKDB_TYPES[type]}`);
    await connection.run(`create table t (${list.join(', ')})`);
    await connection.run(`insert into t values ${rows.map((row) => `(${row.map(toLiteral).join(', ')})`).join(', ')}`);
    connection.closeSync();
    instance.closeSync();
    this.engine = createQueryEngine(ENGINE_OPTIONS);
    return true;
  }

  async stop(): Promise<void> {
    await this.engine?.close();
    await rm(this.folder, { recursive: true });
  }

  run({ tail = '', params = [], ...rest }: Asked): Promise<QueryAnswer> {
    const databases = [join(this.folder, 'asked.duckdb')];
    return this.engine!.run({ ...LIMITS, ...rest, params, databases, sql: `select * from t ${tail}` });
  }
}

export class AskedSource implements AskedEngine {
  private readonly kind: SqlKind;
  private source: TestSource | undefined;
  private engine: QueryEngine | undefined;
  private table: ExampleTable;

  constructor(kind: SqlKind, table = TABLE) {
    this.kind = kind;
    this.table = table;
  }

  async start(): Promise<boolean> {
    this.source = await TEST_SOURCES[this.kind]();
    if (!this.source) return false;
    await this.store();
    this.engine = createQueryEngine(ENGINE_OPTIONS);
    return true;
  }

  async stop(): Promise<void> {
    await this.engine?.close();
    await this.source?.stop();
  }

  async reverse(): Promise<void> {
    this.table = { ...this.table, rows: this.table.rows.toReversed() };
    await this.source!.run('drop table t');
    await this.store();
  }

  run({ tail = '', params = [], ...rest }: Asked): Promise<QueryAnswer> {
    return runOnConnector(
      this.source!.connector,
      { ...LIMITS, ...rest, params, sql: `select * from t ${tail}` },
      (left, signal) => this.engine!.finish(left, signal),
    );
  }

  private store(): Promise<void> {
    return makeTestTable(this.source!, 't', this.table);
  }
}

export class AskedRows implements AskedEngine {
  readonly reverse = neverChanged;
  private readonly table: ExampleTable;
  private engine: QueryEngine | undefined;

  constructor(table = TABLE) {
    this.table = table;
  }

  start(): Promise<boolean> {
    this.engine = createQueryEngine(ENGINE_OPTIONS);
    return Promise.resolve(true);
  }

  async stop(): Promise<void> {
    await this.engine?.close();
  }

  run({ params = [], tail: _tail, ...rest }: Asked): Promise<QueryAnswer> {
    const names = Object.keys(this.table.columns);
    const objects = this.table.rows.map((row) => Object.fromEntries(row.map((cell, at) => [names[at], cell])));
    const body = Buffer.from(JSON.stringify(objects));
    return this.engine!.readRows({ ...LIMITS, ...rest, params, body, path: '', maxSourceRows: 1000 });
  }
}
