import type { TextEncoding } from '@aj-report/contract';
import type { TextShape } from './text-shape.ts';
import type { FormatClass } from './number-format.ts';

/** A merged range; rows and columns count from 1, both ends included. */
export interface MergedRange {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

/**
 * Receives the filled cells of one sheet in the order of the file. Rows and columns count from 1.
 * Blank cells (no value, or white space only) are not reported.
 */
export interface CellSink {
  /** False lets a reader save the work of making strings: `text` then receives an empty one. */
  readonly needsText: boolean;
  /** True for a column that keeps every cell as it was written; readers of text files ask. */
  wantsText?(column: number): boolean;
  /** What stands in a text file for the cell that is reported next, before it is read as a number or a day. */
  written?(text: string): void;
  /** The cells that follow belong to this row. */
  row(row: number): void;
  number(column: number, value: number, format: FormatClass): void;
  /** An integer that a double cannot hold, by its digits with an optional minus. */
  bigInteger(column: number, digits: string): void;
  boolean(column: number, value: boolean): void;
  text(column: number, text: string): void;
  /** An error such as `#DIV/0!`. */
  error(column: number, text: string): void;
  /** A formula without a stored result. */
  uncalculated(column: number): void;
  merge(range: MergedRange): void;
  /** What to wait for before more is reported; readers ask between pieces of a file. */
  ready?(): Promise<void> | undefined;
}

export interface SheetEntry {
  readonly name: string;
}

/** A workbook whose sheets can be read as often as needed, each time from the start. */
/** The encoding of a text file; `isGuess` where neither a mark at its start nor its bytes prove it. */
export interface ReadText {
  readonly encoding: TextEncoding;
  readonly isGuess: boolean;
}

/** A text in UTF-8 whose records another reader of csv finds as well. */
export interface PlainText {
  readonly file: string;
  readonly separator: string;
  readonly shape: TextShape;
}

export interface WorkbookReader<Sheet extends SheetEntry = SheetEntry> {
  readonly sheets: readonly Sheet[];
  /** Serial dates count from 1904-01-01 instead of 1900-01-01. */
  readonly date1904: boolean;
  /** How a text was read; a workbook says itself. */
  readonly text?: ReadText;
  /** Signs of the text that were read last which its encoding does not have. */
  readonly unreadable?: number;
  /** A text that was read whole, by its bytes. */
  readonly plainText?: PlainText | undefined;
  scan(sheet: Sheet, sink: CellSink): Promise<void>;
  close(): Promise<void>;
}
