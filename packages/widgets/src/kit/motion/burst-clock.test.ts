import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onBurst } from './burst-clock.ts';

describe('the clock of bursts', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** What a listener receives within so many ms, with the ms at which it receives it. */
  function listen(): { readonly heard: [boolean, number][]; readonly stop: () => void } {
    const begin = Date.now();
    const heard: [boolean, number][] = [];
    return { heard, stop: onBurst((isMoving) => heard.push([isMoving, Date.now() - begin])) };
  }

  it('lets ornaments move for a twentieth of the time, after the entrances of a page', () => {
    const { heard, stop } = listen();
    vi.advanceTimersByTime(122_000);
    const changes = heard.map(([isMoving]) => isMoving);
    expect(changes).toEqual([true, false, true, false, true]);
    const [first = 0, end = 0, second = 0] = heard.map(([, at]) => at);
    expect(first).toBeGreaterThan(1000);
    expect((end - first) / (second - first)).toBeCloseTo(0.053, 2);
    stop();
  });

  it('lets all move together, also those that come later, and sleeps when nobody listens', () => {
    const first = listen();
    vi.advanceTimersByTime(500);
    const second = listen();
    vi.advanceTimersByTime(2000);
    expect([first.heard.length, second.heard.length]).toEqual([1, 1]);
    expect(vi.getTimerCount()).toBe(1);
    first.stop();
    second.stop();
    expect(vi.getTimerCount()).toBe(0);
  });
});
