import {
  applyEdit,
  EDIT_LISTS,
  editBetween,
  fieldsOf,
  isSameField,
  isSameValue,
  valueAt,
  type FieldPath,
  type NormalScreen,
  type OrderedEdit,
  type Person,
  type RoomEvent,
  type ScreenEdit,
  type Whereabouts,
} from '@aj-report/contract';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { DocumentStore } from '../document/document-store.ts';
import { makeId } from '../document/make-id.ts';
import { SharedScreen, type Conflict } from './shared-screen.ts';
import type { Seat, TogetherApi } from './room-line.ts';
import { TOGETHER_WORDS } from './together.words.ts';

export interface TogetherState {
  /** `off`: the service has no part in it, the designer works as if alone. */
  readonly kind: 'off' | 'joining' | 'live' | 'offline';
  /** Everybody but this editor. */
  readonly others: readonly Person[];
  /** Own edits that the service has not confirmed. */
  readonly waiting: number;
  /** The newest last. */
  readonly conflicts: readonly Conflict[];
  /** Who saved last, and as which revision, unless it was this editor. */
  readonly savedBy: { readonly name: string; readonly revision: number } | undefined;
}

/** ms; changes within it go together */
const SEND_MS = 250;
/** ms between two words of where this editor is */
const TELL_MS = 120;
/** ms without a sign of life after which the connection counts as cut; the service gives one every 20 s at most */
const SILENCE_MS = 45_000;
const RETRY_MS = [500, 1_000, 2_000, 4_000, 8_000];
/** ms that a save waits until all edits are in order */
const SETTLE_MS = 10_000;
/** No way in: trying again changes nothing. */
const FOR_GOOD = [
  'live/off',
  'live/too-many',
  'record/not-found',
  'together/full',
  'together/save-first',
  'together/edit-invalid',
  'together/edit-large',
  'User.credentials.expired',
];
const CONFLICTS_KEPT = 20;

interface Clock {
  wait(ms: number, signal: AbortSignal): Promise<void>;
}

const realClock: Clock = {
  wait: (ms, signal) =>
    new Promise((resolve) => {
      const end = (): void => {
        clearTimeout(timer);
        signal.removeEventListener('abort', end);
        resolve();
      };
      const timer = setTimeout(end, ms);
      signal.addEventListener('abort', end, { once: true });
    }),
};

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
  private tellTimer: ReturnType<typeof setTimeout> | undefined;
  private whereabouts: Whereabouts = { page: '', layout: 'desktop', selection: [] };
  private stopped = new AbortController();
  private call = new AbortController();

  constructor(document: DocumentStore, api: TogetherApi, clock: Clock = realClock) {
    this.document = document;
    this.api = api;
    this.clock = clock;
    this.opened = document.stored;
    this.store = createStore<TogetherState>(() => ({
      kind: 'joining',
      others: [],
      waiting: 0,
      conflicts: [],
      savedBy: undefined,
    }));
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
      clearTimeout(this.tellTimer);
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
    const { base } = this;
    const mine = editBetween(base, this.document.stored);
    const theirs = editBetween(base, newest);
    const shown = this.document.stored;
    const conflicts = meetings(mine, { base, shown, theirs: newest });
    const kept = theirs.filter((step) => !isWritten(step, mine));
    this.take(applyEdit(shown, kept), fieldsOf(kept));
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
  tell(at: { [K in keyof Whereabouts]?: Whereabouts[K] | undefined }): void {
    this.whereabouts = { ...this.whereabouts, ...at } as Whereabouts;
    if (this.tellTimer !== undefined || !this.isLive || this.store.getState().others.length === 0) return;
    this.tellTimer = setTimeout(() => {
      this.tellTimer = undefined;
      const { whereabouts } = this;
      if (this.isLive) void this.api.tell(this.seat, whereabouts).catch(() => undefined);
    }, TELL_MS);
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
        await this.follow(this.call.signal);
      } catch (reason) {
        const code = String((reason as { code?: unknown }).code);
        if (FOR_GOOD.includes(code)) {
          this.store.setState({ kind: 'off', others: [] });
          return;
        }
      }
      if (signal.aborted) return;
      this.call = new AbortController();
      this.store.setState({ kind: 'offline', others: [] });
      this.count();
      const ms = RETRY_MS[Math.min(failures++, RETRY_MS.length - 1)] ?? 0;
      await this.clock.wait(ms, this.call.signal);
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
    const local = shared?.localOf(this.document.stored) ?? editBetween(former, this.document.stored);
    const waiting = isSameRoom ? (shared?.waiting ?? []) : [];
    const next = new SharedScreen(base, baseSeq, waiting);
    const mine = isSameRoom ? [...waiting.flatMap(({ edit }) => edit), ...local] : this.mineSince(former, baseRevision);
    const shown = this.document.stored;
    const conflicts = meetings(mine, { base: former, shown, theirs: base });
    this.shared = next;
    next.touch();
    this.room = room;
    const isOther = base !== former;
    if (isOther) {
      this.take(applyEdit(base, mine), fieldsOf(editBetween(former, base)));
      this.document.takeRevision(baseRevision, mine.length === 0);
    }
    this.addConflicts(conflicts);
    await this.sendAgain(next);
    this.plan();
  }

  /** Own work that is not in the screen which is gone on from. */
  private mineSince(former: NormalScreen, revision: number): ScreenEdit {
    const { shared } = this;
    const shown = this.document.stored;
    // Nobody has saved: what others did and nobody has any more is kept too.
    if (!shared || former.revision === revision) return editBetween(former, shown);
    return [...shared.own, ...shared.waiting].flatMap(({ edit }) => edit).concat(shared.localOf(shown));
  }

  private async sendAgain(shared: SharedScreen): Promise<void> {
    const { waiting } = shared;
    if (waiting.length === 0) return;
    const seqs = await this.api.send(this.seat, waiting);
    waiting.forEach(({ editId }, place) => {
      if ((seqs[place] ?? 0) <= shared.seq) shared.forget(editId);
    });
  }

  private async follow(signal: AbortSignal): Promise<void> {
    const known = { after: this.shared?.seq ?? 0, revision: this.base.revision };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const handleSign = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => this.call.abort(), SILENCE_MS);
      if (this.store.getState().kind === 'live') return;
      this.store.setState({ kind: 'live' });
      this.plan();
    };
    try {
      for await (const event of this.api.follow(this.seat, known, signal, handleSign)) this.hear(event);
    } finally {
      clearTimeout(timer);
    }
  }

  private hear(event: RoomEvent): void {
    if (event.kind === 'edits') for (const edit of event.edits) this.hearEdit(edit);
    else if (event.kind === 'people') this.hearPeople(event.people);
    else if (event.kind === 'saved') this.hearSaved(event);
    else if (event.code !== 'server/unavailable' && event.code !== 'together/room-over') {
      throw Object.assign(new Error(event.message), { code: event.code });
    }
    this.count();
  }

  private hearEdit(edit: OrderedEdit): void {
    const { shared } = this;
    if (!shared) return;
    const shown = this.document.stored;
    const { screen, fields, conflicts } = shared.take(edit, this.clientId, shown);
    if (screen !== shown) this.take(screen, fields);
    this.addConflicts(conflicts);
  }

  private hearPeople(people: readonly Person[]): void {
    const others = people.filter(({ clientId }) => clientId !== this.clientId);
    const isNew = others.length > this.store.getState().others.length;
    this.store.setState({ others });
    if (isNew) this.tell({});
  }

  private hearSaved({ revision, seq, name, clientId }: RoomEvent & { kind: 'saved' }): void {
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
    this.store.setState(({ conflicts }) => {
      const others = conflicts.filter((old) => !more.some((one) => isSameField(one.at, old.at)));
      return { conflicts: [...others, ...more].slice(-CONFLICTS_KEPT) };
    });
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
    if (!shared || !this.isLive || this.isSending) {
      this.count();
      return;
    }
    const sent = shared.send(this.document.stored, makeId());
    this.count();
    if (!sent) return;
    this.isSending = true;
    try {
      await this.api.send(this.seat, [sent]);
    } catch {
      // It stays among those that wait; coming in again sends it again.
      this.call.abort();
    } finally {
      this.isSending = false;
    }
    if (this.isLive) this.plan();
  }
}

/** Puts a value where a conflict is: a field, or an entry that one has removed. */
function stepTo(at: FieldPath, value: unknown): ScreenEdit[number] {
  const list = EDIT_LISTS.find((name) => name === at[0]);
  const [, id = ''] = at;
  if (list && at.length === 2) {
    return value === undefined
      ? { do: 'remove', list, id }
      : { do: 'add', list, node: value as { id: string }, after: id };
  }
  return { do: 'set', at: [...at], ...(value === undefined ? {} : { value }) };
}

interface Sides {
  readonly base: NormalScreen;
  readonly shown: NormalScreen;
  readonly theirs: NormalScreen;
}

function isWritten(step: ScreenEdit[number], mine: ScreenEdit): boolean {
  return step.do === 'set' && fieldsOf(mine).some((field) => isSameField(field, step.at));
}

/** Fields that own edits write and that others have saved otherwise since the base. */
function meetings(mine: ScreenEdit, { base, shown, theirs }: Sides): Conflict[] {
  return fieldsOf(mine).flatMap((at) => {
    const [old, own, other] = [valueAt(base, at), valueAt(shown, at), valueAt(theirs, at)];
    if (isSameValue(old, other) || isSameValue(own, other)) return [];
    return [{ at, mine: own, theirs: other, by: '', holds: 'mine' as const }];
  });
}
