import { createHash } from 'node:crypto';
import { AppError, DATA_SET_LABEL, type ContextData, type DataSetParam } from '@aj-report/contract';
import type { App } from '../../app.ts';
import { etagOf } from '../../engine/data-set/etag-of.ts';
import { resolveQuery } from '../../engine/data-set/resolve.ts';
import { ResultCache } from '../../engine/data-set/result-cache.ts';
import { SingleFlight } from '../../engine/data-set/single-flight.ts';
import type { QueryRequest } from '../../engine/process/query-engine.types.ts';
import { findReadySources, type ReadySource } from '../data-source/ready-source.service.ts';
import * as store from './data-set.store.ts';

/** What a data set answers, ready to be sent. */
export interface SetAnswer {
  /** A Table as JSON. */
  readonly tableJson: Buffer;
  /** Row objects as JSON; there when they were asked for. */
  readonly rowsJson?: Buffer;
  readonly etag: string;
}

/** Form in which an answer is wanted. */
export type AnswerForm = 'table' | 'rows';

/** A set that can be run, or why it cannot. */
export type RunnableSet = {
  readonly source: ReadySource;
  readonly dynSentence: string;
  readonly params: readonly DataSetParam[];
};

/** One question: a set with the values of its parameters. Equal keys have equal answers. */
export interface SetQuestion {
  readonly key: string;
  readonly request: QueryRequest;
}

/** Table files never change, so an answer stays right; it leaves the cache when room is needed. */
const FOREVER_MS = Number.MAX_SAFE_INTEGER;
/** ms that an answer of now() or random() serves everybody who asks */
const TIME_DEPENDENT_FRESH_MS = 1_000;

declare module 'fastify' {
  interface FastifyInstance {
    readonly setAnswers: SetAnswers;
  }
}

/** Answers of data sets: cached as bytes, and asked of the engine once however many wait. */
export class SetAnswers {
  private readonly app: App;
  private readonly cache: ResultCache<SetAnswer>;
  private readonly flights = new SingleFlight<SetAnswer>();

  constructor(app: App) {
    this.app = app;
    this.cache = new ResultCache(app.config.queryCacheBytes);
  }

  /** Enabled sets by code with their sources; in place of one that cannot be run, the error that says why. */
  async findSets(setCodes: readonly string[]): Promise<ReadonlyMap<string, RunnableSet | AppError>> {
    const codes = [...new Set(setCodes)];
    if (codes.length === 0) return new Map();
    const rows = new Map((await store.findDataSetsByCode(this.app.db, codes)).map((row) => [row.setCode, row]));
    const sources = await findReadySources(
      this.app,
      [...rows.values()].map((row) => row.sourceCode),
    );
    return new Map(
      codes.map((code): [string, RunnableSet | AppError] => {
        const row = rows.get(code);
        if (!row) return [code, new AppError('record/not-found', { what: DATA_SET_LABEL, key: code })];
        if (row.enableFlag !== 1) return [code, new AppError('data-set/disabled', { code })];
        const source = sources.get(row.sourceCode);
        if (!source || source instanceof AppError) return [code, source ?? new AppError('server/failed')];
        return [code, { source, dynSentence: row.dynSentence, params: JSON.parse(row.params) as DataSetParam[] }];
      }),
    );
  }

  /** @throws sql/param-missing, sql/param-invalid */
  question(set: RunnableSet, contextData: ContextData): SetQuestion {
    const { queryRows: maxRows, queryTimeoutMs: timeoutMs } = this.app.config;
    const { databases, versionId } = set.source;
    const { dynSentence, params } = set;
    const request = resolveQuery({ databases, dynSentence, params }, contextData, { maxRows, timeoutMs });
    const parts = JSON.stringify([versionId, dynSentence, request.params]);
    return { key: createHash('sha256').update(parts).digest('base64'), request };
  }

  /** Whether a question can be answered at once. */
  isReady(question: SetQuestion, form: AnswerForm): boolean {
    return this.cache.has(`${form} ${question.key}`, this.app.clock.now().getTime());
  }

  /** @throws AppError sql/* */
  async answer(question: SetQuestion, form: AnswerForm, signal: AbortSignal): Promise<SetAnswer> {
    const key = `${form} ${question.key}`;
    const cached = this.cache.get(key, this.app.clock.now().getTime());
    if (cached) return cached;
    return this.flights.run(key, signal, (stop) => this.ask(key, { ...question.request, rows: form === 'rows' }, stop));
  }

  private async ask(key: string, request: QueryRequest, signal: AbortSignal): Promise<SetAnswer> {
    const { tableJson, rowsJson, timeDependent } = await this.app.queryEngine.run(request, signal);
    const answer: SetAnswer = { tableJson, etag: etagOf(tableJson), ...(rowsJson ? { rowsJson } : {}) };
    const freshUntil = timeDependent ? this.app.clock.now().getTime() + TIME_DEPENDENT_FRESH_MS : FOREVER_MS;
    this.cache.set(key, answer, tableJson.length + (rowsJson?.length ?? 0), freshUntil);
    return answer;
  }
}

export function registerSetAnswers(app: App): void {
  app.decorate('setAnswers', new SetAnswers(app));
}
