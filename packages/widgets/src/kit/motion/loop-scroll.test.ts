import { describe, expect, it } from 'vitest';
import { toLoopMove } from './loop-scroll.ts';

describe('a move of a rolling list', () => {
  it('takes as many rows as go by in ten seconds, at about the speed that is set', () => {
    const move = toLoopMove({ lengthPx: 720, rowPx: 36, boxPx: 180, speedPx: 12 });
    expect(move).toEqual({ wayPx: 144, durationMs: 500, cycleMs: 10_000 });
  });

  it('begins together with those of lists at another speed', () => {
    const cycles = [4, 7, 9, 12, 20].map(
      (speedPx) => toLoopMove({ lengthPx: 720, rowPx: 36, boxPx: 180, speedPx }).cycleMs,
    );
    expect(cycles.map((cycleMs) => cycleMs % 5000)).toEqual([0, 0, 0, 0, 0]);
  });

  it('takes no more rows than are seen at once, and one at least', () => {
    expect(toLoopMove({ lengthPx: 720, rowPx: 36, boxPx: 80, speedPx: 60 }).wayPx).toBe(72);
    expect(toLoopMove({ lengthPx: 720, rowPx: 36, boxPx: 20, speedPx: 60 }).wayPx).toBe(36);
  });

  it('goes on without a rest where the speed leaves none', () => {
    const { durationMs, cycleMs } = toLoopMove({ lengthPx: 720, rowPx: 36, boxPx: 80, speedPx: 900 });
    expect(durationMs).toBe(cycleMs);
  });
});
