import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Needs } from './needs.ts';

type App = Needs<'background' | 'db' | 'log'>;

declare module 'fastify' {
  interface FastifyInstance {
    readonly deviceWatch: DeviceWatch;
  }
}

/** ms between two looks for what happened on another server */
const LOOK_MS = 1_000;

/** Looks at the devices that hold a call open on this server, for all of them at once. */
export class DeviceWatch {
  private readonly app: App;
  /** By id of a device: who hears that it was changed, revoked or deleted. */
  private readonly listeners = new Map<string, Set<() => void>>();
  /** What was last seen of each; undefined = not looked yet */
  private readonly seen = new Map<string, string>();
  private hurry = new AbortController();
  private isLooking = false;

  constructor(app: App) {
    this.app = app;
  }

  /** Gives back what ends it. */
  follow(deviceId: string, onChange: () => void): () => void {
    const own = this.listeners.get(deviceId) ?? new Set();
    own.add(onChange);
    this.listeners.set(deviceId, own);
    if (!this.isLooking) this.begin();
    return () => {
      own.delete(onChange);
      if (own.size > 0 || this.listeners.get(deviceId) !== own) return;
      this.listeners.delete(deviceId);
      this.seen.delete(deviceId);
    };
  }

  /** Something happened on this server: it is heard of at once. */
  nudge(): void {
    this.hurry.abort();
  }

  private begin(): void {
    this.isLooking = true;
    this.app.background.start('devices', async (stop) => {
      while (this.listeners.size > 0 && !stop.aborted) {
        await this.look().catch((error: unknown) => this.app.log.error({ err: error }, 'no look at the devices'));
        const signal = AbortSignal.any([stop, this.hurry.signal]);
        await sleep(LOOK_MS, undefined, { signal, ref: false }).catch(() => undefined);
        if (this.hurry.signal.aborted) this.hurry = new AbortController();
      }
      this.isLooking = false;
    });
  }

  private async look(): Promise<void> {
    const ids = [...this.listeners.keys()];
    const rows = await this.app.db.selectFrom('device').where('id', 'in', ids).select(['id', 'versionNo']).execute();
    const found = new Map(rows.map(({ id, versionNo }) => [id, String(versionNo)]));
    for (const id of ids) {
      const now = found.get(id) ?? 'gone';
      const before = this.seen.get(id);
      // Whoever stopped to listen meanwhile left nothing to compare.
      if (this.listeners.has(id)) this.seen.set(id, now);
      if (before !== now) for (const tell of this.listeners.get(id) ?? []) tell();
    }
  }
}

export function registerDeviceWatch(app: FastifyInstance): void {
  app.decorate('deviceWatch', new DeviceWatch(app));
}
