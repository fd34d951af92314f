import { expect, it } from 'vitest';
import { cutAlike, nameWidth } from './cut-names.ts';

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

it('reckons narrow and wide letters apart', () => {
  expect(nameWidth('illi', 10)).toBeLessThan(nameWidth('mmwm', 10) / 2.5);
  expect(nameWidth('华东', 10)).toBe(20);
});
