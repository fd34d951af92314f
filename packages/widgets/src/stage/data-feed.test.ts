import { toTable, type Table } from '@aj-report/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { DataFeed } from './data-feed.ts';
import type { DataAnswer, DataError, DataProvider, DataQuery } from './data-provider.ts';
import { TestTimers } from './test-timers.testing.ts';

const numbers = toTable([{ n: 1 }]);

/** Answers as the test says and remembers what was asked. */
class ScriptedProvider implements DataProvider {
  readonly rounds: (readonly DataQuery[])[] = [];
  answer: (query: DataQuery) => DataAnswer = ({ id }) => ({ id, table: numbers });
  held: (() => void) | undefined;
  isHeld = false;

  async query(_code: string, queries: readonly DataQuery[], onAnswer: (answer: DataAnswer) => void): Promise<void> {
    this.rounds.push(queries);
    if (this.isHeld) await new Promise<void>((resolve) => (this.held = resolve));
    for (const query of queries) onAnswer(this.answer(query));
  }
}

/** Lets all promises that can settle do so. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve();
}

describe('the data feed', () => {
  let timers: TestTimers;
  let provider: ScriptedProvider;
  let tables: [string, Table][];
  let errors: [string, DataError][];
  let settled: number;
  let feed: DataFeed;

  beforeEach(() => {
    timers = new TestTimers();
    provider = new ScriptedProvider();
    tables = [];
    errors = [];
    settled = 0;
    feed = new DataFeed(
      {
        onTable: (id, table) => tables.push([id, table]),
        onError: (id, error) => errors.push([id, error]),
        onSettled: () => settled++,
      },
      timers,
    );
    feed.connect(provider, 'sales');
  });

  it('asks identical questions once and gives the answer to all askers', async () => {
    feed.bind('a', { setCode: 'orders', contextData: { city: 'x', year: 1 }, refreshMs: 0 });
    feed.bind('b', { setCode: 'orders', contextData: { year: 1, city: 'x' }, refreshMs: 0 });
    feed.bind('c', { setCode: 'orders', contextData: { city: 'y', year: 1 }, refreshMs: 0 });
    await settle();
    expect(provider.rounds).toHaveLength(1);
    expect(provider.rounds[0]).toHaveLength(2);
    expect(tables.map(([id]) => id).sort()).toEqual(['a', 'b', 'c']);
    expect(settled).toBe(1);
  });

  it('asks again at the period of the most impatient asker', async () => {
    feed.bind('a', { setCode: 's', contextData: {}, refreshMs: 5000 });
    feed.bind('b', { setCode: 's', contextData: {}, refreshMs: 2000 });
    await settle();
    for (let second = 0; second < 4; second++) {
      timers.pass(1000);
      await settle();
    }
    expect(provider.rounds).toHaveLength(3);
  });

  it('does not ask anew what is still under way', async () => {
    provider.isHeld = true;
    feed.bind('a', { setCode: 's', contextData: {}, refreshMs: 1000 });
    await settle();
    timers.pass(5000);
    await settle();
    expect(provider.rounds).toHaveLength(1);
    provider.held?.();
    await settle();
    expect(tables).toHaveLength(1);
  });

  it('tells an error only to the widgets that asked', async () => {
    provider.answer = ({ id, setCode }) =>
      setCode === 'bad' ? { id, error: { code: 'sql/failed', message: 'no' } } : { id, table: numbers };
    feed.bind('a', { setCode: 'bad', contextData: {}, refreshMs: 0 });
    feed.bind('b', { setCode: 'good', contextData: {}, refreshMs: 0 });
    await settle();
    expect(errors).toEqual([['a', { code: 'sql/failed', message: 'no' }]]);
    expect(tables).toEqual([['b', numbers]]);
  });

  it('turns a provider that fails as a whole into errors of its widgets', async () => {
    provider.answer = () => {
      throw new Error('cable cut');
    };
    feed.bind('a', { setCode: 's', contextData: {}, refreshMs: 0 });
    await settle();
    expect(errors).toEqual([['a', { code: 'network/failed', message: 'cable cut' }]]);
    expect(feed.isBusy).toBe(false);
  });

  it('gives an unchanged answer the table that it has', async () => {
    feed.bind('a', { setCode: 's', contextData: {}, refreshMs: 0 });
    await settle();
    provider.answer = ({ id }) => ({ id, unchanged: true });
    feed.refresh('a');
    await settle();
    expect(tables).toEqual([
      ['a', numbers],
      ['a', numbers],
    ]);
  });

  it('shows a late asker at once what is known', async () => {
    feed.bind('a', { setCode: 's', contextData: {}, refreshMs: 0 });
    await settle();
    feed.bind('b', { setCode: 's', contextData: {}, refreshMs: 0 });
    expect(tables.at(-1)).toEqual(['b', numbers]);
    expect(provider.rounds).toHaveLength(1);
  });

  it('asks with the new parameters when they change, and no more with the old ones', async () => {
    feed.bind('a', { setCode: 's', contextData: { city: 'x' }, refreshMs: 2000 });
    await settle();
    feed.bind('a', { setCode: 's', contextData: { city: 'y' }, refreshMs: 2000 });
    await settle();
    timers.pass(2000);
    await settle();
    expect(provider.rounds.map(([query]) => query?.contextData)).toEqual([{ city: 'x' }, { city: 'y' }, { city: 'y' }]);
  });

  it('refreshes the whole screen at its own period', async () => {
    feed.bind('a', { setCode: 's', contextData: {}, refreshMs: 0 });
    feed.bind('b', { setCode: 't', contextData: {}, refreshMs: 0 });
    await settle();
    feed.refreshEvery(10_000);
    timers.pass(10_000);
    await settle();
    expect(provider.rounds).toHaveLength(2);
    expect(provider.rounds[1]).toHaveLength(2);
  });

  it('drops answers that come after it was closed', async () => {
    provider.isHeld = true;
    feed.bind('a', { setCode: 's', contextData: {}, refreshMs: 0 });
    await settle();
    feed.close();
    provider.held?.();
    await settle();
    expect(tables).toEqual([]);
  });
});
