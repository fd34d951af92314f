import { AppError, type HttpConfig } from '@aj-report/contract';
import type { QueryAnswer, QueryRequest, RowsRequest } from '../../request/query-engine.types.ts';
import type { ConnectorOptions } from '../guard/connector-options.ts';
import { CATALOGUE_MS } from '../guard/connector-limits.ts';
import type { ConnectionReport } from '../connector.types.ts';
import { Deadline } from '../session/deadline.ts';
import { toUtf8 } from './body-encoding.ts';
import { readBody, readStart, sendRequest, type HttpAnswer, type HttpRequest } from '../guard/http-request.ts';
import { refuseWarehouse } from '../guard/own-stores.ts';
import { toRowsCall } from './http-rows.ts';
import { makeSlots, type Slots } from '../session/slots.ts';

/** Bytes of one answer. */
const ANSWER_BYTES = 64 * 1024 * 1024;
const ERROR_BYTES = 64 * 1024;
const DETAIL_MAX = 200;
/** Rows that are read of one answer. */
const SOURCE_ROWS_MAX = 1_000_000;

const PORTS: Readonly<Record<string, number>> = { 'http:': 80, 'https:': 443 };

/** Reads rows of a JSON document in a process of its own. */
export type ReadRows = (request: RowsRequest, signal?: AbortSignal) => Promise<QueryAnswer>;

export type HttpQuestion = Pick<QueryRequest, 'sql' | 'params' | 'timeoutMs'>;

/** A source that answers JSON over HTTP. */
export class HttpConnector {
  private readonly config: HttpConfig;
  private readonly options: ConnectorOptions;
  private readonly slots: Slots;

  constructor(config: HttpConfig, options: ConnectorOptions) {
    this.config = config;
    this.options = options;
    this.slots = makeSlots(options.maxRequests ?? options.maxConnections);
  }

  /** Any answer of the base address but a refusal of its secret shows that the source is there. */
  async test(signal?: AbortSignal): Promise<ConnectionReport> {
    const { url, headers } = toRowsCall('{}', this.config, []);
    const status = await this.within(CATALOGUE_MS, signal, async (stop) => {
      const answer = await this.send({ url, method: 'GET', headers }, stop);
      if (answer.status === 401 || answer.status === 403 || answer.status >= 500) throw await toStatusError(answer);
      answer.body.destroy();
      return answer.status;
    });
    return { version: `HTTP ${status}`, mayWrite: false };
  }

  /** @throws AppError data-set/request-invalid, data-source/*, calc/* */
  async run(request: Omit<QueryRequest, 'databases'>, readRows: ReadRows, signal?: AbortSignal): Promise<QueryAnswer> {
    const started = performance.now();
    const { sql, params, timeoutMs, calc, maxRows, page, countTotal = false, form } = request;
    const { filters = [], texts, asked, maxGroups } = request;
    const { path, ...call } = toRowsCall(sql, this.config, params);
    const deadline = new Deadline(timeoutMs);
    const body = await this.fetchInTurn(call, timeoutMs, signal);
    const rowsRequest = {
      body,
      path,
      params,
      filters,
      maxRows,
      maxSourceRows: SOURCE_ROWS_MAX,
      countTotal,
      form,
      ...(calc ? { calc } : {}),
      ...(page ? { page } : {}),
      ...(asked ? { asked } : {}),
      ...(maxGroups === undefined ? {} : { maxGroups }),
      ...(texts ? { texts } : {}),
    };
    const answer = await deadline.within((leftMs) => readRows({ ...rowsRequest, timeoutMs: leftMs }, signal));
    return { ...answer, elapsedMs: performance.now() - started, timeDependent: true };
  }

  /**
   * The answer to a request as it is.
   * @throws AppError data-set/request-invalid, data-source/*
   */
  async read({ sql, params, timeoutMs }: HttpQuestion, signal?: AbortSignal): Promise<Buffer> {
    const call = toRowsCall(sql, this.config, params);
    return this.fetchInTurn(call, timeoutMs, signal);
  }

  close(): Promise<void> {
    this.slots.close();
    return Promise.resolve();
  }

  /** Waiting for a turn is a part of the time that there is. */
  private fetchInTurn(call: HttpRequest, timeoutMs: number, signal?: AbortSignal): Promise<Buffer> {
    const begun = performance.now();
    const work = () => {
      const leftMs = Math.max(1, Math.round(timeoutMs - (performance.now() - begun)));
      return this.within(timeoutMs, signal, (stop) => this.fetchBody(call, stop), leftMs);
    };
    return this.slots.use(work, { timeoutMs, ...(signal ? { signal } : {}) });
  }

  private send(call: HttpRequest, signal: AbortSignal): Promise<HttpAnswer> {
    const { guard, own } = this.options;
    return sendRequest(guard, call, signal, async (address, { hostname, port, protocol }) => {
      if (own) await refuseWarehouse(own, hostname, address, Number(port || PORTS[protocol]));
    });
  }

  private async fetchBody(call: HttpRequest, signal: AbortSignal): Promise<Buffer> {
    const answer = await this.send(call, signal);
    if (answer.status < 200 || answer.status > 299) throw await toStatusError(answer);
    return toUtf8(await readBody(answer.body, ANSWER_BYTES), answer.contentType);
  }

  /** Work that ends with its caller, or at its deadline, however slowly an answer drips. */
  private async within<R>(
    timeoutMs: number,
    signal: AbortSignal | undefined,
    work: (stop: AbortSignal) => Promise<R>,
    leftMs = timeoutMs,
  ): Promise<R> {
    const deadline = AbortSignal.timeout(leftMs);
    try {
      return await work(signal ? AbortSignal.any([signal, deadline]) : deadline);
    } catch (error) {
      if (signal?.aborted) throw new AppError('sql/cancelled');
      const host = new URL(this.config.baseUrl).host;
      if (deadline.aborted) throw new AppError('data-source/timeout', { host, seconds: timeoutMs / 1000 });
      throw error;
    }
  }
}

async function toStatusError({ status, body }: HttpAnswer): Promise<AppError> {
  const text = await readStart(body, ERROR_BYTES);
  const detail = text.toString('utf8').replace(/\s+/g, ' ').trim().slice(0, DETAIL_MAX);
  return new AppError('data-source/answer-status', { status, detail: detail === '' ? '—' : detail });
}
