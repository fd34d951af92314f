import { describe, expect, it } from 'vitest';
import { mayReachOut, surelyFits, toCellCss } from './cell-look.ts';

describe('the look of a cell', () => {
  it('is that of an empty workbook when it says nothing', () => {
    expect(toCellCss({}, '北京')).toContain('font:11pt/1.3 ');
    expect(toCellCss({}, '北京')).toContain('justify-content:flex-start');
    expect(toCellCss({}, 12)).toContain('justify-content:flex-end');
    expect(toCellCss({}, '北京')).not.toContain('border');
  });

  it('has what its style says', () => {
    const css = toCellCss(
      {
        bold: true,
        italic: true,
        strike: true,
        wrap: true,
        indent: 1,
        align: 'left',
        borders: { top: { style: 'double' } },
      },
      1,
    );
    for (const part of [
      'font:italic 600 11pt',
      'line-through',
      'pre-wrap',
      'padding:0 4px 0 13px',
      'border-top:3px double #000000',
    ])
      expect(css).toContain(part);
  });

  it('takes no declarations from the name of a font', () => {
    expect(toCellCss({ fontName: "a';background:url(x)" }, '')).toContain("'abackgroundurlx'");
  });

  it('stands right for numbers and days, in the middle for truths, left for texts, as on paper', () => {
    const alignOf = (value: string | number | boolean, numberFormat?: string) =>
      /text-align:(\w+)/.exec(toCellCss(numberFormat === undefined ? {} : { numberFormat }, value))?.[1];
    expect([alignOf(1), alignOf('2026-03-05', 'yyyy-mm-dd'), alignOf(true)]).toEqual(['right', 'right', 'center']);
    expect([alignOf('a'), alignOf('2026-03-05'), alignOf('12', '@')]).toEqual(['left', 'left', 'left']);
  });

  it('lets texts reach over empty neighbours, numbers and wrapped ones not', () => {
    expect(mayReachOut({}, 'a')).toBe(true);
    expect([mayReachOut({}, 1), mayReachOut({ wrap: true }, 'a'), mayReachOut({ align: 'center' }, 'a')]).toEqual([
      false,
      false,
      false,
    ]);
  });
});

describe('a text', () => {
  it('surely fits only with room to spare, in lines and in letters of any script', () => {
    expect(surelyFits('1,234.50', {}, 120, 24)).toBe(true);
    expect(surelyFits('1,234.50', {}, 80, 24)).toBe(false);
    expect(surelyFits('北京', {}, 80, 24)).toBe(true);
    expect(surelyFits('青禾超市', {}, 64, 24)).toBe(false);
    expect(surelyFits('北京', { fontSize: 20 }, 200, 24)).toBe(false);
    expect(surelyFits('a\nb', {}, 200, 24)).toBe(false);
  });
});
