import { describe, expect, it } from 'vitest';
import { firstChosen, optionsOf, toChoices } from './set-choices.ts';

const base = { setName: '集' };
const here = { ...base, setCode: 'a', state: 'here', canBring: true, sourceCode: 's', sourceState: 'here' } as const;
const brought = {
  ...base,
  setCode: 'b',
  state: 'brought',
  canBring: true,
  sourceCode: 's',
  sourceState: 'brought',
} as const;
const missing = { ...base, setCode: 'c', state: 'missing', canBring: false } as const;
const dataSets = [here, brought, missing];
const sets = [
  { setCode: 'a', setName: '甲' },
  { setCode: 'z', setName: '末' },
];

describe('data sets of an import', () => {
  it('are first those that are here, then those that come along, else open', () => {
    expect(firstChosen({ dataSets }, true)).toEqual({ a: 'use:a', b: 'bring:', c: '' });
    expect(firstChosen({ dataSets }, false)).toEqual({ a: 'use:a', b: '', c: '' });
    expect(toChoices(firstChosen({ dataSets }, true))).toEqual({ b: { bring: true } });
  });

  it('can be replaced by any other, be brought where they can, or stay open', () => {
    const values = (set: (typeof dataSets)[number], mayBring = true) =>
      optionsOf(set, sets, mayBring, 'zh').map(({ value }) => value);
    expect(values(here)).toEqual(['use:a', 'bring:', 'use:z', '']);
    expect(values(brought)).toEqual(['bring:', 'use:a', 'use:z', '']);
    expect(values(missing)).toEqual(['use:a', 'use:z', '']);
    expect(values(brought, false)).toEqual(['use:a', 'use:z', '']);
    expect(optionsOf(brought, [], true, 'en')[0]).toMatchObject({ note: 'with its source s' });
    expect(toChoices({ a: 'use:z', b: '', c: 'use:a' })).toEqual({ a: { use: 'z' }, c: { use: 'a' } });
  });
});
