import { toTable, type Table } from '@aj-report/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DataFeed } from './data-feed.ts';
import type { DataAnswer, DataProvider, DataQuery, WatchEnd, WatchListener } from './data-provider.ts';
import { TestTimers } from './test-timers.testing.ts';

const first = toTable([{ n: 1 }]);
const second = toTable([{ n: 2 }]);

interface OpenWatch {
  readonly queries: readonly DataQuery[];
  readonly listener: WatchListener;
  readonly signal: AbortSignal;
  readonly end: (end: WatchEnd) => void;
}

/** Answers every round at once, and leaves its watches to the test. */
class WatchingProvider implements DataProvider {
  readonly rounds: (readonly DataQuery[])[] = [];
  readonly watches: OpenWatch[] = [];

  async query(_code: string, queries: readonly DataQuery[], onAnswer: (answer: DataAnswer) => void): Promise<void> {
    this.rounds.push(queries);
    for (const { id } of queries) onAnswer({ id, table: first });
  }

  watch = (_code: string, queries: readonly DataQuery[], listener: WatchListener, signal: AbortSignal) =>
    new Promise<WatchEnd>((end, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error));
      this.watches.push({ queries, listener, signal, end });
    });
}

describe('a feed whose provider can watch', () => {
  let timers: TestTimers;
  let provider: WatchingProvider;
  let tables: [string, Table][];
  let feed: DataFeed;

  beforeEach(() => {
    timers = new TestTimers();
    timers.jitter = 0.5;
    provider = new WatchingProvider();
    tables = [];
    const onTable = (id: string, table: Table) => tables.push([id, table]);
    feed = new DataFeed({ onTable, onError: () => undefined, onSettled: () => undefined }, timers);
    feed.connect(provider, 'sales');
  });

  /** Lets the gathering time pass until so many watches have been opened. */
  const opened = (count: number) =>
    vi.waitFor(() => {
      timers.pass(300);
      const watch = provider.watches[count - 1];
      if (!watch) throw new Error(`${provider.watches.length} watches`);
      return watch;
    }, 20_000);
  const bind = (id: string, setCode: string, refreshMs: number) =>
    feed.bind(id, { setCode, contextData: {}, refreshMs });
  const settle = () => vi.waitFor(() => expect(feed.isBusy).toBe(false), 20_000);

  it('asks the first round itself, then rests while the watch lives', async () => {
    bind('a', 's', 2_000);
    bind('once', 't', 0);
    const watch = await opened(1);
    expect(provider.rounds[0]).toEqual([
      { id: 'a', setCode: 's', contextData: {}, refreshMs: 2_000 },
      { id: 'once', setCode: 't', contextData: {} },
    ]);
    expect(watch.queries).toEqual([{ id: 'a', setCode: 's', contextData: {}, refreshMs: 2_000 }]);
    watch.listener.onLive();
    const { length } = provider.rounds;
    timers.pass(60_000);
    await settle();
    expect(provider.rounds).toHaveLength(length);
    watch.listener.onAnswer({ id: 'a', table: second });
    expect(tables.at(-1)).toEqual(['a', second]);
  });

  it('asks by its clock until the watch lives', async () => {
    bind('a', 's', 2_000);
    await opened(1);
    const { length } = provider.rounds;
    timers.pass(4_000);
    await settle();
    expect(provider.rounds.length).toBeGreaterThan(length);
  });

  it('opens no watch where nothing is refreshed', async () => {
    bind('once', 't', 0);
    await settle();
    timers.pass(10_000);
    await settle();
    expect(provider.watches).toEqual([]);
  });

  it('watches all that the screen refreshes as a whole', async () => {
    feed.refreshEvery(10_000);
    bind('once', 't', 0);
    expect((await opened(1)).queries).toMatchObject([{ id: 'once', refreshMs: 10_000 }]);
  });

  it('opens another watch when other things are asked, and takes nothing from the old one', async () => {
    bind('a', 's', 2_000);
    const old = await opened(1);
    old.listener.onLive();
    feed.bind('a', { setCode: 's', contextData: { city: 'x' }, refreshMs: 2_000 });
    old.listener.onAnswer({ id: 'a', table: second });
    const next = await opened(2);
    expect(old.signal.aborted).toBe(true);
    expect(next.queries).toMatchObject([{ contextData: { city: 'x' } }]);
    expect(tables.every(([, table]) => table === first)).toBe(true);
  });

  it('closes its watch while nobody looks and opens it again without asking', async () => {
    bind('a', 's', 2_000);
    const watch = await opened(1);
    watch.listener.onLive();
    feed.pause();
    await vi.waitFor(() => expect(watch.signal.aborted).toBe(true), 20_000);
    timers.pass(60_000);
    const { length } = provider.rounds;
    feed.resume();
    expect((await opened(2)).queries).toHaveLength(1);
    expect(provider.rounds).toHaveLength(length);
  });

  it('tries once more when a watch breaks, then goes on by its clock', async () => {
    bind('a', 's', 2_000);
    const watch = await opened(1);
    watch.listener.onLive();
    timers.pass(61_000);
    const { length } = provider.rounds;
    watch.end('broken');
    const retried = await opened(2);
    expect(provider.rounds).toHaveLength(length);
    retried.end('broken');
    await vi.waitFor(() => {
      timers.pass(500);
      expect(provider.rounds.length).toBeGreaterThan(length);
    }, 20_000);
    (await opened(3)).listener.onLive();
    const { length: asked } = provider.rounds;
    timers.pass(60_000);
    await settle();
    expect(provider.rounds).toHaveLength(asked);
  });

  it('asks at once when it is refused, to learn why', async () => {
    bind('a', 's', 3_600_000);
    const watch = await opened(1);
    watch.listener.onLive();
    const { length } = provider.rounds;
    watch.end('refused');
    await vi.waitFor(() => expect(provider.rounds).toHaveLength(length + 1), 20_000);
  });

  it('asks by its clock where there is no watch to be had, and tries again after minutes', async () => {
    bind('a', 's', 2_000);
    (await opened(1)).end('absent');
    await new Promise(setImmediate);
    timers.pass(200_000);
    await settle();
    expect(provider.watches).toHaveLength(1);
    expect(provider.rounds.length).toBeGreaterThan(1);
    timers.pass(200_000);
    await opened(2);
  });

  it('asks by its clock while another screen has the connection, and takes it soon after', async () => {
    bind('a', 's', 2_000);
    (await opened(1)).end('taken');
    await new Promise(setImmediate);
    timers.pass(2_000);
    (await opened(2)).end('taken');
    await new Promise(setImmediate);
    timers.pass(3_000);
    await opened(3);
    expect(provider.rounds.length).toBeGreaterThan(1);
  });

  it('closes its watch with the screen', async () => {
    bind('a', 's', 2_000);
    const watch = await opened(1);
    feed.close();
    await vi.waitFor(() => expect(watch.signal.aborted).toBe(true), 20_000);
  });
});
