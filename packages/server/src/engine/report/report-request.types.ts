import type { Cell, ExcelMissingGlyph, ExcelSkippedTexts, ExcelTemplate, Language } from '@aj-report/contract';
import type { LinkTargets } from './write/cell-links.ts';
import type { AskedPage, PaperFonts } from './write/paper-mark.types.ts';

export type ReportFormat = 'xlsx' | 'pdf' | 'csv' | 'png';

/** Value of a parameter; several of a list. */
export type ParamValue = Cell | readonly Cell[];
/** Values of parameters: by data set, then by name. */
export type ReportParams = Readonly<Record<string, Readonly<Record<string, ParamValue>>>>;

/** What a report is made of, as it goes to a child process. */
export interface ReportInput {
  readonly template: ExcelTemplate;
  /** A `Table` as JSON bytes, by data set. */
  readonly tables: readonly { readonly setCode: string; readonly json: Uint8Array }[];
  readonly params: ReportParams;
  /** The moment of TODAY and NOW: `YYYY-MM-DD HH:mm:ss`, local. */
  readonly now: string;
}

export interface PreviewDone {
  readonly kind: 'preview';
  /** What its sums leave out. */
  readonly skippedTexts: readonly ExcelSkippedTexts[];
  /** What is a box on paper. */
  readonly missingGlyphs: readonly ExcelMissingGlyph[];
  /** `ExcelPreviewSheet[]` as JSON bytes */
  readonly sheets: Uint8Array;
}

/** A file that is to be made of a report. */
export interface WriteTask {
  readonly format: ReportFormat;
  readonly path: string;
  /** Of a PNG; the first unless given. */
  readonly page?: AskedPage;
  /** Nothing is written where there are more cells. */
  readonly maxCells: number;
  /** Paths of stored pictures, by the id of their file. */
  readonly pictures: readonly { readonly fileId: string; readonly path: string }[];
  readonly fonts: PaperFonts;
  /** As head and foot lines show it. */
  readonly date: string;
  readonly hasByteOrderMark: boolean;
  /** Of a CSV: values as they are, in place of as they are shown. */
  readonly isPlain?: boolean | undefined;
  /** Of what stands in place of a code that cannot be drawn. */
  readonly language: Language;
  readonly links: LinkTargets;
}

export interface WriteRequest extends ReportInput {
  readonly task: WriteTask;
  /** So many sets have no table here: their rows come in pages beside the request. */
  readonly pagedSets?: number;
}

export interface WriteDone {
  readonly cellCount: number;
  readonly isWritten: boolean;
}
