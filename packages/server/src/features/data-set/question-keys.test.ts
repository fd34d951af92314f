import { describe, expect, it } from 'vitest';
import type { RowsAsked } from '@aj-report/contract';
import { answerKeyOf, audienceKeyOf, questionKeysOf, setKeyOf } from './question-keys.service.ts';

const SET = { source: { databases: [] }, dynSentence: 'select 1', params: [], filters: [], texts: {} };

function keysOf(asked?: RowsAsked, value = 7) {
  const params = [{ name: 'n', type: 'number' as const, value }];
  return questionKeysOf(setKeyOf(SET, 'v1'), { params, maxRows: 10, lookups: [], asked });
}

describe('the keys of a question', () => {
  const first: RowsAsked = { page: { number: 1, size: 10 } };

  it('differ where the answers may', () => {
    const asked = [keysOf(), keysOf(undefined, 8), keysOf(first), keysOf({ page: { number: 2, size: 10 } })];
    expect(new Set(asked.map(({ key }) => key)).size).toBe(4);
    expect(answerKeyOf(keysOf(), 'rows')).not.toBe(answerKeyOf(keysOf(), 'table'));
  });

  it('differ for an import, the texts in place of codes and what rules leave to see', () => {
    const rule = { field: 'owner', symbol: '=' as const, values: ['li'] };
    const sets = [SET, { ...SET, texts: { a: { '1': 'one' } } }, { ...SET, filters: [rule] }];
    const keys = [...sets.map((set) => setKeyOf(set, 'v1')), setKeyOf(SET, 'v2')];
    expect(new Set(keys).size).toBe(4);
  });

  it('have a part that all pages share, whatever their order, and filters do not', () => {
    const { pagesKey } = keysOf(first);
    expect(keysOf({ page: { number: 2, size: 10 }, sort: [{ field: 'a', order: 'desc' }] }).pagesKey).toBe(pagesKey);
    const filter = [{ field: 'a', symbol: '=' as const, values: ['1'] }];
    expect(keysOf({ ...first, filter } as RowsAsked).pagesKey).not.toBe(pagesKey);
    expect(keysOf().pagesKey).toBeUndefined();
  });

  it('of an audience do not depend on the order of the values', () => {
    const asked = { audience: 'share 1', setCode: 'sales', rows: undefined };
    const key = audienceKeyOf({ ...asked, contextData: { a: 1, b: 2 } });
    expect(audienceKeyOf({ ...asked, contextData: { b: 2, a: 1 } })).toBe(key);
    expect(audienceKeyOf({ ...asked, audience: 'share 2', contextData: { a: 1, b: 2 } })).not.toBe(key);
  });
});
