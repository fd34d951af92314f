import { AppError, CALL_LINE_ID, rowsAskedOf } from '@aj-report/contract';
import type { Needs } from '../../platform/needs.ts';
import type { SetOutcome } from '../data-set/ask-sets.service.ts';
import { audienceKeyOf } from '../data-set/question-keys.service.ts';
import { HEARTBEAT_LINE, LIVE_LINE, toErrorLine, toLine, type Line } from './batch-lines.ts';
import type { LiveAsked } from './live-questions.service.ts';
import type { Batch, BatchCaller, BatchQuery } from './screen-data.service.ts';
import type { DataGuard } from './screen-grants.service.ts';
import type { HasLive } from './live.types.ts';

/** Who holds a call open. */
export interface LiveCaller extends BatchCaller {
  /** Looks again what the caller may see. @throws AppError when that is nothing any more */
  readonly guardAgain: () => Promise<DataGuard>;
  /** Ends the connection of a caller that reads no more. */
  readonly cut: () => void;
  /** Calls back when the caller's rights may be others from now on; gives back what ends that. */
  readonly onDoubt?: (look: () => void) => () => void;
}

interface Subscription {
  /** What is asked; another one after the screen or the rights changed. */
  key: string;
  leave: () => void;
}

/**
 * One open call: what came of its queries waits here until the caller reads it, the newest of each only, so that a slow
 * reader costs no more memory than one answer per query, which it shares with the other readers.
 */
export class LiveCall {
  private readonly app: Needs<'config'> & HasLive;
  private readonly batch: Batch;
  private readonly caller: LiveCaller;
  private readonly subscriptions = new Map<string, Subscription>();
  private readonly pending = new Map<string, SetOutcome>();
  /** By query id: the etag of the table that the caller holds. */
  private readonly held = new Map<string, string>();
  /** By query id: what was said last, an etag or an error's code and message. */
  private readonly said = new Map<string, string>();
  private readonly beat: NodeJS.Timeout;
  private readonly leaveDoubts: (() => void) | undefined;
  private isBeatDue = false;
  private end: AppError | 'left' | undefined;
  private wake: (() => void) | undefined;
  private readMs = performance.now();

  constructor(app: Needs<'config'> & HasLive, batch: Batch, caller: LiveCaller) {
    this.app = app;
    this.batch = batch;
    this.caller = caller;
    for (const [id, etag] of Object.entries(batch.etags ?? {})) this.held.set(id, etag);
    this.beat = setInterval(() => void this.handleBeat(), app.config.liveHeartbeatSeconds * 1000);
    this.beat.unref();
    this.leaveDoubts = caller.onDoubt?.(() => void this.lookAgain());
    caller.signal.addEventListener('abort', () => this.close('left'), { once: true });
    this.subscribe(caller.guard);
    if (caller.signal.aborted) this.close('left');
  }

  /** Lines as they come; ends with one that says why, or with the caller. */
  async *lines(): AsyncGenerator<Line> {
    yield [LIVE_LINE];
    for (;;) {
      this.readMs = performance.now();
      const line = this.next();
      if (line) yield line;
      else if (this.end === 'left') return;
      else if (this.end) {
        yield toErrorLine(CALL_LINE_ID, this.end, this.caller);
        return;
      } else await new Promise<void>((resolve) => (this.wake = resolve));
    }
  }

  /** Asks no more; what is not read yet is dropped, and the caller gets the reason, unless it left by itself. */
  close(why: AppError | 'left'): void {
    if (this.end) return;
    this.end = why;
    clearInterval(this.beat);
    this.leaveDoubts?.();
    for (const { leave } of this.subscriptions.values()) leave();
    this.subscriptions.clear();
    this.pending.clear();
    this.rouse();
  }

  private subscribe(guard: DataGuard): void {
    for (const query of this.batch.queries) {
      try {
        this.subscribeOne(query, guard);
      } catch (error) {
        this.subscriptions.get(query.id)?.leave();
        this.subscriptions.delete(query.id);
        this.take(query.id, { error });
      }
    }
  }

  private subscribeOne(query: BatchQuery, guard: DataGuard): void {
    const { id, setCode, contextData = {}, refreshMs } = query;
    const { asker, audience } = guard;
    const allowed = guard.admit(setCode, contextData);
    const asked: LiveAsked = { setCode, contextData: allowed, rows: rowsAskedOf(query), asker, audience };
    const key = audienceKeyOf(asked);
    const known = this.subscriptions.get(id);
    if (known?.key === key) return;
    known?.leave();
    const take = (outcome: SetOutcome) => this.take(id, outcome);
    this.subscriptions.set(id, { key, leave: this.app.live.questions.add(asked, { refreshMs, take }) });
  }

  private take(id: string, outcome: SetOutcome): void {
    if (this.end) return;
    this.drop(id);
    if (this.said.get(id) === signOf(outcome)) return;
    try {
      this.hold(outcome);
    } catch (error) {
      // Nothing more is kept for who takes nothing. It may ask again: an error of this kind is no end for good.
      if (!(error instanceof AppError)) throw error;
      this.close(new AppError('server/unavailable', {}, { cause: error }));
      return;
    }
    this.pending.set(id, outcome);
    this.rouse();
  }

  private hold(outcome: SetOutcome): void {
    if ('answer' in outcome) this.caller.answers.hold(outcome.answer.json);
  }

  private letGo(outcome: SetOutcome): void {
    if ('answer' in outcome) this.caller.answers.letGo(outcome.answer.json);
  }

  /** Forgets what waits for the caller: there is something newer. */
  private drop(id: string): void {
    const outcome = this.pending.get(id);
    if (outcome) this.letGo(outcome);
    this.pending.delete(id);
  }

  private next(): Line | undefined {
    for (const [id, outcome] of this.pending) {
      this.pending.delete(id);
      this.said.set(id, signOf(outcome));
      if ('error' in outcome) return toErrorLine(id, outcome.error, this.caller);
      const line = toLine(id, outcome.answer, this.held.get(id));
      this.held.set(id, outcome.answer.etag);
      if (!line.includes(outcome.answer.json)) this.letGo(outcome);
      return line;
    }
    if (!this.isBeatDue) return undefined;
    this.isBeatDue = false;
    return [HEARTBEAT_LINE];
  }

  private async handleBeat(): Promise<void> {
    if (!this.wake && performance.now() - this.readMs > this.app.config.liveStallSeconds * 1000) {
      this.caller.cut();
      return;
    }
    this.isBeatDue = true;
    this.rouse();
    await this.lookAgain();
  }

  private async lookAgain(): Promise<void> {
    try {
      const guard = await this.caller.guardAgain();
      if (!this.end) this.subscribe(guard);
    } catch (error) {
      // Rights that cannot be read are no rights.
      if (!(error instanceof AppError)) this.caller.onFailure(error);
      this.close(error instanceof AppError ? error : new AppError('server/unavailable'));
    }
  }

  private rouse(): void {
    this.wake?.();
    this.wake = undefined;
  }
}

function signOf(outcome: SetOutcome): string {
  if ('answer' in outcome) return outcome.answer.etag;
  const { error } = outcome;
  return error instanceof AppError ? `${error.code} ${JSON.stringify(error.params)}` : 'server/failed';
}
