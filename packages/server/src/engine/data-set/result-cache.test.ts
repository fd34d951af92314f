import { describe, expect, it } from 'vitest';
import { etagOf } from './etag-of.ts';
import { ResultCache } from './result-cache.ts';

describe('the result cache', () => {
  it('answers what is young enough for who asks', () => {
    const cache = new ResultCache<string>(10_000);
    cache.set('a', 'A', 100, 1000);
    expect(cache.get('a', 1999, 1000)).toBe('A');
    expect([cache.has('a', 1999, 1000), cache.has('a', 2000, 1000), cache.has('b', 0, 1000)]).toEqual([
      true,
      false,
      false,
    ]);
    expect([cache.get('a', 2000, 1000), cache.get('a', 2000, 60_000)]).toEqual([undefined, 'A']);
    cache.set('forever', 'F', 100);
    expect(cache.get('forever', 1e15, 0)).toBe('F');
  });

  it('lets go of what was not asked for the longest', () => {
    const cache = new ResultCache<string>(3500);
    for (const key of ['a', 'b', 'c']) cache.set(key, key, 500);
    expect(cache.get('a', 0, 0)).toBe('a');
    cache.set('d', 'd', 500);
    expect(['a', 'b', 'c', 'd'].map((key) => cache.get(key, 0, 0))).toEqual(['a', undefined, 'c', 'd']);
    expect(cache.bytes).toBeLessThanOrEqual(3500);
  });

  it('lets the oldest go where all were asked for, and holds the newest', () => {
    const cache = new ResultCache<string>(3500);
    for (const key of ['a', 'b', 'c']) cache.set(key, key, 500);
    for (const key of ['c', 'b', 'a', 'c']) cache.get(key, 0, 0);
    cache.set('d', 'd', 500);
    expect(['a', 'b', 'c', 'd'].map((key) => cache.has(key, 0, 0))).toEqual([false, true, true, true]);
  });

  it('keeps nothing larger than itself and replaces in place', () => {
    const cache = new ResultCache<string>(2000);
    cache.set('big', 'x', 5000);
    expect(cache.get('big', 0, 0)).toBe(undefined);
    cache.set('a', 'old', 100);
    cache.set('a', 'new', 100);
    expect([cache.get('a', 0, 0), cache.bytes]).toEqual(['new', 612]);
  });
});

describe('an etag', () => {
  it('is the same for the same bytes and another one for others', () => {
    expect(etagOf(Buffer.from('a'))).toBe(etagOf(Buffer.from('a')));
    expect(etagOf(Buffer.from('a'))).not.toBe(etagOf(Buffer.from('b')));
    expect(etagOf(Buffer.from('a'))).toMatch(/^[\w-]{22}$/);
  });

  it('is another one for the same rows of more, and for rows that are cut', () => {
    const rows = Buffer.from('[]');
    const names = [
      etagOf(rows),
      etagOf(rows, 0),
      etagOf(rows, 5),
      etagOf(rows, 5, true),
      etagOf(rows, undefined, true),
    ];
    expect(new Set(names).size).toBe(names.length);
  });
});
