import { AppError, CALL_LINE_ID } from '@aj-report/contract';
import type { FastifyInstance } from 'fastify';
import type { Needs } from '../../platform/needs.ts';
import type { HasSetAnswers } from '../data-set/set-answers.service.ts';
import { toErrorLine, type Line } from './batch-lines.ts';
import { LiveCall, type LiveCaller } from './live-call.service.ts';
import { LiveQuestions } from './live-questions.service.ts';
import { answerBatch, type Batch } from './screen-data.service.ts';
import type { HasLive } from './live.types.ts';

type App = Needs<'background' | 'clickhouse' | 'config' | 'db' | 'deriveToken' | 'log'> & HasLive & HasSetAnswers;

declare module 'fastify' {
  interface FastifyInstance {
    readonly live: Live;
  }
}

/** The calls that this server holds open. */
export class Live {
  readonly questions: LiveQuestions;
  private readonly app: App;
  private readonly calls = new Set<LiveCall>();
  /** By who calls. */
  private readonly counts = new Map<string, number>();

  constructor(app: App) {
    this.app = app;
    this.questions = new LiveQuestions(app);
  }

  get size(): number {
    return this.calls.size;
  }

  /**
   * Answers a batch and goes on answering what changes. Where that cannot be, the batch is answered once and the last
   * line says why.
   * @param who calls are counted by
   */
  async *answer(batch: Batch, caller: LiveCaller, who: string): AsyncGenerator<Line> {
    const refusal = this.refusalOf(who);
    if (refusal) {
      yield* answerBatch(this.app, batch, caller);
      yield toErrorLine(CALL_LINE_ID, refusal, caller);
      return;
    }
    const call = new LiveCall(this.app, batch, caller);
    this.calls.add(call);
    this.counts.set(who, (this.counts.get(who) ?? 0) + 1);
    try {
      yield* call.lines();
    } finally {
      call.close('left');
      this.calls.delete(call);
      this.forget(who);
    }
  }

  /** Ends all calls; their callers ask again, maybe another server. */
  stop(): void {
    for (const call of this.calls) call.close(new AppError('server/unavailable'));
    this.questions.stop();
  }

  private refusalOf(who: string): AppError | undefined {
    const { live, liveStreams, liveCallerStreams } = this.app.config;
    if (!live) return new AppError('live/off');
    if (this.calls.size >= liveStreams) return new AppError('live/too-many', { limit: liveStreams });
    const own = this.counts.get(who) ?? 0;
    return own >= liveCallerStreams ? new AppError('live/too-many', { limit: liveCallerStreams }) : undefined;
  }

  private forget(who: string): void {
    const count = (this.counts.get(who) ?? 1) - 1;
    if (count > 0) this.counts.set(who, count);
    else this.counts.delete(who);
  }
}

export function registerLive(app: FastifyInstance): void {
  const live = new Live(app);
  app.decorate('live', live);
  app.gauges.set('aj_live_streams', () => live.size);
  app.gauges.set('aj_live_questions', () => live.questions.size);
  app.addHook('preClose', async () => live.stop());
}
