import { describe, expect, it } from 'vitest';
import { layoutFor } from './screen-layout.ts';
import { pageBeside, stepOfKey } from './turn-pages.ts';

describe('the pages of a screen', () => {
  const pages = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];

  it('follow each other, and the first follows the last', () => {
    expect(pageBeside(pages, 'a', 1)).toBe('b');
    expect(pageBeside(pages, 'c', 1)).toBe('a');
    expect(pageBeside(pages, 'a', -1)).toBe('c');
  });

  it('begin with the first where no page is named, or one that is gone', () => {
    expect(pageBeside(pages, '', 1)).toBe('b');
    expect(pageBeside(pages, 'gone', 1)).toBe('b');
  });

  it('are not turned where there is one', () => {
    expect(pageBeside([], '', 1)).toBeUndefined();
    expect(pageBeside([{ id: 'a' }], 'a', 1)).toBeUndefined();
  });

  it('turn by keys', () => {
    expect(['PageDown', 'ArrowRight', 'PageUp', 'ArrowLeft', 'f'].map(stepOfKey)).toEqual([1, 1, -1, -1, 0]);
  });
});

describe('the layout of a screen', () => {
  it('is that for phones in a narrow window, unless the address names one', () => {
    expect(layoutFor('', true)).toBe('phone');
    expect(layoutFor('?reportCode=a', false)).toBe('desktop');
    expect(layoutFor('?layout=desktop', true)).toBe('desktop');
    expect(layoutFor('?layout=phone', false)).toBe('phone');
    expect(layoutFor('?layout=tablet', true)).toBe('phone');
  });
});
