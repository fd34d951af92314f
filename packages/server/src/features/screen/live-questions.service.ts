import { setMaxListeners } from 'node:events';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { LIMITS } from '@aj-report/contract';
import type { Needs } from '../../platform/needs.ts';
import type { Asker } from '../data-set/asker.service.ts';
import { askSets, type SetOutcome } from '../data-set/ask-sets.service.ts';
import { audienceKeyOf, type AudienceAsked } from '../data-set/question-keys.service.ts';
import type { HasSetAnswers } from '../data-set/set-answers.service.ts';
import { findStamps } from './live.store.ts';

type App = Needs<'background' | 'clickhouse' | 'config' | 'db' | 'deriveToken' | 'log'> & HasSetAnswers;

/** What is asked, and for whom. */
export interface LiveAsked extends AudienceAsked {
  readonly asker: Asker;
}

/** One query of an open call. */
export interface LiveReader {
  /** ms between two rounds; absent = asked again only when the set or its source changes */
  readonly refreshMs: number | undefined;
  /** Hears of every round, whether anything changed or not. */
  take(outcome: SetOutcome): void;
}

interface LiveQuestion extends LiveAsked {
  readonly key: string;
  readonly readers: Set<LiveReader>;
  /** The set and what it looks up. */
  setCodes: readonly string[];
  stamp: string;
  /** ms of the process's clock */
  dueMs: number;
  round: Round | undefined;
}

/** Questions of one audience that are under way together. */
interface Round {
  readonly questions: readonly LiveQuestion[];
  /** Questions that somebody still waits for. */
  awaited: number;
  readonly stop: AbortController;
}

/** ms between two looks whether a source was imported anew, by this server or another one */
const STAMP_MS = 1_000;
/** ms; questions that fall due within this time of each other are asked together */
const GATHER_MS = 50;
const LONGEST_MS = LIMITS.cacheSecondsMax * 1000;

/**
 * Keeps what open calls ask fresh: each question is asked once a round for all its readers. Rounds are counted from one
 * origin, so that questions of the same period meet, and those of different people share their answers.
 */
export class LiveQuestions {
  private readonly app: App;
  private readonly questions = new Map<string, LiveQuestion>();
  private readonly fresh = new Set<LiveQuestion>();
  private timer: NodeJS.Timeout | undefined;
  private isWatching = false;
  private isGathering = false;

  constructor(app: App) {
    this.app = app;
  }

  get size(): number {
    return this.questions.size;
  }

  /** Asks now and from then on. Returns what ends it for this reader. */
  add(asked: LiveAsked, reader: LiveReader): () => void {
    const key = audienceKeyOf(asked);
    const question = this.questions.get(key) ?? this.begin(key, asked);
    question.readers.add(reader);
    question.dueMs = Math.min(question.dueMs, nextRound(periodOf(question)));
    this.fresh.add(question);
    this.gather();
    return () => this.leave(question, reader);
  }

  stop(): void {
    clearTimeout(this.timer);
    for (const { round } of this.questions.values()) round?.stop.abort();
    this.questions.clear();
    this.fresh.clear();
  }

  private begin(key: string, asked: LiveAsked): LiveQuestion {
    const state = { setCodes: [asked.setCode], stamp: '', dueMs: Infinity, round: undefined };
    const question: LiveQuestion = { ...asked, key, readers: new Set(), ...state };
    this.questions.set(key, question);
    if (!this.isWatching) this.watchStamps();
    return question;
  }

  private leave(question: LiveQuestion, reader: LiveReader): void {
    question.readers.delete(reader);
    if (question.readers.size > 0 || this.questions.get(question.key) !== question) return;
    this.questions.delete(question.key);
    this.fresh.delete(question);
    endWait(question);
  }

  /** All queries of a call are asked in one round. */
  private gather(): void {
    if (this.isGathering) return;
    this.isGathering = true;
    setImmediate(() => {
      this.isGathering = false;
      const fresh = [...this.fresh];
      this.fresh.clear();
      this.arm();
      this.ask(fresh, (question) => periodOf(question));
    });
  }

  private arm(): void {
    clearTimeout(this.timer);
    const dueMs = Math.min(...[...this.questions.values()].map((question) => question.dueMs), Infinity);
    if (dueMs === Infinity) return;
    this.timer = setTimeout(() => this.tick(), Math.max(0, dueMs - performance.now()));
    this.timer.unref();
  }

  private tick(): void {
    const now = performance.now() + GATHER_MS;
    const due = [...this.questions.values()].filter((question) => question.dueMs <= now);
    for (const question of due) question.dueMs = nextRound(periodOf(question), now);
    this.arm();
    // An answer of the round before must not pass for one of this round.
    this.ask(due, (question) => periodOf(question) / 2);
  }

  /** A new import, or a changed set, is asked for at once, whichever server it happened on. */
  private watchStamps(): void {
    this.isWatching = true;
    this.app.background.start('live stamps', async (signal) => {
      while (this.questions.size > 0 && !signal.aborted) {
        await sleep(STAMP_MS, undefined, { signal, ref: false }).catch(() => undefined);
        await this.lookForChanges().catch((error: unknown) => this.app.log.error({ err: error }, 'no live stamps'));
      }
      this.isWatching = false;
    });
  }

  private async lookForChanges(): Promise<void> {
    if (this.questions.size === 0) return;
    const codes = new Set([...this.questions.values()].flatMap(({ setCodes }) => setCodes));
    const stamps = await findStamps(this.app.db, [...codes]);
    const changed: LiveQuestion[] = [];
    for (const question of this.questions.values()) {
      const stamp = question.setCodes.map((code) => stamps.get(code) ?? '').join('\n');
      if (stamp === question.stamp || question.round) continue;
      question.stamp = stamp;
      changed.push(question);
    }
    this.ask(changed, (question) => periodOf(question));
  }

  /** @param toAge ms that an answer of time may be old */
  private ask(questions: readonly LiveQuestion[], toAge: (question: LiveQuestion) => number): void {
    const groups = new Map<string, LiveQuestion[]>();
    for (const question of questions) {
      if (question.round || question.readers.size === 0) continue;
      const group = groups.get(question.audience);
      if (group) group.push(question);
      else groups.set(question.audience, [question]);
    }
    const rounds = [...groups.values()].map((group) => beginRound(group));
    if (rounds.length === 0) return;
    this.app.background.start('live round', async () => {
      const running: Promise<void>[] = [];
      for (const round of rounds) {
        running.push(this.run(round, toAge));
        await nextTurn();
      }
      await Promise.all(running);
    });
  }

  private async run({ questions, stop }: Round, toAge: (question: LiveQuestion) => number): Promise<void> {
    const open = new Set(questions);
    const asked = questions.map((question) => {
      const { setCode, contextData, rows } = question;
      return { setCode, contextData, rows, refreshMs: Math.min(toAge(question), LONGEST_MS), question };
    });
    try {
      const asker = questions[0]?.asker;
      if (!asker) return;
      for await (const shared of askSets(this.app, asked, asker, 'table', stop.signal)) {
        for (const { question } of shared.asked) {
          open.delete(question);
          question.setCodes = shared.setCodes;
          settle(question, shared.outcome);
        }
      }
    } catch (error) {
      for (const question of open) settle(question, { error });
    }
  }
}

function beginRound(questions: readonly LiveQuestion[]): Round {
  const round: Round = { questions, awaited: questions.length, stop: new AbortController() };
  // Every question listens, and more than ten would be taken for a leak.
  setMaxListeners(0, round.stop.signal);
  for (const question of questions) question.round = round;
  return round;
}

function settle(question: LiveQuestion, outcome: SetOutcome): void {
  endWait(question);
  for (const reader of question.readers) reader.take(outcome);
}

/** What nobody waits for any more is cancelled. */
function endWait(question: LiveQuestion): void {
  const { round } = question;
  question.round = undefined;
  if (round && --round.awaited === 0) round.stop.abort();
}

function periodOf({ readers }: LiveQuestion): number {
  let periodMs = Infinity;
  for (const { refreshMs = Infinity } of readers) periodMs = Math.min(periodMs, refreshMs);
  return periodMs;
}

function nextRound(periodMs: number, now = performance.now()): number {
  return periodMs === Infinity ? Infinity : (Math.floor(now / periodMs) + 1) * periodMs;
}
