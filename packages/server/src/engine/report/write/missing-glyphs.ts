import { faceOf, type ExcelMissingGlyph, type FontFace } from '@aj-report/contract';
import type { Grid, GridSheet } from '../grid.types.ts';
import { cellNameOf } from '../plan/cell-name.ts';
import { placeOf } from '../report-fault.ts';
import type { PaperFonts } from './paper-mark.types.ts';

/** Characters that are named; with more of them nobody reads on. */
const NAMED_MAX = 20;
/** Every bundled font has them. */
const LATIN = /^[\x20-\x7e\xa0-\xff]*$/;

/** Whether a family of fonts shows a character. */
type Shows = (character: string, face: FontFace) => boolean;

/** The texts of a sheet that are printed, with the face and the place of each. */
function* textsOf({ name, rows, print }: GridSheet): Generator<readonly [text: string, face: FontFace, place: string]> {
  for (const line of [print?.header, print?.footer]) {
    for (const text of Object.values(line ?? {})) yield [text, 'sans', name];
  }
  for (const cell of rows.flat()) {
    const { value, style, code, row, column } = cell;
    if (code !== undefined) continue;
    const face = faceOf(style?.fontName);
    if (typeof value === 'string') yield [value, face, placeOf(name, cellNameOf(row, column))];
    if (typeof value === 'number' && style?.numberFormat !== undefined) {
      yield [style.numberFormat, face, placeOf(name, cellNameOf(row, column))];
    }
  }
}

function search({ sheets }: Grid, shows: Shows): ExcelMissingGlyph[] {
  const looked = new Map<FontFace, Set<string>>();
  const missing = new Map<string, string>();
  for (const sheet of sheets.filter(({ hidden }) => !hidden)) {
    for (const [text, face, place] of textsOf(sheet)) {
      if (LATIN.test(text)) continue;
      const known = looked.get(face) ?? new Set<string>();
      looked.set(face, known);
      for (const character of text) {
        if (known.has(character)) continue;
        known.add(character);
        if (missing.has(character) || shows(character, face)) continue;
        missing.set(character, place);
        if (missing.size >= NAMED_MAX) return toList(missing);
      }
    }
  }
  return toList(missing);
}

function toList(missing: ReadonlyMap<string, string>): ExcelMissingGlyph[] {
  return [...missing].map(([character, place]) => ({ character, place }));
}

/** The first characters of a report that are boxes on paper, as no bundled font has them. */
export async function missingGlyphs(grid: Grid, fonts: PaperFonts): Promise<ExcelMissingGlyph[]> {
  // What opens fonts is large, and needed where there are texts beyond Latin.
  const { typesetterFor } = await import('./typesetter.ts');
  const type = typesetterFor(fonts);
  return search(grid, (character, face) => type.shows(character, face));
}
