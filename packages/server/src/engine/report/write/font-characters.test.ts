import { describe, expect, it } from 'vitest';
import { PDF_FONTS } from '../../../fonts-folder.ts';
import { charactersOf } from './font-characters.ts';
import type { FontFile } from './paper-mark.types.ts';
import { openPdf, useFont } from './typesetter.ts';

/** The font that the library of PDF has opened. */
interface OpenedFont {
  readonly _font: { readonly font: { hasGlyphForCodePoint(code: number): boolean } };
}

/** Behind it are special characters alone. */
const PLANES = 3;
const CODES = Array.from({ length: PLANES * 0x10000 }, (_, code) => code);

describe('The characters of a bundled font', () => {
  const pdf = openPdf(PDF_FONTS);

  it.each(Object.keys(PDF_FONTS) as FontFile[])('%s are those that the library of PDF finds in it', (file) => {
    const { _font: opened } = useFont(pdf, { file, isBold: false, size: 1 }) as unknown as OpenedFont;
    const judged = CODES.filter((code) => opened.font.hasGlyphForCodePoint(code));
    expect([...charactersOf(PDF_FONTS[file].regular)].sort((a, b) => a - b)).toEqual(judged);
  });

  it('are the same in bold', () => {
    for (const { regular, bold } of Object.values(PDF_FONTS)) expect(charactersOf(bold)).toEqual(charactersOf(regular));
  });
});
