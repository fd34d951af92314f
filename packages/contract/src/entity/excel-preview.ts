import { Type, type Static } from 'typebox';
import { ExcelPrint } from './excel-print.ts';
import { EXCEL_CODES, type ExcelCode } from './excel-report.ts';
import { ExcelStyle } from './excel-style.ts';

/** Where a cell leads: a report with its parameters, or an address. */
export const ExcelCellLink = Type.Object({
  reportCode: Type.Optional(Type.String()),
  /** `report_screen` or `report_excel`; absent when the report is gone */
  reportType: Type.Optional(Type.String()),
  url: Type.Optional(Type.String()),
  params: Type.Record(Type.String(), Type.String()),
});
export type ExcelCellLink = Static<typeof ExcelCellLink>;

/** A code as its modules, the white around it among them. */
export const ExcelCellCode = Type.Object({
  kind: Type.Unsafe<ExcelCode>({ type: 'string', enum: [...EXCEL_CODES] }),
  /** Modules; a bar code has a height of one. */
  width: Type.Integer(),
  height: Type.Integer(),
  /** Base64 of one bit a module, dark = 1, row after row. */
  bits: Type.String(),
});
export type ExcelCellCode = Static<typeof ExcelCellCode>;

/** By which field of which data set viewers sort or filter at a cell. */
export const ExcelCellAutoFilter = Type.Object({
  setCode: Type.String(),
  field: Type.String(),
  sort: Type.Boolean(),
  filter: Type.Boolean(),
});
export type ExcelCellAutoFilter = Static<typeof ExcelCellAutoFilter>;

/** One cell of an expanded report; positions are zero-based and of the whole sheet. */
export const ExcelPreviewCell = Type.Object({
  row: Type.Integer(),
  column: Type.Integer(),
  /** As its type: dates are `YYYY-MM-DD` or `YYYY-MM-DD HH:mm:ss`. */
  value: Type.Union([Type.String(), Type.Number(), Type.Boolean(), Type.Null()]),
  /** As it is shown, its number format applied. */
  text: Type.String(),
  /** With its conditional formats. */
  style: Type.Optional(ExcelStyle),
  /** As the exported workbook has it: `SUM(C3:C8)`. */
  formula: Type.Optional(Type.String()),
  link: Type.Optional(ExcelCellLink),
  /** A bar behind its text, from the left. */
  bar: Type.Optional(Type.Object({ color: Type.String(), /** Of its width, 0 to 1. */ share: Type.Number() })),
  /** Drawn in place of its text. */
  code: Type.Optional(ExcelCellCode),
  autoFilter: Type.Optional(ExcelCellAutoFilter),
});
export type ExcelPreviewCell = Static<typeof ExcelPreviewCell>;

export const ExcelPreviewMerge = Type.Object({
  row: Type.Integer(),
  column: Type.Integer(),
  rowSpan: Type.Integer(),
  columnSpan: Type.Integer(),
});
export type ExcelPreviewMerge = Static<typeof ExcelPreviewMerge>;

/** Rows that are folded away together, and the one beside them that stays. */
export const ExcelFold = Type.Object({ first: Type.Integer(), last: Type.Integer(), summary: Type.Integer() });
export type ExcelFold = Static<typeof ExcelFold>;

/** One page of a sheet. Merges and pictures that reach into the page are there whole, with the cell in their corner. */
export const ExcelPreviewSheet = Type.Object({
  name: Type.String(),
  /** Rows of this page. */
  rows: Type.Integer(),
  /** Columns of the sheet. */
  columns: Type.Integer(),
  /** First row of this page. */
  firstRow: Type.Integer(),
  totalRows: Type.Integer(),
  cells: Type.Array(ExcelPreviewCell),
  merges: Type.Array(ExcelPreviewMerge),
  /** px, of every column; 0 = hidden */
  columnWidths: Type.Array(Type.Number()),
  /** px, of every row of this page */
  rowHeights: Type.Array(Type.Number()),
  /** Rows and columns that stand still. */
  freeze: Type.Object({ rows: Type.Integer(), columns: Type.Integer() }),
  /** Rows of this page that begin a new page of paper. */
  pageBreaks: Type.Array(Type.Integer()),
  pictures: Type.Array(
    Type.Object({
      row: Type.Integer(),
      column: Type.Integer(),
      fileId: Type.String(),
      width: Type.Number(),
      height: Type.Number(),
      /** What it says to those who do not see it. */
      alt: Type.Optional(Type.String()),
      /** SVG of a chart, in place of a stored file. */
      svg: Type.Optional(Type.String()),
    }),
  ),
  print: Type.Optional(ExcelPrint),
  /** Of the whole sheet; with its first page only. */
  folds: Type.Optional(Type.Array(ExcelFold)),
});
export type ExcelPreviewSheet = Static<typeof ExcelPreviewSheet>;

/** Values of a field that its sums, averages and shares leave out, as they are no numbers. */
export const ExcelSkippedTexts = Type.Object({
  setCode: Type.String(),
  field: Type.String(),
  /** Cells of the template that add it up: `Sheet1!B3`. */
  cells: Type.Array(Type.String()),
  count: Type.Integer(),
  /** Rows that these cells add up. */
  rows: Type.Integer(),
});
export type ExcelSkippedTexts = Static<typeof ExcelSkippedTexts>;

/** A character that no font of paper has, and the first cell that shows it: `Sheet1!B3`. */
export const ExcelMissingGlyph = Type.Object({ character: Type.String(), place: Type.String() });
export type ExcelMissingGlyph = Static<typeof ExcelMissingGlyph>;

export const ExcelPreview = Type.Object({
  reportCode: Type.String(),
  reportName: Type.String(),
  revision: Type.Integer(),
  sheets: Type.Array(ExcelPreviewSheet),
  /** Data sets whose rows a limit of the service cut. */
  truncatedSets: Type.Array(Type.String()),
  skippedTexts: Type.Array(ExcelSkippedTexts),
  /** Characters that are boxes in PDF and PNG; the first 20. */
  missingGlyphs: Type.Array(ExcelMissingGlyph),
});
export type ExcelPreview = Static<typeof ExcelPreview>;
