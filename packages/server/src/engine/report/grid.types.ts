import type {
  Cell,
  ExcelCellAutoFilter,
  ExcelChart,
  ExcelCode,
  ExcelPrint,
  ExcelSkippedTexts,
  ExcelStyle,
  ExcelValidation,
  Table,
} from '@aj-report/contract';
import type { Area, SheetArea } from './formula/formula.types.ts';

/** Link of a cell with the values of its place. */
export interface GridLink {
  readonly reportCode?: string;
  readonly url?: string;
  readonly params: Readonly<Record<string, string>>;
}

/** A bar as long as a value is great. */
export interface GridBar {
  readonly color: string;
  /** Of the width of its cell, 0 to 1. */
  readonly share: number;
}

/** A chart with its rows. */
export interface GridChart {
  readonly widget: ExcelChart['widget'];
  readonly mapping: ExcelChart['mapping'];
  readonly props: NonNullable<ExcelChart['props']>;
  readonly table: Table;
}

/** One cell of an expanded sheet; it lies over `rowSpan` × `columnSpan` cells. */
export interface GridCell {
  /** Lines of pages that come in move it down, and end it where its page ends. */
  row: number;
  rowSpan: number;
  readonly column: number;
  readonly columnSpan: number;
  value: Cell;
  style: ExcelStyle | undefined;
  /** It stands for rows without a value in the field of its group; formulas may read it. */
  blankGroup?: 'read' | 'unread';
  /** As a workbook has it, without `=`. */
  formula?: string;
  link?: GridLink;
  /** Drawn behind its text, from the left. */
  bar?: GridBar;
  /** It shows its text as this code. */
  code?: ExcelCode;
  /** Drawn over it. */
  chart?: GridChart;
  /** By what viewers sort and filter at it. */
  autoFilter?: ExcelCellAutoFilter;
}

/** Where a picture stands: a stored file, or a chart, over the corner of a cell; px. */
export interface GridPicture {
  readonly row: number;
  readonly column: number;
  readonly fileId: string;
  readonly width: number;
  readonly height: number;
  readonly alt?: string;
  /** From the corner of its cell; 0 unless given. */
  readonly left?: number;
  readonly top?: number;
  /** Drawn under the name of `fileId`. */
  readonly chart?: GridChart;
}

type GridAreas = readonly Area[];

/** Cells whose values are bars beside each other. */
export interface GridBars {
  readonly areas: GridAreas;
  readonly color: string;
}

export interface GridValidation {
  readonly areas: GridAreas;
  readonly rule: ExcelValidation;
  /** Where the values of a list stand that are not its own. */
  readonly source?: SheetArea;
}

/** First and last line. */
export interface GridSpan {
  readonly first: number;
  readonly last: number;
}

/** Rows that are folded away together, and the one beside them that stays. */
export interface GridFold extends GridSpan {
  readonly summary: number;
}

/** One sheet of an expanded report. */
export interface GridSheet {
  readonly name: string;
  readonly hidden: boolean;
  readonly rowCount: number;
  readonly columnCount: number;
  /** By row, from left to right. */
  readonly rows: readonly (readonly GridCell[])[];
  /** px */
  readonly columnWidths: readonly number[];
  readonly rowHeights: readonly number[];
  readonly freeze: { readonly rows: number; readonly columns: number };
  /** Rows and columns that begin a new page. */
  readonly pageBreaks: readonly number[];
  /** Rows that stand on every page, with the values of theirs; what has no pages leaves them out. */
  readonly pageLines: ReadonlySet<number>;
  readonly columnBreaks: readonly number[];
  /** What is printed; everything where there is none. */
  readonly printAreas: readonly Area[];
  /** From the top down, those around others before them. */
  readonly folds: readonly GridFold[];
  readonly titleRows: GridSpan | undefined;
  readonly titleColumns: GridSpan | undefined;
  readonly pictures: readonly GridPicture[];
  readonly validations: readonly GridValidation[];
  readonly bars: readonly GridBars[];
  readonly print: ExcelPrint | undefined;
}

/** An expanded report. */
export interface Grid {
  readonly sheets: readonly GridSheet[];
  /** In all sheets. */
  readonly cellCount: number;
  /** What its sums leave out. */
  readonly skippedTexts: readonly ExcelSkippedTexts[];
}
