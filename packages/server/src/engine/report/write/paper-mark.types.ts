import type { FontFace } from '@aj-report/contract';

/** Part of a page, pt. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Areas of one colour, drawn as one so that no seam shows between them. */
export interface AreasMark {
  readonly kind: 'areas';
  readonly boxes: readonly Box[];
  readonly color: string;
}

export interface LineMark {
  readonly kind: 'line';
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  readonly width: number;
  readonly color: string;
  /** Length of its dashes and of the gaps between; unbroken unless given. */
  readonly dash?: readonly [number, number];
}

/** One line of text. */
export interface TextMark {
  readonly kind: 'text';
  readonly text: string;
  readonly x: number;
  /** Of the line that the letters stand on. */
  readonly baseline: number;
  readonly font: TextRun['font'];
  readonly color: string;
  readonly isOblique: boolean;
  /** Beyond it nothing is seen; given where the text reaches out of it. */
  readonly clip?: Box;
}

export interface PictureMark {
  readonly kind: 'picture';
  readonly fileId: string;
  readonly box: Box;
}

/** An area that leads to an address; of files that can lead somewhere. */
export interface LinkMark {
  readonly kind: 'link';
  readonly box: Box;
  readonly address: string;
}

/** One thing that is drawn on a page of paper; all of a page in order are the page, whatever file it goes into. */
export type PaperMark = AreasMark | LineMark | TextMark | PictureMark | LinkMark;

/** A bundled font: those of each family, and one with what they lack. */
export type FontFile = FontFace | 'rest';

/** Paths of the fonts that texts are written with. */
export type PaperFonts = Readonly<Record<FontFile, { readonly regular: string; readonly bold: string }>>;

/** As a text is to look. */
export interface PaperFont {
  readonly face: FontFace;
  readonly isBold: boolean;
  /** pt */
  readonly size: number;
}

/** Part of a line that one font file has. */
export interface TextRun {
  readonly text: string;
  readonly font: { readonly file: FontFile; readonly isBold: boolean; readonly size: number };
  /** pt */
  readonly width: number;
}

/** Sets texts. */
export interface Typesetter {
  /** How wide a text is, pt. */
  widthOf(text: string, font: PaperFont): number;
  runsOf(text: string, font: PaperFont): readonly TextRun[];
}

/** A page of paper: by its number among all, from 1, or by a cell that stands on it. */
export type AskedPage =
  | { readonly number: number }
  | {
      /** Counted among the sheets that are seen, from 0 as its lines are. */
      readonly sheet: number;
      readonly row: number;
      readonly column: number;
    };
