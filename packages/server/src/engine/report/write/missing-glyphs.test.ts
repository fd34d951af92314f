import { describe, expect, it } from 'vitest';
import { PDF_FONTS } from '../../../fonts-folder.ts';
import { expand, sheetOf } from '../report.testing.ts';
import { missingGlyphs } from './missing-glyphs.ts';

const missingIn = (cells: Parameters<typeof sheetOf>[0], more: Parameters<typeof sheetOf>[1] = {}) =>
  missingGlyphs(expand(sheetOf(cells, more)), PDF_FONTS);

describe('Characters without a glyph on paper', () => {
  it('are named once, with the first cell that shows them', () => {
    const found = missingIn({ A1: '王喆', B1: '𠮷野家', A2: '好👍', B2: '𠮷', A3: 'שלום', B3: 'ok' });
    expect(found.slice(0, 3)).toEqual([
      { character: '𠮷', place: 'S!B1' },
      { character: '👍', place: 'S!A2' },
      { character: 'ש', place: 'S!A3' },
    ]);
  });

  it('are those of heads, feet and number formats too', () => {
    const found = missingIn(
      { A1: { value: 5, style: { numberFormat: '0"🚚"' } }, A2: '繁體\n中文' },
      { print: { footer: { center: '{page} ✈️' } } },
    );
    expect(found.map(({ character, place }) => [character, place])).toEqual([
      ['✈', 'S'],
      ['🚚', 'S!A1'],
    ]);
  });

  it('are none where every character has one, and in a code', () => {
    const found = missingIn({ A1: '喆、堃，¥1,200（万）\u200d', A2: { value: '𠮷', code: 'qr' } });
    expect(found).toEqual([]);
  });
});
