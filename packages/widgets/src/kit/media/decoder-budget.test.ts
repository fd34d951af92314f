import { describe, expect, it } from 'vitest';
import { decoderLoad, takeDecoder } from './decoder-budget.ts';

describe('the decoders of a page', () => {
  it('are given to sixteen players; others wait in turn', () => {
    const taken: number[] = [];
    const giveBack = Array.from({ length: 19 }, (_, i) => takeDecoder(() => taken.push(i)));
    expect(decoderLoad()).toEqual({ used: 16, waiting: 3 });
    giveBack[17]?.();
    giveBack[0]?.();
    giveBack[0]?.();
    expect(taken.slice(16)).toEqual([16]);
    expect(decoderLoad()).toEqual({ used: 16, waiting: 1 });
    for (const give of giveBack) give();
    expect(decoderLoad()).toEqual({ used: 0, waiting: 0 });
  });
});
