import type { FontFace } from '@aj-report/contract';
import { charactersOf } from './font-characters.ts';
import type { FontFile, PaperFonts } from './paper-mark.types.ts';

/** Joiners, marks of direction, selectors of variants: nothing is seen of them. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/u;
/** Texts are parted at them before they are set. */
const LINE_END = /[\r\n\t]/;
/** The last one has most characters, and shows a box for those that it has not. */
const FILES: Readonly<Record<FontFace, readonly [FontFile, ...FontFile[]]>> = {
  sans: ['sans', 'rest'],
  serif: ['serif', 'sans', 'rest'],
  mono: ['mono', 'sans', 'rest'],
};

/** The font file of a family that has Latin letters, and as many others as any of the family. */
export function firstFileOf(face: FontFace): FontFile {
  return FILES[face][0];
}

/** The first font file of a family that has a character; bold ones have the same characters. */
function fileWith(character: string, face: FontFace, fonts: PaperFonts): FontFile | undefined {
  const code = character.codePointAt(0) as number;
  return FILES[face].find((file) => charactersOf(fonts[file].regular).has(code));
}

/** The font file that draws a character; none where nothing is seen of it. */
export function fileFor(character: string, face: FontFace, fonts: PaperFonts): FontFile | undefined {
  return fileWith(character, face, fonts) ?? (UNSEEN.test(character) ? undefined : FILES[face].at(-1));
}

/** Whether a family of fonts has a glyph for a character, or it needs none. */
export function isShown(character: string, face: FontFace, fonts: PaperFonts): boolean {
  return LINE_END.test(character) || UNSEEN.test(character) || fileWith(character, face, fonts) !== undefined;
}
