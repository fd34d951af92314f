import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Cell, ColumnType, ExampleTable, Table } from '@aj-report/contract';
import { DuckDBInstance } from '@duckdb/node-api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createQueryEngine } from '../process/query-engine.ts';
import type { QueryEngine } from '../process/query-engine.types.ts';
import type { CalcCase } from './calc-case.testing.ts';
import { CALC_CASES } from './calc-cases.testing.ts';

/** An engine that the shared table of cases runs on. */
interface CalcEngine {
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Computes a case over its own table. */
  run(one: CalcCase, over: 'table' | 'select'): Promise<Table>;
}

const DUCKDB_TYPES: Readonly<Record<ColumnType, string>> = {
  string: 'varchar',
  integer: 'bigint',
  decimal: 'decimal(18, 4)',
  number: 'double',
  boolean: 'boolean',
  date: 'date',
  datetime: 'timestamp',
};

function toLiteral(cell: Cell): string {
  return cell === null ? 'null' : `'${String(cell).replaceAll("'", "''")}'`;
}

function toTable({ columns, rows }: ExampleTable): Table {
  const names = Object.entries(columns);
  return {
    columns: names.map(([name, type]) => ({ name, type })),
    data: names.map((_, at) => rows.map((row) => row[at] ?? null)),
    rowCount: rows.length,
  };
}

class DuckDbEngine implements CalcEngine {
  private folder = '';
  private engine: QueryEngine | undefined;

  private get file(): string {
    return join(this.folder, 'cases.duckdb');
  }

  async start(): Promise<void> {
    this.folder = await mkdtemp(join(tmpdir(), 'aj-calc-'));
    const instance = await DuckDBInstance.create(this.file);
    const connection = await instance.connect();
    for (const [at, { before }] of CALC_CASES.entries()) {
      const columns = Object.entries(before.columns).map(([name, type]) => `"${name}" ${DUCKDB_TYPES[type]}`);
      const rows = before.rows.map((row) => `(${row.map(toLiteral).join(', ')})`);
      await connection.run(`create table "表 ${at}" (${columns.join(', ')})`);
      await connection.run(`insert into "表 ${at}" values ${rows.join(', ')}`);
    }
    connection.closeSync();
    instance.closeSync();
    this.engine = createQueryEngine({ processes: 2, memoryBytes: 256 * 1024 * 1024, queueLength: 500 });
  }

  async stop(): Promise<void> {
    await this.engine?.close();
    await rm(this.folder, { recursive: true });
  }

  async run(one: CalcCase, over: 'table' | 'select'): Promise<Table> {
    const table = `表 ${CALC_CASES.indexOf(one)}`;
    const lookups = Object.entries(one.lookups ?? {}).map(([setCode, found]) => ({
      setCode,
      tableJson: Buffer.from(JSON.stringify(toTable(found))),
    }));
    const { groupFields, calculations, params = [] } = one;
    const calc = { groupFields, calculations, lookups, maxGroups: 1000, ...(over === 'table' ? { table } : {}) };
    const sql = over === 'table' ? '' : `select * from "${table}" -- all of it`;
    const answer = await this.engine!.run({
      databases: [this.file],
      sql,
      calc,
      params,
      maxRows: 1000,
      timeoutMs: 10_000,
    });
    return JSON.parse(answer.tableJson.toString()) as Table;
  }
}

const ENGINES: Readonly<Record<string, CalcEngine>> = { DuckDB: new DuckDbEngine() };

describe.each(Object.entries(ENGINES))('calculations on %s', (_name, engine) => {
  beforeAll(() => engine.start(), 30_000);
  afterAll(() => engine.stop());

  it.each(CALC_CASES.map((one) => [one.name, one] as const))('agree: %s', async (_case, one) => {
    for (const over of ['table', 'select'] as const) {
      expect(await engine.run(one, over), `over a ${over}`).toEqual(toTable(one.after));
    }
  });
});
