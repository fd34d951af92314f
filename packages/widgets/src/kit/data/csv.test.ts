import { describe, expect, it } from 'vitest';
import { toCsv, toStamp } from './csv.ts';

function lines(...rows: (string | number | null)[][]): string[] {
  return toCsv(['a'], rows).slice(1).trimEnd().split('\r\n').slice(1);
}

describe('a CSV file', () => {
  it('begins with a byte order mark', () => {
    expect(toCsv(['名称'], [])).toBe('\ufeff名称\r\n');
  });

  it('quotes commas, quotes and line breaks', () => {
    expect(lines(['a,b'])).toEqual(['"a,b"']);
    expect(lines(['a"b'])).toEqual(['"a""b"']);
  });

  it.each(['=1+1', '+cmd', '-cmd', '@sum', '\tx'])('makes %j harmless', (text) => {
    expect(lines([text])).toEqual([`"'${text}"`]);
  });

  it('leaves numbers alone, negative ones too', () => {
    expect(lines([-5, '-12.5', '+3', null])).toEqual(['-5,-12.5,+3,']);
  });
});

describe('the stamp in the name of a file', () => {
  it('has day and minute', () => {
    expect(toStamp(new Date(2026, 10, 3, 9, 5))).toBe('20261103_0905');
  });
});
