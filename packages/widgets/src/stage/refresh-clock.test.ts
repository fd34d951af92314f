import { beforeEach, describe, expect, it } from 'vitest';
import { RefreshClock } from './refresh-clock.ts';
import { TestTimers } from './test-timers.testing.ts';

describe('the refresh clock', () => {
  let timers: TestTimers;
  let rounds: (readonly string[])[];
  let clock: RefreshClock;

  beforeEach(() => {
    timers = new TestTimers();
    rounds = [];
    clock = new RefreshClock((keys) => rounds.push(keys), timers);
  });

  it('says every period what is due', () => {
    clock.set('a', 2000);
    timers.pass(6500);
    expect(rounds).toEqual([['a'], ['a'], ['a']]);
  });

  it('says together what has the same period, whenever it was set', () => {
    clock.set('a', 4000);
    timers.pass(1500);
    clock.set('b', 4000);
    timers.pass(7000);
    expect(rounds).toEqual([
      ['a', 'b'],
      ['a', 'b'],
    ]);
  });

  it('does not say at once again what was set just before a round', () => {
    clock.set('a', 4000);
    timers.pass(3900);
    clock.set('b', 4000);
    timers.pass(4200);
    expect(rounds).toEqual([['a'], ['a', 'b']]);
  });

  it('says multiples of a period together with it, on every wall', () => {
    timers.jitter = 0.7;
    clock = new RefreshClock((keys) => rounds.push(keys), timers);
    timers.pass(300);
    clock.set('a', 2000);
    timers.pass(200);
    clock.set('b', 4000);
    timers.pass(7500);
    expect(rounds).toEqual([['a'], ['a', 'b'], ['a']]);
  });

  it('is never faster than once a second', () => {
    clock.set('a', 10);
    timers.pass(3500);
    expect(rounds).toHaveLength(3);
  });

  it('never comes for a period of zero', () => {
    clock.set('a', 0);
    timers.pass(1e6);
    expect(rounds).toEqual([]);
  });

  it('comes a little later than the period, so that walls do not ask in step', () => {
    timers.jitter = 0.5;
    clock = new RefreshClock((keys) => rounds.push(keys), timers);
    clock.set('a', 10_000);
    timers.pass(10_400);
    expect(rounds).toEqual([]);
    timers.pass(200);
    expect(rounds).toEqual([['a']]);
  });

  it('sleeps while paused and catches up once on resuming', () => {
    clock.set('a', 1000);
    clock.pause();
    timers.pass(10_000);
    expect(rounds).toEqual([]);
    clock.resume();
    timers.pass(0);
    expect(rounds).toEqual([['a']]);
  });

  it('keeps its beat when the same period is set again', () => {
    clock.set('a', 2000);
    timers.pass(1500);
    clock.set('a', 2000);
    timers.pass(500);
    expect(rounds).toEqual([['a']]);
  });

  it('forgets what was deleted', () => {
    clock.set('a', 1000);
    clock.delete('a');
    timers.pass(5000);
    expect(rounds).toEqual([]);
  });
});
