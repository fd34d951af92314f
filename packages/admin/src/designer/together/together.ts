import { applyEdit, type FieldPath, type NormalScreen, type OrderedEdit, type Person } from '@aj-report/contract';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { DocumentStore } from '../document/document-store.ts';
import { makeId } from '../document/make-id.ts';
import { realClock, type Clock } from './clock.ts';
import { join } from './join.ts';
import { followRoom, isForGood, retryMs, type HeardEvent } from './follow-room.ts';
import { mergeOf, stepTo, withConflicts } from './conflicts.ts';
import { SharedScreen, type Conflict } from './shared-screen.ts';
import type { Seat, TogetherApi } from './room-line.ts';
import { AT_FIRST, type TogetherState } from './together-state.ts';
import { TOGETHER_WORDS } from './together.words.ts';
import { PresenceTeller, type PartialPresence } from './presence-teller.ts';

/** ms; changes within it go together */
const SEND_MS = 250;
/** ms that a save waits until all edits are in order */
const SETTLE_MS = 10_000;
/** Keeps an open document in step with the others who edit it. */
export class Together {
  readonly clientId = makeId();
  readonly store: StoreApi<TogetherState>;
  private readonly document: DocumentStore;
  private readonly api: TogetherApi;
  private readonly clock: Clock;
  private readonly opened: NormalScreen;
  private shared: SharedScreen | undefined;
  private room = '';
  private isTaking = false;
  private isSending = false;
  private sendTimer: ReturnType<typeof setTimeout> | undefined;
  private readonly teller: PresenceTeller;
  private stopped = new AbortController();
  private call = new AbortController();

  constructor(document: DocumentStore, api: TogetherApi, clock: Clock = realClock) {
    this.document = document;
    this.api = api;
    this.clock = clock;
    this.opened = document.stored;
    this.teller = new PresenceTeller((at) => {
      if (this.isLive && this.store.getState().others.length > 0)
        void this.api.tell(this.seat, at).catch(() => undefined);
    });
    this.store = createStore<TogetherState>(() => AT_FIRST);
  }

  /** Joins, and stays until the returned function is called. */
  start(): () => void {
    this.stopped = new AbortController();
    const stop = this.document.store.subscribe((state, before) => {
      if (state.stored === before.stored || this.isTaking) return;
      this.shared?.touch();
      this.plan();
    });
    void this.stay(this.stopped.signal);
    return () => {
      stop();
      clearTimeout(this.sendTimer);
      this.teller.stop();
      this.stopped.abort();
      this.call.abort();
      if (this.room !== '') this.api.leave(this.seat);
    };
  }

  /** The page comes back, or the network: no need to wait for the next try. */
  hurry(): void {
    if (this.store.getState().kind === 'offline') this.call.abort();
  }

  /** The network is gone: what is open will answer no more. */
  lose(): void {
    if (this.isLive) this.call.abort();
  }

  get isLive(): boolean {
    return this.store.getState().kind === 'live';
  }

  /** Whether others go on with all that was done here. */
  get isHeldByOthers(): boolean {
    const { others } = this.store.getState();
    return this.isLive && others.length > 0 && this.isSettled;
  }

  get shown(): NormalScreen {
    return this.document.stored;
  }

  /** The saved screen that this one goes on from, as far as known. */
  get base(): NormalScreen {
    return this.shared?.base ?? this.opened;
  }

  /** Waits until everything is in order. Resolves to what a save tells of it; undefined = nobody else is to know. */
  async settle(): Promise<{ room: string; clientId: string; seq: number } | undefined> {
    const until = Date.now() + SETTLE_MS;
    while (this.isLive && !this.isSettled && Date.now() < until) {
      await this.flush();
      await this.clock.wait(20, this.stopped.signal);
    }
    return this.isLive && this.isSettled && this.shared ? { ...this.seat, seq: this.shared.seq } : undefined;
  }

  /** Waits for word of a revision that another has saved. Resolves to whether it came. */
  async hearsOf(after: number): Promise<boolean> {
    for (let tries = 0; tries < 50 && this.isLive && this.document.stored.revision <= after; tries++) {
      await this.clock.wait(50, this.stopped.signal);
    }
    return this.document.stored.revision > after;
  }

  /** A save outside of a room: the base is what was saved. */
  noteSaved(screen: NormalScreen, revision: number): void {
    if (!this.shared) this.shared = new SharedScreen({ ...screen, revision }, 0);
    else if (!this.isLive) this.shared.base = { ...screen, revision };
  }

  /** Takes over what was saved elsewhere; where both wrote, what is here holds and is shown as a conflict. */
  async mergeNewest(): Promise<void> {
    const newest = await this.api.load(this.document.stored.reportCode, 0);
    const { screen, fields, conflicts } = mergeOf({ base: this.base, shown: this.document.stored, theirs: newest });
    this.take(screen, fields);
    this.document.takeRevision(newest.revision, false);
    if (this.shared) this.shared.base = newest;
    else this.shared = new SharedScreen(newest, 0);
    this.addConflicts(conflicts);
    this.plan();
  }

  /** The screen gets the one value or the other, as an own step. */
  decide(conflict: Conflict, side: Conflict['holds']): void {
    this.dismiss(conflict);
    const after = applyEdit(this.document.stored, [stepTo(conflict.at, conflict[side])]);
    this.document.change(TOGETHER_WORDS.decided, (screen) => void Object.assign(screen, after), { isForStored: true });
  }

  dismiss(conflict: Conflict): void {
    this.store.setState(({ conflicts }) => ({ conflicts: conflicts.filter((one) => one !== conflict) }));
  }

  /** Whether the screen is what was saved after an edit of the room. */
  isWholeAt(seq: number): boolean {
    return this.isSettled && (this.shared?.seq ?? 0) <= seq;
  }

  /** Where this editor is now. Said only while somebody is there to see it. */
  tell(at: PartialPresence): void {
    this.teller.note(at);
  }

  private get seat(): Seat {
    return { room: this.room, clientId: this.clientId };
  }

  private get isSettled(): boolean {
    const { shared } = this;
    return shared !== undefined && shared.waiting.length === 0 && shared.localOf(this.document.stored).length === 0;
  }

  private async stay(signal: AbortSignal): Promise<void> {
    for (let failures = 0; !signal.aborted;) {
      this.call = new AbortController();
      try {
        await this.enter();
        failures = 0;
        await this.follow();
      } catch (reason) {
        if (isForGood(reason)) {
          this.store.setState({ kind: 'off', others: [] });
          return;
        }
      }
      if (signal.aborted) return;
      this.call = new AbortController();
      this.store.setState({ kind: 'offline', others: [] });
      this.count();
      await this.clock.wait(retryMs(failures++), this.call.signal);
    }
  }

  /** Comes into the room, for the first time or again, with all that was done meanwhile. */
  private async enter(): Promise<void> {
    const { reportCode } = this.opened;
    const { room, baseRevision, baseSeq, droppedSeq } = await this.api.join(reportCode, this.clientId);
    const { shared } = this;
    const isSameRoom = room === this.room;
    if (shared && isSameRoom && shared.seq >= droppedSeq) {
      await this.sendAgain(shared);
      return;
    }
    const former = this.base;
    const base = former.revision === baseRevision ? former : await this.api.load(reportCode, baseRevision);
    const joined = join({ former, base, baseSeq, shared, isSameRoom, shown: this.document.stored });
    this.shared = joined.shared;
    joined.shared.touch();
    this.room = room;
    if (base !== former) {
      this.take(joined.screen, joined.fields);
      this.document.takeRevision(baseRevision, !joined.hasOwn);
    }
    this.addConflicts(joined.conflicts);
    await this.sendAgain(joined.shared);
    this.plan();
  }

  private async sendAgain(shared: SharedScreen): Promise<void> {
    const { waiting } = shared;
    if (waiting.length === 0) return;
    const seqs = await this.api.send(this.seat, waiting);
    waiting.forEach(({ editId }, place) => {
      if ((seqs[place] ?? 0) <= shared.seq) shared.forget(editId);
    });
  }

  private async follow(): Promise<void> {
    const known = { after: this.shared?.seq ?? 0, revision: this.base.revision };
    const handleSign = (): void => {
      if (this.isLive) return;
      this.store.setState({ kind: 'live' });
      this.plan();
    };
    for await (const event of followRoom(this.api, this.seat, known, this.call, handleSign)) this.hear(event);
  }

  private hear(event: HeardEvent): void {
    if (event.kind === 'edits') for (const edit of event.edits) this.hearEdit(edit);
    else if (event.kind === 'people') this.hearPeople(event.people);
    else this.hearSaved(event);
    this.count();
  }

  private hearEdit(edit: OrderedEdit): void {
    const shown = this.document.stored;
    if (!this.shared) return;
    const { screen, fields, conflicts } = this.shared.take(edit, this.clientId, shown);
    if (screen !== shown) this.take(screen, fields);
    this.addConflicts(conflicts);
  }

  private hearPeople(people: readonly Person[]): void {
    const others = people.filter(({ clientId }) => clientId !== this.clientId);
    const isNew = others.length > this.store.getState().others.length;
    this.store.setState({ others });
    if (isNew) this.teller.note({});
  }

  private hearSaved({ revision, seq, name, clientId }: HeardEvent & { kind: 'saved' }): void {
    const { shared } = this;
    if (!shared) return;
    shared.saved(revision, seq);
    this.document.takeRevision(revision, this.isWholeAt(seq));
    if (clientId !== this.clientId) this.store.setState({ savedBy: { name, revision } });
  }

  private take(screen: NormalScreen, fields: readonly FieldPath[]): void {
    this.isTaking = true;
    this.document.takeFromOthers({ ...screen, revision: this.document.stored.revision }, fields);
    this.isTaking = false;
  }

  private addConflicts(more: readonly Conflict[]): void {
    if (more.length === 0) return;
    this.store.setState(({ conflicts }) => ({ conflicts: withConflicts(conflicts, more) }));
  }

  private count(): void {
    const { shared } = this;
    if (!shared) return;
    const waiting = shared.waiting.length + (shared.localOf(this.document.stored).length > 0 ? 1 : 0);
    if (waiting !== this.store.getState().waiting) this.store.setState({ waiting });
  }

  private plan(): void {
    this.sendTimer ??= setTimeout(() => {
      this.sendTimer = undefined;
      void this.flush();
    }, SEND_MS);
  }

  /** Sends what is new; one call at a time, so that own edits keep their order. */
  private async flush(): Promise<void> {
    const { shared } = this;
    const canSend = this.isLive && !this.isSending;
    const sent = canSend ? shared?.send(this.document.stored, makeId()) : undefined;
    this.count();
    if (!sent) return;
    this.isSending = true;
    try {
      await this.api.send(this.seat, [sent]);
    } catch {
      // It stays among those that wait; joining again sends it again.
      this.call.abort();
    } finally {
      this.isSending = false;
    }
    if (this.isLive) this.plan();
  }
}
