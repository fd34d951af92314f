import { expect, it } from 'vitest';
import { cutAlike } from './cut-names.ts';

it('finds what is left alike of several names', () => {
  const texts = [
    ['Centre 1', 'Cent…'],
    ['Centre 2', 'Cent…'],
    ['North', 'Nor…'],
    ['East', 'East'],
  ] as const;
  expect([...cutAlike(texts)]).toEqual(['Cent…']);
});

it('does not mind a name that stands in several places', () => {
  const texts = [
    ['Audio & video', 'Audio…'],
    ['Audio & video', 'Audio…'],
  ] as const;
  expect(cutAlike(texts).size).toBe(0);
});
