import { toTable } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { toRowsData } from '../../shapes/rows.ts';
import { parseInline, parseRichText } from './parse-rich-text.ts';
import { hasTokens, plainText, rowsToWrite, writeToken } from './rich-text.option.ts';

const text = (words: string) => ({ kind: 'text', text: words });

describe('a line of rich text', () => {
  it('has bold, italic, accent, struck and code parts, one within the other', () => {
    expect(parseInline('a **b *c*** ==d== ~~e~~ `f*`')).toEqual([
      text('a '),
      { kind: 'bold', children: [text('b *c')] },
      text('* '),
      { kind: 'accent', children: [text('d')] },
      text(' '),
      { kind: 'struck', children: [text('e')] },
      text(' '),
      { kind: 'code', text: 'f*' },
    ]);
    expect(parseInline('==**甲**==')).toEqual([
      { kind: 'accent', children: [{ kind: 'bold', children: [text('甲')] }] },
    ]);
  });

  it('keeps marks without an end, around space, or behind a backslash', () => {
    for (const words of ['2 * 3 * 4', '**a', 'a == b', '[a](', '{', '{}', '{a|unknown}', '`'])
      expect(parseInline(words)).toEqual([text(words)]);
    expect(parseInline('\\*a\\* \\{b\\}')).toEqual([text('*a* {b}')]);
  });

  it('has fields with a format', () => {
    expect(parseInline('{销售额|percent:1}{ 地区 }')).toEqual([
      { kind: 'token', field: '销售额', format: 'percent', decimals: 1 },
      { kind: 'token', field: '地区', format: 'auto', decimals: null },
    ]);
  });

  it('has links, whose address is judged later', () => {
    expect(parseInline('[看**这里**](javascript:x)')).toEqual([
      { kind: 'link', address: 'javascript:x', children: [text('看'), { kind: 'bold', children: [text('这里')] }] },
    ]);
  });

  it('is parsed quickly however deep its marks are', () => {
    expect(parseInline('*'.repeat(5000)).length).toBeGreaterThan(0);
    expect(parseInline('[['.repeat(5000)).length).toBe(1);
  });
});

describe('the blocks of rich text', () => {
  it('are headings, paragraphs, lists, quotes and rules', () => {
    const kinds = parseRichText('# a\nb\nc\n\n- d\n- e\n1. f\n> g\n> h\n---\n#no heading').map(({ kind }) => kind);
    expect(kinds).toEqual(['heading', 'paragraph', 'list', 'list', 'quote', 'rule', 'paragraph']);
  });

  it('keep line breaks within a paragraph', () => {
    expect(parseRichText('a\r\nb')).toEqual([
      { kind: 'paragraph', children: [text('a'), { kind: 'break' }, text('b')] },
    ]);
  });
});

describe('a field in rich text', () => {
  const data = toRowsData(toTable([{ sales: 9_854_000, rate: 0.9824, note: '**x**', none: null }]), [
    { role: 'text', field: 'sales', label: '销售额' },
    { role: 'text', field: 'rate' },
    { role: 'text', field: 'note' },
    { role: 'text', field: 'none' },
  ]);
  const write = (words: string) => plainText(parseRichText(words), (token) => writeToken(token, data, 0, 'zh'));

  it('is written in its format, by the name or the label of its column', () => {
    expect(write('{sales|short} {销售额} {rate|percent:1}')).toBe('985.4万 9,854,000 98.2%');
  });

  it('is a dash where there is no value or no column', () => {
    expect(write('{none}{other}')).toBe('——');
  });

  it('is never markup', () => {
    expect(write('{note}')).toBe('**x**');
  });

  it('is needed only where the text has one', () => {
    expect(hasTokens(parseRichText('- a **{b}**'))).toBe(true);
    expect(hasTokens(parseRichText('# a'))).toBe(false);
  });

  it('is written once, or once a row up to the limit', () => {
    expect(rowsToWrite({ repeat: 'first', limit: 5 }, 100)).toBe(1);
    expect(rowsToWrite({ repeat: 'each', limit: 5 }, 100)).toBe(5);
    expect(rowsToWrite({ repeat: 'each', limit: 5 }, 0)).toBe(0);
  });
});
