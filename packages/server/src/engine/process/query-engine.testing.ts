import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AppError, type ParamType, type Table } from '@aj-report/contract';
import { DuckDBInstance } from '@duckdb/node-api';
import { toBoundParam } from '../sql/param-value.ts';
import { createQueryEngine } from './query-engine.ts';
import type { BoundParam, QueryAnswer, QueryEngine, QueryRequest } from '../request/query-engine.types.ts';

/** ms; longer than any statement here takes on any machine */
const PATIENCE_MS = 50_000;
export const MEMORY = 256 * 1024 * 1024;

/** An engine with two sources in files of its own. */
export class TestEngine {
  folder = '';
  /** The source that is asked unless another one is named. */
  orders = '';
  other = '';
  engine!: QueryEngine;

  async start(): Promise<void> {
    this.folder = await mkdtemp(join(tmpdir(), 'aj-engine-'));
    this.orders = join(this.folder, 'orders.duckdb');
    this.other = join(this.folder, 'other.duckdb');
    await makeFile(this.orders, [
      `create table "订单" as select * from (values
        (1, '华东', 10.3::decimal(18,4), date '2026-01-01', timestamp '2026-01-01 08:30:00.7', 'a,b'),
        (2, '华南', 20.5, date '2026-01-02', null, null),
        (3, '华东', null, null, timestamp '1969-12-31 23:59:59.5', 'it''s')
       ) t("编号", "地区", "金额", "日期", "时间", "备注")`,
      `create table "sheet 2" as select range as n, range % 7 as k from range(50000)`,
    ]);
    await makeFile(this.other, ['create table secret_table as select 42 as answer']);
    this.engine = createQueryEngine({ processes: 2, memoryBytes: MEMORY, queueLength: 500 });
  }

  async stop(): Promise<void> {
    await this.engine.close();
    await rm(this.folder, { recursive: true });
  }

  readonly run = (request: QueryRequest, signal?: AbortSignal): Promise<QueryAnswer> =>
    this.engine.run(request, signal);

  readonly asked = (sql: string, more: Partial<QueryRequest> = {}): QueryRequest => {
    return { databases: [this.orders], sql, params: [], maxRows: 1000, timeoutMs: PATIENCE_MS, ...more };
  };

  readonly tableOf = async (sql: string, more: Partial<QueryRequest> = {}): Promise<Table> => {
    const answer = await this.run(this.asked(sql, more));
    return JSON.parse(answer.json.toString()) as Table;
  };

  readonly valuesOf = async (sql: string, more: Partial<QueryRequest> = {}): Promise<unknown[]> => {
    return (await this.tableOf(sql, more)).data.flat();
  };
}

export async function makeFile(path: string, statements: readonly string[]): Promise<void> {
  const instance = await DuckDBInstance.create(path);
  const connection = await instance.connect();
  for (const statement of statements) await connection.run(statement);
  connection.closeSync();
  instance.closeSync();
}

/** What a promise is rejected with. */
export async function failureOf(promise: Promise<unknown>): Promise<AppError> {
  const error: unknown = await promise.then(
    (answer) => new Error(`it answered ${JSON.stringify(answer).slice(0, 200)}`),
    (reason: unknown) => reason,
  );
  if (!(error instanceof AppError)) throw error;
  return error;
}

export function bound(name: string, type: ParamType, raw: unknown): BoundParam {
  return toBoundParam({ name, type, required: false }, raw, new Date(2026, 0, 1));
}
