import type { NormalScreen } from '@aj-report/contract';
import { makeId } from '../document/make-id.ts';
import { checkSizes, toCalls } from './edit-pieces.ts';
import { isRefusal, problemOf, type Problem } from './problem.ts';
import type { Seat, TogetherApi } from './room-line.ts';
import type { SharedScreen } from './shared-screen.ts';
import type { SentEdit } from './sent-edit.ts';

/** ms; changes within it go together */
const SEND_MS = 250;

/** What is edited here, and the room it is edited in. */
interface Place {
  readonly seat: Seat;
  readonly shared: SharedScreen | undefined;
  readonly shown: NormalScreen;
  readonly isLive: boolean;
}

/** Where edits come from, and who hears what becomes of them. */
export interface Sending {
  readonly api: TogetherApi;
  place(): Place;
  handleSent(): void;
  /** Whether they arrived is not known. */
  handleLoss(): void;
  /** The service does not take them: they are own work like before; undefined = it takes everything again. */
  handleRefusal(problem: Problem | undefined): void;
}

/** Sends own edits one call after the other, so that they keep their order. */
export class EditSender {
  private readonly from: Sending;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isSending = false;
  private refused: { readonly problem: Problem; readonly shown: NormalScreen } | undefined;

  constructor(from: Sending) {
    this.from = from;
  }

  /** What is here is not taken as it is. */
  get isRefused(): boolean {
    if (!this.refused) return false;
    const { problem, shown } = this.refused;
    // Something else may fit; where a save is missing, nothing will.
    return problem.code === 'together/save-first' || shown === this.from.place().shown;
  }

  plan(): void {
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      void this.flush();
    }, SEND_MS);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  /** What was in the way of edits is gone. */
  release(): void {
    if (!this.refused) return;
    this.refused = undefined;
    this.from.handleRefusal(undefined);
    this.plan();
  }

  /** Sends what is new. */
  async flush(): Promise<void> {
    const { shared, isLive, shown } = this.from.place();
    const canSend = isLive && !this.isSending && !this.isRefused;
    const sent = canSend ? (shared?.send(shown, makeId) ?? []) : [];
    this.from.handleSent();
    // What was refused is taken back.
    if (canSend && sent.length === 0) this.release();
    if (!shared || sent.length === 0) return;
    try {
      await this.deliver(shared, sent);
    } catch {
      // It stays among those that wait; joining again sends it again.
      this.from.handleLoss();
    }
    if (this.from.place().isLive) this.plan();
  }

  /** Sends what may have arrived, or not. @throws what keeps it from arriving, unless the service refuses it */
  async sendAgain(shared: SharedScreen): Promise<void> {
    const { waiting } = shared;
    const seqs = await this.deliver(shared, waiting);
    waiting.forEach(({ editId }, place) => {
      if ((seqs[place] ?? Infinity) <= shared.seq) shared.forget(editId);
    });
  }

  private async deliver(shared: SharedScreen, edits: readonly SentEdit[]): Promise<number[]> {
    const { seat, shown } = this.from.place();
    const seqs: number[] = [];
    this.isSending = true;
    try {
      checkSizes(edits);
      for (const some of toCalls(edits)) seqs.push(...(await this.from.api.send(seat, some)));
      if (edits.length > 0) this.release();
    } catch (reason) {
      if (!isRefusal(reason)) throw reason;
      shared.recall();
      this.refused = { problem: problemOf(reason), shown };
      this.from.handleRefusal(this.refused.problem);
    } finally {
      this.isSending = false;
    }
    return seqs;
  }
}
