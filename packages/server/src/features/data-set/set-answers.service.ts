import { AppError, type ContextData } from '@aj-report/contract';
import type { FastifyInstance } from 'fastify';
import { etagOf } from '../../engine/data-set/etag-of.ts';
import { resolveParams, toQuery, type SetLimits } from '../../engine/data-set/resolve.ts';
import { ResultCache } from '../../engine/data-set/result-cache.ts';
import { SingleFlight } from '../../engine/data-set/single-flight.ts';
import type {
  AskedRows,
  BoundParam,
  LookupData,
  QueryAnswer,
  QueryRequest,
} from '../../engine/request/query-engine.types.ts';
import type { AnswerForm } from '../../engine/request/written-table.ts';
import type { Needs } from '../../platform/needs.ts';
import type { RunnableSet } from './find-sets.service.ts';
import { labelColumns, type ColumnLabels } from './label-columns.ts';
import { answerKeyOf, questionKeysOf, type QuestionKeys } from './question-keys.service.ts';
import { withoutRows } from './row-rules.service.ts';
import { SetCosts } from './set-costs.ts';

/** What a data set answers, ready to be sent. */
export interface SetAnswer {
  /** In the form that was asked for. */
  readonly json: Buffer;
  readonly etag: string;
  readonly truncated: boolean;
  /** All rows of which these are one page. */
  readonly total?: number;
  /** It may be another one a second later, although no data changed. */
  readonly timeDependent: boolean;
}

/** One question: a set with the values of its parameters. */
export interface SetQuestion extends QuestionKeys {
  readonly setCode: string;
  /** ms that an answer may be old, where another one could be right by now */
  readonly maxAgeMs: number;
  /** What the engine is asked; made only where nothing is known, which is rarer. */
  readonly request: () => QueryRequest;
  /** It, or a set that it looks up, shows different rows to different people. */
  readonly isRuled: boolean;
  readonly labels: ColumnLabels | undefined;
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
/** ms that an answer of now() or random() serves everybody who asks, where nobody says how often */
const DEFAULT_FRESH_MS = 1_000;
/** Some ten thousand questions. */
const TOTALS_BYTES = 8 * 1024 * 1024;

/** How a question is asked. */
export interface AskOptions {
  readonly limits?: SetLimits;
  /** ms between two rounds of who asks */
  readonly refreshMs?: number;
  /** Which rows of the answer are wanted; undefined = all as they are */
  readonly asked?: AskedRows | undefined;
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly setAnswers: SetAnswers;
  }
}

export type HasSetAnswers = Pick<FastifyInstance, 'setAnswers'>;

/** Answers of data sets: cached as bytes, and asked of the engine once however many wait. */
export class SetAnswers {
  private readonly app: Needs<'clock' | 'config' | 'queryEngine'>;
  private readonly cache: ResultCache<SetAnswer>;
  private readonly flights = new SingleFlight<SetAnswer>();
  /** Rows of all pages, by `pagesKey`. */
  private readonly totals = new ResultCache<number>(TOTALS_BYTES);
  readonly costs = new SetCosts();

  constructor(app: Needs<'clock' | 'config' | 'queryEngine'>) {
    this.app = app;
    this.cache = new ResultCache(app.config.queryCacheBytes);
  }

  /**
   * The question of a set with these values; what it looks up is asked with the same values by name.
   * @throws sql/param-missing, sql/param-invalid, sql/param-not-allowed
   */
  question(set: RunnableSet, contextData: ContextData, options: AskOptions = {}): SetQuestion {
    const { setCode, cacheSeconds } = set;
    const { limits = this.limits(), refreshMs = DEFAULT_FRESH_MS, asked } = options;
    const params = resolveParams(set.params, contextData, this.app.clock.now());
    const request = () => toQuery(set, params, { maxGroups: this.app.config.queryRows, ...limits, asked });
    const lookups = set.lookups.size === 0 ? [] : this.questionsOf(set, contextData, params, refreshMs);
    const { maxRows } = limits;
    const keys = questionKeysOf(set.key, { params, maxRows, lookups: lookups.map((one) => one.question.key), asked });
    const maxAgeMs = cacheSeconds === null ? refreshMs : cacheSeconds * 1000;
    const isRuled = set.rowRules.length > 0 || lookups.some((one) => one.question.isRuled);
    return { setCode, ...keys, maxAgeMs, request, isRuled, labels: set.labels, lookups };
  }

  /** What a set looks up, asked with the values that it was asked with itself. */
  private questionsOf(set: RunnableSet, contextData: ContextData, params: readonly BoundParam[], refreshMs: number) {
    const given = params.filter((param) => param.value !== null).map(({ name, value }) => [name, value]);
    const below: ContextData = { ...contextData, ...Object.fromEntries(given) };
    const limits = { ...this.limits(), maxRows: LOOKUP_ROWS_MAX };
    return [...set.lookups].map(([setCode, one]) => ({
      setCode,
      question: this.question(one, below, { limits, refreshMs }),
    }));
  }

  private limits(): SetLimits {
    const { queryRows: maxRows, queryTimeoutMs: timeoutMs } = this.app.config;
    return { maxRows, timeoutMs };
  }

  /** Answers what a question looks up. @throws calc/lookup-too-large, calc/*, sql/* */
  async readLookups({ lookups }: SetQuestion, signal: AbortSignal): Promise<LookupAnswers> {
    const answers = await Promise.all(
      lookups.map(async ({ setCode, question }) => {
        const { json: tableJson, truncated, timeDependent } = await this.answer(question, 'table', signal);
        if (truncated) throw new AppError('calc/lookup-too-large', { set: setCode, limit: LOOKUP_ROWS_MAX });
        return { setCode, tableJson, timeDependent };
      }),
    );
    const data = answers.map(({ setCode, tableJson }) => ({ setCode, tableJson }));
    return { data, timeDependent: answers.some((one) => one.timeDependent) };
  }

  /** What the engine is asked. */
  toRequest(question: SetQuestion, { data }: LookupAnswers): QueryRequest {
    const request = question.request();
    return request.calc ? { ...request, calc: { ...request.calc, lookups: data } } : request;
  }

  /** Whether a question can be answered at once. */
  isReady(question: SetQuestion, form: AnswerForm): boolean {
    return this.cache.has(answerKeyOf(question, form), this.app.clock.now().getTime(), question.maxAgeMs);
  }

  /** @throws AppError sql/* */
  async answer(question: SetQuestion, form: AnswerForm, signal: AbortSignal): Promise<SetAnswer> {
    const cached = this.keptAnswer(question, form);
    if (cached) return cached;
    this.costs.noteAsked(question.setCode, false);
    const key = answerKeyOf(question, form);
    return this.flights.run(key, signal, (stop) => this.ask(key, question, form, stop));
  }

  /** The answer that is known; undefined when the engine must be asked. */
  keptAnswer(question: SetQuestion, form: AnswerForm): SetAnswer | undefined {
    const now = this.app.clock.now().getTime();
    const kept = this.cache.get(answerKeyOf(question, form), now, question.maxAgeMs);
    if (kept) this.costs.noteAsked(question.setCode, true);
    return kept;
  }

  private async ask(key: string, question: SetQuestion, form: AnswerForm, signal: AbortSignal): Promise<SetAnswer> {
    // What the answer says is as old as the question: one that took a second is a second old when it arrives.
    const askedMs = this.app.clock.now().getTime();
    const lookups = await this.readLookups(question, signal);
    const { pagesKey = '', maxAgeMs } = question;
    const knownTotal = this.totals.get(pagesKey, askedMs, maxAgeMs);
    const counted = knownTotal === undefined ? {} : { knownTotal };
    const request = { ...this.toRequest(question, lookups), form, ...counted };
    const { json: bare, truncated, total, ...found } = await this.run(question, request, signal);
    const timeDependent = found.timeDependent || lookups.timeDependent;
    const json = form === 'table' ? asShown(bare, total, question.labels, request) : bare;
    const counts = total === undefined ? {} : { total };
    const answer: SetAnswer = { json, etag: etagOf(json, total, truncated), ...counts, truncated, timeDependent };
    // Table files never change, so an answer stays right; it leaves the cache when room is needed.
    const madeMs = timeDependent ? askedMs : undefined;
    this.cache.set(key, answer, json.length, madeMs);
    if (total !== undefined && knownTotal === undefined && pagesKey !== '') {
      this.totals.set(pagesKey, total, pagesKey.length, madeMs);
    }
    return answer;
  }

  private async run(
    { setCode, isRuled }: SetQuestion,
    request: QueryRequest,
    signal: AbortSignal,
  ): Promise<QueryAnswer> {
    try {
      const answer = await this.app.queryEngine.run(request, signal);
      const { elapsedMs, rowCount, json } = answer;
      this.costs.noteRun(setCode, elapsedMs, isRuled ? undefined : { rowCount, bytes: json.length });
      return answer;
    } catch (error) {
      if (!signal.aborted) this.costs.noteFailure(setCode);
      throw withoutRows(error, request);
    }
  }
}

/** A table's JSON with one field more; the rows are not read. */
/** A table with what the engine does not write into it: labels of columns, the number of all rows. */
function asShown(
  tableJson: Buffer,
  total: number | undefined,
  labels: ColumnLabels | undefined,
  { asked }: QueryRequest,
): Buffer {
  const labelled = labels ? labelColumns(tableJson, labels, asked?.group) : tableJson;
  if (total === undefined) return labelled;
  return Buffer.concat([labelled.subarray(0, -1), Buffer.from(`,"total":${total}}`)]);
}

export function registerSetAnswers(app: FastifyInstance): void {
  app.decorate('setAnswers', new SetAnswers(app));
}
