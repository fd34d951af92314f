import { describe, expect, it } from 'vitest';
import { EMPTY_REQUEST, fromRequestText, pathBelow, toRequestText } from './request-text.ts';

describe('The form of a request', () => {
  it('reads what it writes', () => {
    const form = {
      method: 'POST',
      apiUrl: 'orders?day=${day}',
      headers: [['X-Region', '${region}'] as const],
      body: '{\n  "page": 1\n}',
      rows: 'data.items',
    };
    expect(JSON.parse(toRequestText(form))).toEqual({
      apiUrl: 'orders?day=${day}',
      method: 'POST',
      header: { 'X-Region': '${region}' },
      body: { page: 1 },
      rows: 'data.items',
    });
    expect(fromRequestText(toRequestText(form))).toEqual(form);
    expect(fromRequestText(toRequestText(EMPTY_REQUEST))).toEqual(EMPTY_REQUEST);
  });

  it('keeps a body that is no JSON as it is', () => {
    const form = { ...EMPTY_REQUEST, method: 'POST', body: 'a=1&b=${b}' };
    expect(fromRequestText(toRequestText(form))).toEqual(form);
  });

  it('leaves texts to the editor that it cannot show', () => {
    const texts = [
      '[]',
      '{"apiUrl":',
      '{"apiUrl":1}',
      '{"method":"DELETE"}',
      '{"header":[1]}',
      '{"apiUrl":"a","more":1}',
    ];
    expect(texts.map(fromRequestText)).toEqual(texts.map(() => undefined));
    expect(fromRequestText('  ')).toEqual(EMPTY_REQUEST);
  });
});

describe('A path to rows', () => {
  it('is written step by step', () => {
    expect(pathBelow(pathBelow(pathBelow('', 'data'), 0), 'items')).toBe('data[0].items');
    expect(pathBelow('data', 'a.b')).toBe('data["a.b"]');
  });
});
