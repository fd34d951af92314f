import { describe, expect, it } from 'vitest';
import { toLoopMove } from './loop-scroll.ts';

describe('a move of a rolling list', () => {
  it('takes as many rows as go by in five seconds, at about the speed that is set', () => {
    const move = toLoopMove({ lengthPx: 720, rowPx: 36, boxPx: 180, speedPx: 24 });
    expect(move).toEqual({ wayPx: 144, durationMs: 500, cycleMs: 6000 });
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
