import type { ContextData, RowsAsked, Table } from '@aj-report/contract';
import type { DataAnswer, DataError, DataProvider, DataQuery } from './data-provider.ts';
import type { FeedWatch } from './feed-watch.ts';
import { browserTimers, RefreshClock, toPeriod, type Timers } from './refresh-clock.ts';

/** What one widget wants to know, and how often. */
export interface FeedBinding {
  readonly setCode: string;
  readonly contextData: ContextData;
  /** ms; 0 = only once */
  readonly refreshMs: number;
  /** Which rows of the answer it wants; absent = all as they are */
  readonly asked?: RowsAsked | undefined;
}

export interface FeedListener {
  onTable(id: string, table: Table): void;
  onError(id: string, error: DataError): void;
  /** Nothing is under way any more. */
  onSettled(): void;
}

/** All widgets that ask the same thing. */
interface Question {
  readonly key: string;
  readonly setCode: string;
  readonly contextData: ContextData;
  readonly asked: RowsAsked | undefined;
  /** widget id → ms between two rounds */
  readonly askers: Map<string, number>;
  table: Table | undefined;
  isAsked: boolean;
}

const WHOLE_SCREEN = 'screen';

function keyOf({ setCode, contextData, asked }: FeedBinding): string {
  const sorted = Object.entries(contextData).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([setCode, sorted, asked]);
}

/** The shortest of some periods; 0 = none. */
function shortestOf(periods: Iterable<number>): number {
  const set = [...periods].filter((ms) => ms > 0);
  return set.length > 0 ? Math.min(...set) : 0;
}

/** Keeps the data of a screen fresh: identical questions are asked once a round and the answer goes to all askers. */
export class DataFeed {
  readonly #questions = new Map<string, Question>();
  readonly #keyOfWidget = new Map<string, string>();
  readonly #listener: FeedListener;
  readonly #clock: RefreshClock;
  readonly #timers: Timers;
  readonly #due = new Set<string>();
  #provider: DataProvider | undefined;
  #reportCode = '';
  #abort = new AbortController();
  #flushing = false;
  #underWay = 0;
  #screenMs = 0;
  /** Somebody looks. */
  #isSeen = true;
  /** Nobody else keeps the tables fresh. */
  #isPolling = true;
  /** Loaded for providers that can watch. */
  #watch: Promise<FeedWatch> | undefined;

  constructor(listener: FeedListener, timers: Timers = browserTimers) {
    this.#listener = listener;
    this.#timers = timers;
    this.#clock = new RefreshClock((keys) => {
      if (keys.includes(WHOLE_SCREEN)) this.refresh();
      else this.#ask(keys);
    }, timers);
  }

  /** Where data comes from. Another provider or report forgets what was known and asks everything anew. */
  connect(provider: DataProvider | undefined, reportCode: string): void {
    if (provider === this.#provider && reportCode === this.#reportCode) return;
    this.#provider = provider;
    this.#reportCode = reportCode;
    this.#restart();
    for (const question of this.#questions.values()) question.table = undefined;
    this.poll(true);
    this.refresh();
  }

  get isConnected(): boolean {
    return this.#provider !== undefined;
  }

  /** Whether an answer is awaited. */
  get isBusy(): boolean {
    return this.#underWay > 0 || this.#due.size > 0;
  }

  bind(id: string, binding: FeedBinding): void {
    const key = keyOf(binding);
    const before = this.#keyOfWidget.get(id);
    if (before !== undefined && before !== key) this.unbind(id);
    let question = this.#questions.get(key);
    if (!question) {
      const { setCode, contextData, asked } = binding;
      question = { key, setCode, contextData, asked, askers: new Map(), table: undefined, isAsked: false };
      this.#questions.set(key, question);
      this.#ask([key]);
    }
    question.askers.set(id, binding.refreshMs);
    this.#keyOfWidget.set(id, key);
    this.#setPeriod(question);
    if (before !== key && question.table) this.#listener.onTable(id, question.table);
  }

  unbind(id: string): void {
    const key = this.#keyOfWidget.get(id);
    const question = key === undefined ? undefined : this.#questions.get(key);
    this.#keyOfWidget.delete(id);
    if (!question) return;
    question.askers.delete(id);
    if (question.askers.size > 0) {
      this.#setPeriod(question);
      return;
    }
    this.#questions.delete(question.key);
    this.#due.delete(question.key);
    this.#clock.delete(question.key);
    this.#follow();
  }

  /** Asks now: what one widget wants, or everything. */
  refresh(id?: string): void {
    if (id === undefined) this.#ask([...this.#questions.keys()]);
    else {
      const key = this.#keyOfWidget.get(id);
      if (key !== undefined) this.#ask([key]);
    }
  }

  /** Asks everything every so many ms besides the widgets' own periods; 0 = not. */
  refreshEvery(periodMs: number): void {
    this.#screenMs = periodMs;
    this.#clock.set(WHOLE_SCREEN, periodMs);
  }

  pause(): void {
    this.#see(false);
  }

  resume(): void {
    this.#see(true);
  }

  /** By key: what is asked again and again; nothing while nobody looks. */
  lasting(): ReadonlyMap<string, DataQuery> {
    const queries = this.#isSeen ? [...this.#questions].map(([key, one]) => [key, this.#toQuery(one)] as const) : [];
    return new Map(queries.filter(([, { refreshMs }]) => refreshMs));
  }

  /** Whether the clock asks, or a watch brings what changes. */
  poll(isOn: boolean): void {
    this.#isPolling = isOn;
    this.#arm();
  }

  /** Takes an answer that a watch brought. */
  take(key: string, answer: DataAnswer): void {
    const question = this.#questions.get(key);
    if (question) this.#deliver(question, answer);
  }

  /** Forgets all widgets and drops answers that are under way. */
  close(): void {
    this.#clock.clear();
    this.#questions.clear();
    this.#keyOfWidget.clear();
    this.#restart();
    this.poll(true);
    this.#follow();
  }

  #see(isSeen: boolean): void {
    this.#isSeen = isSeen;
    this.#arm();
    this.#follow();
  }

  #arm(): void {
    if (this.#isSeen && this.#isPolling) this.#clock.resume();
    else this.#clock.pause();
  }

  /** Tells the watch what is asked now, once there is one. The first round is asked without it. */
  #follow(): void {
    const watch = this.#provider?.watch;
    if (!this.#watch && (!watch || this.isBusy || this.lasting().size === 0)) return;
    this.#watch ??= import('./feed-watch.ts').then(({ FeedWatch }) => new FeedWatch(this, this.#timers));
    // Without the code for it the clock goes on asking.
    this.#watch.then((one) => one.follow(watch && this.#provider, this.#reportCode)).catch(() => undefined);
  }

  #restart(): void {
    this.#abort.abort();
    this.#abort = new AbortController();
    this.#due.clear();
    this.#underWay = 0;
    for (const question of this.#questions.values()) question.isAsked = false;
  }

  #setPeriod(question: Question): void {
    this.#clock.set(question.key, shortestOf(question.askers.values()));
  }

  #toQuery({ key, setCode, contextData, asked, askers }: Question): DataQuery {
    const id = [...askers.keys()][0] ?? key;
    const refreshMs = toPeriod(shortestOf([...askers.values(), this.#screenMs]));
    return { id, setCode, contextData, ...asked, ...(refreshMs > 0 ? { refreshMs } : {}) };
  }

  /** Gathers questions until the end of the current task: one round per task, however many widgets were bound. */
  #ask(keys: readonly string[]): void {
    if (!this.#provider) return;
    for (const key of keys) this.#due.add(key);
    if (this.#flushing) return;
    this.#flushing = true;
    queueMicrotask(() => {
      this.#flushing = false;
      this.#flush();
    });
  }

  #flush(): void {
    const round = [...this.#due].flatMap((key) => {
      const question = this.#questions.get(key);
      return question && !question.isAsked ? [question] : [];
    });
    this.#due.clear();
    if (round.length === 0 || !this.#provider) return;
    void this.#run(this.#provider, round, this.#abort.signal);
  }

  async #run(provider: DataProvider, round: readonly Question[], signal: AbortSignal): Promise<void> {
    const open = new Map<string, Question>();
    const queries = round.map((question) => {
      question.isAsked = true;
      const query = this.#toQuery(question);
      open.set(query.id, question);
      return query;
    });
    this.#underWay++;
    try {
      await provider.query(
        this.#reportCode,
        queries,
        (answer) => {
          const question = open.get(answer.id);
          if (!question || signal.aborted) return;
          open.delete(answer.id);
          this.#deliver(question, answer);
        },
        signal,
      );
    } catch (cause) {
      if (!signal.aborted) this.#failAll(open, cause instanceof Error ? cause.message : String(cause));
    }
    if (signal.aborted) return;
    for (const question of open.values()) question.isAsked = false;
    this.#underWay--;
    if (this.isBusy) return;
    this.#listener.onSettled();
    this.#follow();
  }

  #failAll(open: Map<string, Question>, message: string): void {
    for (const [id, question] of open) this.#deliver(question, { id, error: { code: 'network/failed', message } });
    open.clear();
  }

  #deliver(question: Question, answer: DataAnswer): void {
    question.isAsked = false;
    if ('table' in answer) question.table = answer.table;
    for (const id of question.askers.keys()) {
      if ('error' in answer) this.#listener.onError(id, answer.error);
      else if (question.table) this.#listener.onTable(id, question.table);
    }
  }
}
