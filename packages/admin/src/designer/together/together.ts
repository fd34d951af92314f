import type { FieldPath, NormalScreen, OrderedEdit, Person } from '@aj-report/contract';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { DocumentStore } from '../document/document-store.ts';
import { makeId } from '../document/make-id.ts';
import { realClock, type Clock } from './clock.ts';
import { ConflictList } from './conflict-list.ts';
import { mergeOf } from './conflicts.ts';
import { EditSender } from './edit-sender.ts';
import { CROWDED_RETRY_MS, followRoom, retryMs, type HeardEvent } from './follow-room.ts';
import { join } from './join.ts';
import { isCrowded, isForGood, isUnsaid, problemOf } from './problem.ts';
import { SharedScreen } from './shared-screen.ts';
import type { Seat, TogetherApi } from './room-line.ts';
import { AT_FIRST, type TogetherState } from './together-state.ts';
import { PresenceTeller, type PartialPresence } from './presence-teller.ts';

/** ms that a save waits until all edits are in order */
const SETTLE_MS = 10_000;
/** ms that nobody waits: the longest that a timer knows */
const NEVER_MS = 2 ** 31 - 1;

/** Keeps an open document in step with the others who edit it. */
export class Together {
  readonly clientId = makeId();
  readonly store: StoreApi<TogetherState>;
  readonly conflicts: ConflictList;
  private readonly document: DocumentStore;
  private readonly api: TogetherApi;
  private readonly clock: Clock;
  private readonly opened: NormalScreen;
  private shared: SharedScreen | undefined;
  private room = '';
  private isTaking = false;
  /** Nobody looks. */
  private isAway = false;
  private readonly sender: EditSender;
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
    this.conflicts = new ConflictList(document, this.store);
    this.sender = new EditSender({
      api,
      place: () => ({ seat: this.seat, shared: this.shared, shown: this.shown, isLive: this.isLive }),
      handleSent: () => this.count(),
      handleLoss: () => this.call.abort(),
      handleRefusal: (problem) => this.store.setState({ problem }),
    });
  }

  /** Joins, and stays until the returned function is called. */
  start(): () => void {
    this.stopped = new AbortController();
    this.isAway = false;
    this.store.setState({ kind: 'joining', others: [] });
    const stop = this.document.store.subscribe((state, before) => {
      if (state.stored === before.stored || this.isTaking) return;
      this.shared?.touch();
      this.sender.plan();
    });
    void this.stay(this.stopped.signal);
    return () => {
      stop();
      this.sender.stop();
      this.teller.stop();
      this.stopped.abort();
      this.call.abort();
      if (this.room !== '') this.api.leave(this.seat, false);
    };
  }

  /** The page is looked at, or the network is back: no need to wait for the next try. */
  hurry(): void {
    const { kind } = this.store.getState();
    if (!this.isAway && kind !== 'live' && kind !== 'joining') this.call.abort();
  }

  /** Nobody looks: what is here is sent, then no connection is held until `comeBack`. */
  async goAway(): Promise<void> {
    this.isAway = true;
    await this.settle();
    if (!this.isAway || this.stopped.signal.aborted) return;
    this.teller.stop();
    const wasLive = this.isLive;
    this.call.abort();
    if (wasLive) this.api.leave(this.seat, true);
  }

  /** Somebody looks again: what happened meanwhile is caught up on. */
  comeBack(): void {
    if (!this.isAway) return;
    this.isAway = false;
    if (this.store.getState().kind === 'away') this.store.setState({ kind: 'joining' });
    if (!this.isLive) this.call.abort();
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
  async settle(): Promise<(Seat & { seq: number }) | undefined> {
    const until = Date.now() + SETTLE_MS;
    while (this.isSettling && Date.now() < until) {
      await this.sender.flush();
      await this.clock.wait(20, this.stopped.signal);
    }
    return this.isLive && this.isSettled && this.shared ? { ...this.seat, seq: this.shared.seq } : undefined;
  }

  /** What the room has, to be saved before it takes more; undefined = it takes more. */
  get overdue(): { readonly screen: NormalScreen; readonly place: Seat & { seq: number } } | undefined {
    const { shared } = this;
    if (!shared || this.store.getState().problem?.code !== 'together/save-first') return undefined;
    return { screen: shared.ordered, place: { ...this.seat, seq: shared.seq } };
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
    this.conflicts.add(conflicts);
    this.sender.plan();
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

  private get isSettling(): boolean {
    if (this.stopped.signal.aborted) return false;
    if (this.store.getState().kind === 'joining') return true;
    return this.isLive && !this.isSettled && !this.sender.isRefused;
  }

  private async stay(signal: AbortSignal): Promise<void> {
    for (let failures = 0; !signal.aborted; failures++) {
      let isFull = false;
      this.call = new AbortController();
      try {
        if (!this.isAway) await this.enter();
        failures = 0;
        if (!this.isAway) await this.follow();
      } catch (reason) {
        isFull = isCrowded(reason);
        if (isFull || isForGood(reason)) this.close(reason);
        if (isForGood(reason)) return;
      }
      if (!signal.aborted) await this.pause(isFull ? CROWDED_RETRY_MS : retryMs(failures), isFull);
    }
  }

  private close(reason: unknown): void {
    const problem = problemOf(reason);
    this.store.setState({ kind: 'off', others: [], problem: isUnsaid(problem) ? undefined : problem });
  }

  /** Until the next try, or whatever makes one worth it. */
  private async pause(ms: number, isFull: boolean): Promise<void> {
    this.call = new AbortController();
    if (this.isAway) this.store.setState({ kind: 'away', others: [] });
    else if (!isFull) this.store.setState({ kind: 'offline', others: [] });
    this.count();
    await this.clock.wait(this.isAway ? NEVER_MS : ms, this.call.signal);
  }

  /** Comes into the room, for the first time or again, with all that was done meanwhile. */
  private async enter(): Promise<void> {
    const { reportCode } = this.opened;
    const { room, baseRevision, baseSeq, droppedSeq } = await this.api.join(reportCode, this.clientId);
    const { shared } = this;
    const isSameRoom = room === this.room;
    if (shared && isSameRoom && shared.seq >= droppedSeq) return this.sender.sendAgain(shared);
    const former = this.base;
    const base = former.revision === baseRevision ? former : await this.api.load(reportCode, baseRevision);
    const joined = join({ former, base, baseSeq, shared, isSameRoom, shown: this.document.stored });
    this.shared = joined.shared;
    joined.shared.touch();
    this.room = room;
    if (base !== former) {
      this.sender.release();
      this.take(joined.screen, joined.fields);
      this.document.takeRevision(baseRevision, !joined.hasOwn);
    }
    this.conflicts.add(joined.conflicts);
    await this.sender.sendAgain(joined.shared);
    this.sender.plan();
  }

  private async follow(): Promise<void> {
    const known = { after: this.shared?.seq ?? 0, revision: this.base.revision };
    const handleSign = (): void => {
      if (this.isLive) return;
      this.store.setState({ kind: 'live', ...(this.sender.isRefused ? {} : { problem: undefined }) });
      this.sender.plan();
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
    this.conflicts.add(conflicts);
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
    if (this.overdue) this.sender.release();
    if (clientId !== this.clientId) this.store.setState({ savedBy: { name, revision } });
  }

  private take(screen: NormalScreen, fields: readonly FieldPath[]): void {
    this.isTaking = true;
    this.document.takeFromOthers({ ...screen, revision: this.document.stored.revision }, fields);
    this.isTaking = false;
  }

  private count(): void {
    const { shared } = this;
    if (!shared) return;
    const waiting = shared.waiting.length + (shared.localOf(this.document.stored).length > 0 ? 1 : 0);
    if (waiting !== this.store.getState().waiting) this.store.setState({ waiting });
  }
}
