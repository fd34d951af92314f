import { expect, it } from 'vitest';
import { EXPLANATIONS } from './explanations.ts';
import { FUNCTIONS } from './functions.ts';

it('explains every function of formulas, and nothing else', () => {
  expect(Object.keys(EXPLANATIONS).sort()).toEqual([...FUNCTIONS.keys()].sort());
});
