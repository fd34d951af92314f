import { setTimeout as sleep } from 'node:timers/promises';
import type { Person, Presence } from '@aj-report/contract';
import type { Needs } from '../../platform/needs.ts';
import { leaseOf } from './co-edit.service.ts';
import * as store from './co-edit.store.ts';

export type WatchNeeds = Needs<'background' | 'clock' | 'config' | 'db' | 'log'>;

/** ms between two looks for what happened on another server */
const LOOK_MS = 250;
/** ms; what happens on this server within this time is looked for once */
const GATHER_MS = 40;
/** ms between two signs of life of those who follow */
const RENEW_MS = 10_000;

/** What a look at a room has found. */
export interface Seen {
  readonly room: store.Room;
  readonly people: readonly Person[];
  /** The people as text, equal when nothing of them has changed. */
  readonly peopleText: string;
}

/** Looks at one room for all who follow it on this server. */
export class RoomWatch {
  /** undefined = not looked yet; `over` = the room is no more */
  seen: Seen | 'over' | undefined;
  private readonly app: WatchNeeds;
  private readonly id: string;
  /** What wakes each that follows, by its editor. */
  private readonly followers = new Map<() => void, string>();
  private hurry = new AbortController();
  private renewedMs = performance.now();

  constructor(app: WatchNeeds, id: string) {
    this.app = app;
    this.id = id;
  }

  get size(): number {
    return this.followers.size;
  }

  follow(clientId: string, wake: () => void): void {
    this.followers.set(wake, clientId);
    if (this.followers.size === 1) this.begin();
    else this.nudge();
  }

  leave(wake: () => void): void {
    this.followers.delete(wake);
  }

  /** Something happened on this server: others see it at once. */
  nudge(): void {
    this.hurry.abort();
  }

  private begin(): void {
    this.app.background.start('edit room', async (stop) => {
      while (this.followers.size > 0 && !stop.aborted) {
        await this.look().catch((error: unknown) => this.app.log.error({ err: error }, 'no look at an edit room'));
        const signal = AbortSignal.any([stop, this.hurry.signal]);
        await sleep(LOOK_MS, undefined, { signal, ref: false }).catch(() => undefined);
        if (this.hurry.signal.aborted)
          await sleep(GATHER_MS, undefined, { signal: stop, ref: false }).catch(() => undefined);
        this.hurry = new AbortController();
      }
    });
  }

  private async look(): Promise<void> {
    await this.renew();
    const now = this.app.clock.now().toISOString();
    const room = await store.findRoom(this.app.db, this.id);
    const rows = room ? await store.findPeople(this.app.db, this.id, now) : [];
    const people = rows.map(({ whereabouts, ...person }): Person => {
      return whereabouts === '' ? person : { ...person, at: JSON.parse(whereabouts) as Presence };
    });
    this.seen = room ? { room, people, peopleText: JSON.stringify(people) } : 'over';
    for (const wake of this.followers.keys()) wake();
  }

  private async renew(): Promise<void> {
    if (performance.now() - this.renewedMs < RENEW_MS) return;
    this.renewedMs = performance.now();
    await store.renewLeases(this.app.db, this.id, [...new Set(this.followers.values())], leaseOf(this.app));
  }
}
