import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ColumnType, ExampleTable, Table } from '@aj-report/contract';
import { DuckDBInstance } from '@duckdb/node-api';
import { toLiteral } from '../../testing/test-tables.ts';
import { createQueryEngine } from '../process/query-engine.ts';
import type { LookupData, QueryEngine } from '../request/query-engine.types.ts';
import type { CalcCase } from './calc-case.testing.ts';
import { CALC_CASES } from './calc-cases.testing.ts';

/** An engine that the shared table of cases runs on. */
export interface CalcEngine {
  /** False where no server of its kind is. */
  start(): Promise<boolean>;
  stop(): Promise<void>;
  /** Why a case has no answer here. */
  cannot(one: CalcCase): string | undefined;
  /** An answer without the differences that this engine has no way to tell. */
  comparable(table: Table): Table;
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

/** The table of a case. */
export function nameOf(one: CalcCase): string {
  return `表 ${CALC_CASES.indexOf(one)}`;
}

export function toTable({ columns, rows }: ExampleTable): Table {
  const names = Object.entries(columns);
  return {
    columns: names.map(([name, type]) => ({ name, type })),
    data: names.map((_, at) => rows.map((row) => row[at] ?? null)),
    rowCount: rows.length,
  };
}

export const ENGINE_OPTIONS = { processes: 2, memoryBytes: 256 * 1024 * 1024, queueLength: 500 };

/** What the rows of a case look up. */
export function lookupsOf({ lookups = {} }: CalcCase): LookupData[] {
  return Object.entries(lookups).map(([setCode, found]) => ({
    setCode,
    tableJson: Buffer.from(JSON.stringify(toTable(found))),
  }));
}

export class DuckDbEngine implements CalcEngine {
  private folder = '';
  private engine: QueryEngine | undefined;

  private get file(): string {
    return join(this.folder, 'cases.duckdb');
  }

  async start(): Promise<boolean> {
    this.folder = await mkdtemp(join(tmpdir(), 'aj-calc-'));
    const instance = await DuckDBInstance.create(this.file);
    const connection = await instance.connect();
    for (const one of CALC_CASES) {
      const { before } = one;
      const columns = Object.entries(before.columns).map(([name, type]) => `"${name}" ${DUCKDB_TYPES[type]}`);
      const rows = before.rows.map((row) => `(${row.map(toLiteral).join(', ')})`);
      await connection.run(`create table "${nameOf(one)}" (${columns.join(', ')})`);
      await connection.run(`insert into "${nameOf(one)}" values ${rows.join(', ')}`);
    }
    connection.closeSync();
    instance.closeSync();
    this.engine = createQueryEngine(ENGINE_OPTIONS);
    return true;
  }

  cannot(): undefined {
    return undefined;
  }

  comparable(table: Table): Table {
    return table;
  }

  async stop(): Promise<void> {
    await this.engine?.close();
    await rm(this.folder, { recursive: true });
  }

  async run(one: CalcCase, over: 'table' | 'select'): Promise<Table> {
    const table = nameOf(one);
    const { groupFields, calculations, params = [] } = one;
    const calc = {
      groupFields,
      calculations,
      lookups: lookupsOf(one),
      maxGroups: 1000,
      ...(over === 'table' ? { table } : {}),
    };
    const sql = over === 'table' ? '' : `select * from "${table}" -- all of it`;
    const answer = await this.engine!.run({
      databases: [this.file],
      sql,
      calc,
      params,
      maxRows: 1000,
      timeoutMs: 10_000,
    });
    return JSON.parse(answer.json.toString()) as Table;
  }
}
