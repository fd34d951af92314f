import { describe, expect, it } from 'vitest';
import { keyOfValue, toDraft, toFilters } from './filter-draft.ts';

const of = { setCode: 'orders', field: 'amount' };
const nothing = { from: '', to: '', search: '', picked: new Set<string>() };

describe('a filter that is being chosen', () => {
  it('is a range, open at one end or both', () => {
    expect(toFilters(of, nothing)).toEqual([]);
    expect(toFilters(of, { ...nothing, from: '1' })).toEqual([{ ...of, symbol: '>=', value: '1' }]);
    expect(toFilters(of, { ...nothing, to: '9' })).toEqual([{ ...of, symbol: '<=', value: '9' }]);
    expect(toFilters(of, { ...nothing, from: '1', to: '9' })).toEqual([
      { ...of, symbol: 'between', value: ['1', '9'] },
    ]);
  });

  it('is a part of the text, or the values that were found by it and ticked', () => {
    expect(toFilters(of, { ...nothing, search: '杭' })).toEqual([{ ...of, symbol: 'contains', value: '杭' }]);
    const picked = new Set(['杭州', 3, null].map(keyOfValue));
    expect(toFilters(of, { ...nothing, search: '杭', picked })).toEqual([
      { ...of, symbol: 'in', value: ['杭州', '3', null] },
    ]);
  });

  it('shows what is chosen when it is opened again', () => {
    for (const draft of [
      nothing,
      { ...nothing, from: '1' },
      { ...nothing, from: '1', to: '9' },
      { ...nothing, search: 'x' },
      { ...nothing, to: '9', picked: new Set([keyOfValue(null), 'a']) },
    ]) {
      expect(toDraft(toFilters(of, draft))).toEqual(draft);
    }
  });
});
