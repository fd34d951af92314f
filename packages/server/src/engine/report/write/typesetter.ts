import PdfKit from 'pdfkit';
import { fileFor, firstFileOf } from './font-files.ts';
import type { FontFile, PaperFont, PaperFonts, TextRun, Typesetter } from './paper-mark.types.ts';

type Pdf = PDFKit.PDFDocument;

/** Every bundled font has them. */
const LATIN = /^[\x20-\x7e\xa0-\xff]*$/;

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

/**
 * Lets go what a document keeps of every text that it has laid out: it would be as long as the document.
 */
export function forgetTexts(pdf: Pdf): void {
  const { _fontFamilies: families } = pdf as unknown as { _fontFamilies: Record<string, { layoutCache?: object }> };
  for (const font of Object.values(families)) if (font.layoutCache) font.layoutCache = Object.create(null) as object;
}

/** Sets texts with the fonts of a document; a font file is read once a text needs it. */
class PdfTypesetter implements Typesetter {
  /** Asked for again and again while a cell is laid out. */
  private last: { readonly text: string; readonly font: PaperFont; readonly runs: readonly TextRun[] } | undefined;

  constructor(
    private readonly pdf: Pdf,
    private readonly fonts: PaperFonts,
  ) {}

  runsOf(text: string, font: PaperFont): readonly TextRun[] {
    const { last } = this;
    if (last?.text === text && last.font === font) return last.runs;
    const runs = this.setText(text, font);
    this.last = { text, font, runs };
    return runs;
  }

  private setText(text: string, font: PaperFont): TextRun[] {
    const { face, isBold, size } = font;
    if (LATIN.test(text)) return text === '' ? [] : [this.toRun(text, { file: firstFileOf(face), isBold, size })];
    const parts: { file: FontFile; text: string }[] = [];
    for (const character of text) {
      const file = fileFor(character, face, this.fonts);
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

  private toRun(text: string, font: TextRun['font']): TextRun {
    return { text, font, width: useFont(this.pdf, font).widthOfString(text) };
  }
}

/** Sets texts as a document that is written. */
export function typesetterOf(pdf: Pdf, fonts: PaperFonts): Typesetter {
  return new PdfTypesetter(pdf, fonts);
}

/** The same without a document. */
export function typesetterFor(fonts: PaperFonts): Typesetter {
  return typesetterOf(openPdf(fonts), fonts);
}
