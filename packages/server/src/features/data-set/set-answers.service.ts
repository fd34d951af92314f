import { createHash } from 'node:crypto';
import { AppError, DATA_SET_LABEL, type ContextData, type DataSetParam } from '@aj-report/contract';
import type { App } from '../../app.ts';
import { etagOf } from '../../engine/data-set/etag-of.ts';
import { resolveQuery, type SetCalc, type SetLimits } from '../../engine/data-set/resolve.ts';
import { ResultCache } from '../../engine/data-set/result-cache.ts';
import { SingleFlight } from '../../engine/data-set/single-flight.ts';
import type { LookupData, QueryRequest } from '../../engine/process/query-engine.types.ts';
import { findReadySources, type ReadySource } from '../data-source/ready-source.service.ts';
import * as store from './data-set.store.ts';
import { LOOKUP_DEPTH_MAX } from './lookup-graph.service.ts';
import { lookedUpBy, storedCalc } from './set-definition.ts';

/** What a data set answers, ready to be sent. */
export interface SetAnswer {
  /** A Table as JSON. */
  readonly tableJson: Buffer;
  /** Row objects as JSON; there when they were asked for. */
  readonly rowsJson?: Buffer;
  readonly etag: string;
  readonly truncated: boolean;
  /** It may be another one a second later, although no data changed. */
  readonly timeDependent: boolean;
}

/** Form in which an answer is wanted. */
export type AnswerForm = 'table' | 'rows';

/** A set as it is run, before the sets that it looks up are found. */
export interface BareSet {
  readonly source: ReadySource;
  readonly dynSentence: string;
  readonly params: readonly DataSetParam[];
  readonly calc?: SetCalc;
}

/** A set that can be run, with the sets that its calculations look up by code. */
export interface RunnableSet extends BareSet {
  readonly lookups: ReadonlyMap<string, RunnableSet>;
}

/** One question: a set with the values of its parameters. Equal keys have equal answers. */
export interface SetQuestion {
  readonly key: string;
  readonly request: QueryRequest;
  /** What its calculations look up. */
  readonly lookups: readonly { readonly setCode: string; readonly question: SetQuestion }[];
}

/** Answers of looked-up sets. */
export interface LookupAnswers {
  readonly data: readonly LookupData[];
  readonly timeDependent: boolean;
}

/** Rows that a looked-up set may have. */
const LOOKUP_ROWS_MAX = 100_000;
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
  findSets(setCodes: readonly string[]): Promise<ReadonlyMap<string, RunnableSet | AppError>> {
    return this.findSetsAt(setCodes, 0);
  }

  /** A set together with those that it looks up. @throws record/not-found, data-set/disabled, calc/lookup-too-deep */
  async withLookups(set: BareSet): Promise<RunnableSet> {
    const codes = lookupsOf(set);
    return withFound(set, codes, await this.findSetsAt(codes, 1));
  }

  private async findSetsAt(
    setCodes: readonly string[],
    depth: number,
  ): Promise<ReadonlyMap<string, RunnableSet | AppError>> {
    const codes = [...new Set(setCodes)];
    if (codes.length === 0) return new Map();
    if (depth > LOOKUP_DEPTH_MAX) {
      const tooDeep = (code: string) => new AppError('calc/lookup-too-deep', { depth: LOOKUP_DEPTH_MAX, path: code });
      return new Map(codes.map((code) => [code, tooDeep(code)]));
    }
    const bare = await this.findBareSets(codes);
    const found = await this.findSetsAt([...bare.values()].flatMap(lookupsOf), depth + 1);
    return new Map(
      [...bare].map(([code, one]): [string, RunnableSet | AppError] => {
        try {
          return [code, one instanceof AppError ? one : withFound(one, lookupsOf(one), found)];
        } catch (error) {
          if (error instanceof AppError) return [code, error];
          throw error;
        }
      }),
    );
  }

  private async findBareSets(codes: readonly string[]): Promise<ReadonlyMap<string, BareSet | AppError>> {
    const rows = new Map((await store.findDataSetsByCode(this.app.db, codes)).map((row) => [row.setCode, row]));
    const sources = await findReadySources(
      this.app,
      [...rows.values()].map((row) => row.sourceCode),
    );
    return new Map(
      codes.map((code): [string, BareSet | AppError] => {
        const row = rows.get(code);
        if (!row) return [code, new AppError('record/not-found', { what: DATA_SET_LABEL, key: code })];
        if (row.enableFlag !== 1) return [code, new AppError('data-set/disabled', { code })];
        const source = sources.get(row.sourceCode);
        if (!source || source instanceof AppError) return [code, source ?? new AppError('server/failed')];
        const calc = storedCalc(row);
        const params = JSON.parse(row.params) as DataSetParam[];
        return [code, { source, dynSentence: row.dynSentence, params, ...(calc ? { calc } : {}) }];
      }),
    );
  }

  /**
   * The question of a set with these values; what it looks up is asked with the same values by name.
   * @throws sql/param-missing, sql/param-invalid
   */
  question(set: RunnableSet, contextData: ContextData, limits: SetLimits = this.limits()): SetQuestion {
    const { databases, versionId } = set.source;
    const { dynSentence, params, calc } = set;
    const maxGroups = this.app.config.queryRows;
    const definition = { databases, dynSentence, params, ...(calc ? { calc } : {}) };
    const request = resolveQuery(definition, contextData, { maxGroups, ...limits });
    const given = request.params.filter((param) => param.value !== null).map(({ name, value }) => [name, value]);
    const below: ContextData = { ...contextData, ...Object.fromEntries(given) };
    const lookups = [...set.lookups].map(([setCode, one]) => {
      const question = this.question(one, below, { ...this.limits(), maxRows: LOOKUP_ROWS_MAX });
      return { setCode, question };
    });
    const keys = lookups.map((one) => one.question.key);
    const parts = [versionId, dynSentence, request.params, request.maxRows, calc ?? null, keys];
    return { key: createHash('sha256').update(JSON.stringify(parts)).digest('base64'), request, lookups };
  }

  private limits(): SetLimits {
    const { queryRows: maxRows, queryTimeoutMs: timeoutMs } = this.app.config;
    return { maxRows, timeoutMs };
  }

  /** Answers what a question looks up. @throws calc/lookup-too-large, calc/*, sql/* */
  async readLookups({ lookups }: SetQuestion, signal: AbortSignal): Promise<LookupAnswers> {
    const answers = await Promise.all(
      lookups.map(async ({ setCode, question }) => {
        const { tableJson, truncated, timeDependent } = await this.answer(question, 'table', signal);
        if (truncated) throw new AppError('calc/lookup-too-large', { set: setCode, limit: LOOKUP_ROWS_MAX });
        return { setCode, tableJson, timeDependent };
      }),
    );
    const data = answers.map(({ setCode, tableJson }) => ({ setCode, tableJson }));
    return { data, timeDependent: answers.some((one) => one.timeDependent) };
  }

  /** What the engine is asked. */
  toRequest({ request }: SetQuestion, { data }: LookupAnswers): QueryRequest {
    return request.calc ? { ...request, calc: { ...request.calc, lookups: data } } : request;
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
    return this.flights.run(key, signal, (stop) => this.ask(key, question, form, stop));
  }

  private async ask(key: string, question: SetQuestion, form: AnswerForm, signal: AbortSignal): Promise<SetAnswer> {
    const lookups = await this.readLookups(question, signal);
    const request = { ...this.toRequest(question, lookups), rows: form === 'rows' };
    const { tableJson, rowsJson, truncated, ...found } = await this.app.queryEngine.run(request, signal);
    const timeDependent = found.timeDependent || lookups.timeDependent;
    const bytes = { tableJson, ...(rowsJson ? { rowsJson } : {}) };
    const answer: SetAnswer = { ...bytes, etag: etagOf(tableJson), truncated, timeDependent };
    const freshUntil = timeDependent ? this.app.clock.now().getTime() + TIME_DEPENDENT_FRESH_MS : FOREVER_MS;
    this.cache.set(key, answer, tableJson.length + (rowsJson?.length ?? 0), freshUntil);
    return answer;
  }
}

function lookupsOf(set: BareSet | AppError): string[] {
  return set instanceof AppError ? [] : lookedUpBy(set.calc?.calculations);
}

function withFound(
  set: BareSet,
  codes: readonly string[],
  found: ReadonlyMap<string, RunnableSet | AppError>,
): RunnableSet {
  const lookups = new Map<string, RunnableSet>();
  for (const code of codes) {
    const one = found.get(code);
    if (one instanceof AppError) throw one;
    if (one) lookups.set(code, one);
  }
  return { ...set, lookups };
}

export function registerSetAnswers(app: App): void {
  app.decorate('setAnswers', new SetAnswers(app));
}
