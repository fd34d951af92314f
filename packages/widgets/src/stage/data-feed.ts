import type { ContextData, Table } from '@aj-report/contract';
import type { DataAnswer, DataError, DataProvider } from './data-provider.ts';
import { browserTimers, RefreshClock, type Timers } from './refresh-clock.ts';

/** What one widget wants to know, and how often. */
export interface FeedBinding {
  readonly setCode: string;
  readonly contextData: ContextData;
  /** ms; 0 = only once */
  readonly refreshMs: number;
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
  /** widget id → ms between two rounds */
  readonly askers: Map<string, number>;
  table: Table | undefined;
  isAsked: boolean;
}

const WHOLE_SCREEN = 'screen';

function keyOf({ setCode, contextData }: FeedBinding): string {
  const sorted = Object.entries(contextData).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([setCode, sorted]);
}

/** Keeps the data of a screen fresh: identical questions are asked once a round and the answer goes to all askers. */
export class DataFeed {
  readonly #questions = new Map<string, Question>();
  readonly #keyOfWidget = new Map<string, string>();
  readonly #listener: FeedListener;
  readonly #clock: RefreshClock;
  readonly #due = new Set<string>();
  #provider: DataProvider | undefined;
  #reportCode = '';
  #abort = new AbortController();
  #flushing = false;
  #underWay = 0;

  constructor(listener: FeedListener, timers: Timers = browserTimers) {
    this.#listener = listener;
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
    this.refresh();
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
      const { setCode, contextData } = binding;
      question = { key, setCode, contextData, askers: new Map(), table: undefined, isAsked: false };
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
    this.#clock.set(WHOLE_SCREEN, periodMs);
  }

  pause(): void {
    this.#clock.pause();
  }

  resume(): void {
    this.#clock.resume();
  }

  /** Forgets all widgets and drops answers that are under way. */
  close(): void {
    this.#clock.clear();
    this.#questions.clear();
    this.#keyOfWidget.clear();
    this.#restart();
  }

  #restart(): void {
    this.#abort.abort();
    this.#abort = new AbortController();
    this.#due.clear();
    this.#underWay = 0;
    for (const question of this.#questions.values()) question.isAsked = false;
  }

  #setPeriod({ key, askers }: Question): void {
    const periods = [...askers.values()].filter((ms) => ms > 0);
    this.#clock.set(key, periods.length > 0 ? Math.min(...periods) : 0);
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
    for (const question of round) {
      question.isAsked = true;
      open.set([...question.askers.keys()][0] ?? question.key, question);
    }
    const queries = [...open].map(([id, { setCode, contextData }]) => ({ id, setCode, contextData }));
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
    if (!this.isBusy) this.#listener.onSettled();
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
