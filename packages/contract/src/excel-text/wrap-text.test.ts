import { describe, expect, it } from 'vitest';
import { wrapText } from './wrap-text.ts';

/** A Chinese character is two wide, others are one. */
const widthOf = (text: string) => [...text].reduce((sum, one) => sum + (one.charCodeAt(0) > 0xff ? 2 : 1), 0);
const lines = (text: string, width: number) => wrapText(text, width, widthOf);

describe('A text in a width', () => {
  it('is broken between words, whose last space needs no room', () => {
    expect(lines('the quick brown fox', 9)).toEqual(['the quick', 'brown fox']);
    expect(lines('half-price tea', 6)).toEqual(['half-', 'price', 'tea']);
    expect(lines('-5 -6', 2)).toEqual(['-5', '-6']);
  });

  it('is broken between Chinese characters, but no line begins with a closing sign or ends with an opening one', () => {
    expect(lines('华东地区销售额', 6)).toEqual(['华东地', '区销售', '额']);
    expect(lines('合计，不含税', 4)).toEqual(['合', '计，', '不含', '税']);
    expect(lines('销售（含税）', 6)).toEqual(['销售', '（含', '税）']);
    expect(lines('第Q1季度', 4)).toEqual(['第Q1', '季度']);
  });

  it('keeps its own lines, and breaks within a word that is too wide', () => {
    expect(lines('one\n\ntwo', 9)).toEqual(['one', '', 'two']);
    expect(lines('a abcdefgh b', 3)).toEqual(['a', 'abc', 'def', 'gh', 'b']);
    expect(lines('华东', 1)).toEqual(['华', '东']);
    expect(lines('', 5)).toEqual(['']);
  });
});
