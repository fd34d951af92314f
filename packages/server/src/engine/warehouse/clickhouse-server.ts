import type { Readable } from 'node:stream';
import { AppError, type DatabaseConfig } from '@aj-report/contract';
import { toClickhouseError } from '../connector/clickhouse/clickhouse-errors.ts';
import { callClickhouse } from '../connector/clickhouse/clickhouse-request.ts';
import type { EgressGuard } from '../connector/guard/egress-guard.ts';
import { readBody } from '../connector/guard/http-request.ts';
import type { WarehouseAddress, WarehouseHost } from './warehouse-address.ts';

const STATEMENT_MS = 60_000;
const ANSWER_BYTES = 16 * 1024 * 1024;
/** Failures that have words of their own. */
const TELLING = /^data-source\/(?:unreachable|login-refused)$/;

/** One server of the warehouse, as the service itself speaks to it. */
export class ClickhouseServer {
  readonly config: DatabaseConfig;
  private readonly guard: EgressGuard;

  constructor({ host, port }: WarehouseHost, { user, password, encryption }: WarehouseAddress, guard: EgressGuard) {
    this.guard = guard;
    this.config = { host, port, database: '', user, password, encryption };
  }

  /** Rows of a statement, cells as text. @throws AppError data-source/* */
  async ask(statement: string, signal?: AbortSignal): Promise<string[][]> {
    const text = await this.send(statement, {}, signal ?? AbortSignal.timeout(STATEMENT_MS));
    const lines = text.split('\n').filter((line) => line !== '');
    return lines.map((line) => line.split('\t'));
  }

  /** Adds rows that come as a stream; they are there when this resolves. @throws AppError data-source/* */
  async insert(statement: string, rows: Readable, signal: AbortSignal): Promise<void> {
    await this.send(rows, { query: statement, insert_distributed_sync: '1' }, signal);
  }

  private async send(
    body: string | Readable,
    settings: Readonly<Record<string, string>>,
    signal: AbortSignal,
  ): Promise<string> {
    try {
      const answer = await callClickhouse(this.guard, this.config, { body, settings }, signal);
      const text = (await readBody(answer.body, ANSWER_BYTES)).toString();
      if (answer.status === 200) return text;
      throw toClickhouseError(text, answer.status, { sql: '', offset: 0 }, this.config.host, STATEMENT_MS);
    } catch (error) {
      throw toWarehouseError(error, this.config);
    }
  }
}

function toWarehouseError(error: unknown, { host }: DatabaseConfig): unknown {
  if (!(error instanceof AppError)) {
    const isLate = (error as Error).name === 'TimeoutError';
    return isLate ? new AppError('data-source/timeout', { host, seconds: STATEMENT_MS / 1000 }) : error;
  }
  if (TELLING.test(error.code)) return error;
  const { detail = error.code } = error.params;
  return new AppError('data-source/warehouse-failed', { host, detail }, { cause: error });
}
