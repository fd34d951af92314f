import { describe, expect, it } from 'vitest';
import { accepted, callAt, matching, parameterOf, prefixAt, withNextDollars, type Caret } from './completion.ts';
import { FUNCTIONS } from './functions.gen.ts';

/** A text whose caret is written as `|`. */
function caret(written: string): Caret {
  return { text: written.replace('|', ''), at: written.indexOf('|') };
}
const shown = ({ text, at }: Caret) => `${text.slice(0, at)}|${text.slice(at)}`;
const named = (name: string) => FUNCTIONS.find((one) => one.name === name)!;

describe('The name of a function that is being typed', () => {
  it('is found at the caret', () => {
    expect(prefixAt(caret('=SU|'))).toEqual({ start: 1, letters: 'SU' });
    expect(prefixAt(caret('=A1+su|'))?.letters).toBe('su');
    expect(prefixAt(caret('=IF(A1>0,ro|,0)'))?.letters).toBe('ro');
    expect(prefixAt(caret('="a"&le|'))?.letters).toBe('le');
    expect(prefixAt(caret('=STDEV.|'))?.letters).toBe('STDEV.');
  });

  it('is none in texts, references, fields and what is no formula', () => {
    for (const text of [
      'SU|',
      '="SU|',
      '="SU|"',
      "='SU|",
      '=$A|',
      '=Sheet!A|',
      '=SU|M(A1)',
      '=SU|M',
      '=|',
      '|=SU',
      '=#{a.su|',
      '=#su|',
      '=#{su|',
      '=C3[p|',
      '=C3[pages s|',
    ]) {
      expect([text, prefixAt(caret(text))]).toEqual([text, null]);
    }
  });

  it('offers what begins so, by name', () => {
    const names = matching('su', FUNCTIONS).map(({ name }) => name);
    expect(names).toEqual(['SUBSTITUTE', 'SUBTOTAL', 'SUM', 'SUMIF', 'SUMIFS', 'SUMPRODUCT', 'SUMSQ']);
    expect(matching('XYZ', FUNCTIONS)).toEqual([]);
  });

  it('becomes the call, with the caret where the arguments go', () => {
    const accept = (written: string, name: string) =>
      shown(accepted(caret(written), prefixAt(caret(written))!, named(name)));
    expect(accept('=su|', 'SUM')).toBe('=SUM(|');
    expect(accept('=IF(A1,ro|,0)', 'ROUND')).toBe('=IF(A1,ROUND(|,0)');
    expect(accept('=to|+1', 'TODAY')).toBe('=TODAY()|+1');
  });
});

describe('The call around the caret', () => {
  it.each([
    ['=SUM(|', 'SUM', 0],
    ['=ROUND(A1,|', 'ROUND', 1],
    ['=IF(SUM(A1,B1)>0,|', 'IF', 1],
    ['=IF(SUM(A1,|B1)>0,2)', 'SUM', 1],
    ['=CONCAT("a,(b",|', 'CONCAT', 1],
    ['=SUM({1,2,3},|', 'SUM', 1],
    ['=SUM((A1+|', 'SUM', 0],
    ['=SUM(C2[,-1],|', 'SUM', 1],
    ["=SUM('a,b'!A1,|", 'SUM', 1],
  ])('of %s is %s, argument %d', (text, name, argument) => {
    expect(callAt(caret(text))).toEqual({ name, argument });
  });

  it('is none outside of calls and inside of texts', () => {
    for (const text of ['=A1|', '=SUM(A1)|', '=SUM("a|', 'SUM(|', '=(1+|']) expect(callAt(caret(text))).toBeNull();
  });

  it('has a parameter for each argument, repeated ones again and again', () => {
    expect([0, 1, 2].map((at) => parameterOf(named('ROUND'), at))).toEqual([0, 1, -1]);
    expect([0, 5].map((at) => parameterOf(named('SUM'), at))).toEqual([0, 0]);
    expect([0, 1, 2, 3, 4].map((at) => parameterOf(named('SUMIFS'), at))).toEqual([0, 1, 2, 1, 2]);
  });
});

describe('The reference at the caret', () => {
  it('goes round the four choices of $', () => {
    let now: Caret | null = caret('=SUM(B2|)');
    const seen = Array.from({ length: 4 }, () => shown((now = withNextDollars(now!)!)));
    expect(seen).toEqual(['=SUM($B$2|)', '=SUM(B$2|)', '=SUM($B2|)', '=SUM(B2|)']);
  });

  it('is none where none stands', () => {
    expect([
      withNextDollars(caret('=SUM(|A1)'))?.text,
      withNextDollars(caret('=1+|2')),
      withNextDollars(caret('B2|')),
    ]).toEqual(['=SUM($A$1)', null, null]);
  });
});
