import { expect, it } from 'vitest';
import { joinRest, MAX_SERIES } from './few-series.option.ts';

const named = (count: number) => Array.from({ length: count }, (_, i) => ({ name: `s${i}`, rows: [i] }));

const join = (rest: readonly { readonly rows: number[] }[], name: string) => ({
  name,
  rows: rest.flatMap(({ rows }) => rows),
});

it('leaves as many series as can be distinguished alone', () => {
  const few = named(MAX_SERIES);
  expect(joinRest(few, 'zh', join)).toBe(few);
});

it('keeps every row of more series, the last ones under a name that says how many they are', () => {
  const drawn = joinRest(named(MAX_SERIES + 40), 'en', join);
  expect(drawn).toHaveLength(MAX_SERIES);
  expect(drawn.at(-1)?.name).toBe('41 others');
  expect(drawn.flatMap(({ rows }) => rows)).toHaveLength(MAX_SERIES + 40);
});
