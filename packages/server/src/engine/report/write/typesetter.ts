import PdfKit from 'pdfkit';
import type { FontFile, PaperFont, PaperFonts, TextRun, Typesetter } from './paper-mark.types.ts';

type Pdf = PDFKit.PDFDocument;

/** What pdfkit has opened of a font file. */
interface OpenedFont {
  readonly _font: { readonly font: { hasGlyphForCodePoint(codePoint: number): boolean } };
}

/** Every bundled font has them. */
const LATIN = /^[\x20-\x7e\xa0-\xff]*$/;
/** Joiners, marks of direction, selectors of variants: nothing is seen of them. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/u;
/** Texts are parted at them before they are set. */
const LINE_END = /[\r\n\t]/;
/** The last one has most characters, and shows a box for those that it has not. */
const FILES: Readonly<Record<PaperFont['face'], readonly FontFile[]>> = {
  sans: ['sans', 'rest'],
  serif: ['serif', 'sans', 'rest'],
  mono: ['mono', 'sans', 'rest'],
};

export function openPdf(fonts: PaperFonts): Pdf {
  const pdf = new PdfKit({ autoFirstPage: false, margin: 0, compress: true });
  for (const [file, { regular, bold }] of Object.entries(fonts)) {
    pdf.registerFont(`${file} regular`, regular);
    pdf.registerFont(`${file} bold`, bold);
  }
  return pdf;
}

/** Chooses a font of a document. */
export function useFont(pdf: Pdf, { file, isBold, size }: TextRun['font']): Pdf {
  return pdf.font(`${file} ${isBold ? 'bold' : 'regular'}`).fontSize(size);
}

/** Sets texts with the fonts of a document; a font file is read once a text needs it. */
class PdfTypesetter implements Typesetter {
  private readonly known = new Map<FontFile, Map<string, boolean>>();

  constructor(private readonly pdf: Pdf) {}

  runsOf(text: string, font: PaperFont): TextRun[] {
    const { face, isBold, size } = font;
    const [first] = FILES[face] as readonly [FontFile];
    if (LATIN.test(text)) return text === '' ? [] : [this.toRun(text, { file: first, isBold, size })];
    const parts: { file: FontFile; text: string }[] = [];
    for (const character of text) {
      const file = this.fileOf(character, face);
      const last = parts.at(-1);
      if (file === undefined) continue;
      if (last?.file === file) last.text += character;
      else parts.push({ file, text: character });
    }
    return parts.map((part) => this.toRun(part.text, { file: part.file, isBold, size }));
  }

  widthOf(text: string, font: PaperFont): number {
    return this.runsOf(text, font).reduce((sum, { width }) => sum + width, 0);
  }

  shows(character: string, face: PaperFont['face']): boolean {
    return LINE_END.test(character) || UNSEEN.test(character) || FILES[face].some((file) => this.has(file, character));
  }

  private toRun(text: string, font: TextRun['font']): TextRun {
    return { text, font, width: useFont(this.pdf, font).widthOfString(text) };
  }

  private fileOf(character: string, face: PaperFont['face']): FontFile | undefined {
    const files = FILES[face];
    return files.find((file) => this.has(file, character)) ?? (UNSEEN.test(character) ? undefined : files.at(-1));
  }

  private has(file: FontFile, character: string): boolean {
    const known = this.known.get(file) ?? new Map<string, boolean>();
    this.known.set(file, known);
    const found = known.get(character) ?? this.look(file, character);
    known.set(character, found);
    return found;
  }

  private look(file: FontFile, character: string): boolean {
    const { _font } = useFont(this.pdf, { file, isBold: false, size: 1 }) as unknown as OpenedFont;
    return _font.font.hasGlyphForCodePoint(character.codePointAt(0) as number);
  }
}

/** Sets texts as a document that is written. */
export function typesetterOf(pdf: Pdf): Typesetter {
  return new PdfTypesetter(pdf);
}

/** The same without a document. */
export function typesetterFor(fonts: PaperFonts): Typesetter {
  return typesetterOf(openPdf(fonts));
}
