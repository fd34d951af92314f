import { faceOf, type ExcelMissingGlyph, type FontFace } from '@aj-report/contract';
import type { Grid, GridCell, GridSheet } from '../grid.types.ts';
import { cellNameOf } from '../formula/cell-name.ts';
import { placeOf } from '../report-fault.ts';
import { isShown } from './font-files.ts';
import type { PaperFonts } from './paper-mark.types.ts';

/** Characters that are named; with more of them nobody reads on. */
const NAMED_MAX = 20;
const CODE_POINTS = 0x110000;

/** What a cell writes on paper beside digits. */
function textOf({ value, style, code }: GridCell): string | undefined {
  if (code !== undefined) return undefined;
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? style?.numberFormat : undefined;
}

/** Goes through texts until enough characters are found; each is looked up once for a family of fonts. */
class Search {
  private readonly looked = new Map<FontFace, Uint8Array>();
  private readonly missing = new Map<string, string>();

  constructor(private readonly fonts: PaperFonts) {}

  get found(): ExcelMissingGlyph[] {
    return [...this.missing].map(([character, place]) => ({ character, place }));
  }

  sheet({ name, rows, print }: GridSheet): void {
    for (const line of [print?.header, print?.footer]) {
      for (const text of Object.values(line ?? {})) this.text(text, 'sans', () => name);
    }
    for (const row of rows) {
      for (const cell of row) {
        const text = textOf(cell);
        if (text === undefined) continue;
        this.text(text, faceOf(cell.style?.fontName), () => placeOf(name, cellNameOf(cell.row, cell.column)));
      }
    }
  }

  private text(text: string, face: FontFace, place: () => string): void {
    if (this.missing.size >= NAMED_MAX) return;
    const looked = this.lookedIn(face);
    for (let at = 0; at < text.length; at += 1) {
      const code = text.codePointAt(at) as number;
      if (code > 0xffff) at += 1;
      if (looked[code] === 1) continue;
      looked[code] = 1;
      this.character(String.fromCodePoint(code), face, place);
    }
  }

  private character(character: string, face: FontFace, place: () => string): void {
    if (this.missing.size >= NAMED_MAX || this.missing.has(character)) return;
    if (!isShown(character, face, this.fonts)) this.missing.set(character, place());
  }

  private lookedIn(face: FontFace): Uint8Array {
    const known = this.looked.get(face);
    if (known) return known;
    // Every bundled font has Latin letters, so that a report without others reads no font.
    const looked = new Uint8Array(CODE_POINTS).fill(1, 0x20, 0x7f).fill(1, 0xa0, 0x100);
    this.looked.set(face, looked);
    return looked;
  }
}

/** The first characters of a report that are boxes on paper, as no bundled font has them. */
export function missingGlyphs({ sheets }: Grid, fonts: PaperFonts): ExcelMissingGlyph[] {
  const search = new Search(fonts);
  for (const sheet of sheets) if (!sheet.hidden) search.sheet(sheet);
  return search.found;
}
