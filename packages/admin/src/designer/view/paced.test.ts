import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { paced } from './paced.ts';

describe('what is paced', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is done at once, then once a span however often it is asked for, and never left undone', () => {
    let done = 0;
    const ask = paced(() => done++, 100);
    ask();
    expect(done).toBe(1);
    for (let i = 0; i < 9; i++) ask();
    expect(done).toBe(1);
    vi.advanceTimersByTime(100);
    expect(done).toBe(2);
    vi.advanceTimersByTime(500);
    expect(done).toBe(2);
    ask();
    expect(done).toBe(3);
  });
});
