import { notationsOf, type ImportType, type LookedSheet, type Notation, type TextEncoding } from '@aj-report/contract';
import type { CellSink, MergedRange, ReadText, SheetEntry, WorkbookReader } from './cell/cell-sink.ts';
import { fitCell } from './cell/fit-cell.ts';
import type { ImportLimits } from './plan/import-workbook.types.ts';
import type { FormatClass } from './cell/number-format.ts';
import { chosenOf, openWorkbook } from './open-workbook.ts';
import { toSampleText, type SampleCell, type SampleRow } from './cell/sample-row.ts';
import { offerFor } from './plan/guess-notation.ts';
import { offerUnpivot } from './plan/unpivot.ts';
import { SheetAnalysis, type SheetPlan } from './plan/sheet-analysis.ts';

export interface LookRequest {
  readonly workbookPath: string;
  readonly fileName: string;
  readonly headerRows: Readonly<Record<string, number>>;
  /** Of a text file; found or guessed unless given. */
  readonly encoding?: TextEncoding;
  readonly limits: ImportLimits;
  /** Types that a person may choose. */
  readonly types: readonly ImportType[];
}

/** Filled rows of a sheet that are looked at; types inferred from so many may change when all are read. */
const LOOK_ROWS = 500;
/** Rows of data that are handed out. */
const SHOWN_ROWS = 20;
/** Rows named that do not fit a type. */
const ROWS_NAMED = 50;

/** Ends the reading of a sheet early. */
class EnoughRows extends Error {}

/** Keeps the first rows of a sheet beside the analysis of them. */
class LookSink implements CellSink {
  readonly needsText = true;
  readonly rows: SampleRow[] = [];
  private readonly analysis: SheetAnalysis;
  private lastWritten: string | undefined;

  constructor(analysis: SheetAnalysis) {
    this.analysis = analysis;
  }

  written(text: string): void {
    this.lastWritten = text;
  }

  row(row: number): void {
    if (this.rows.length === LOOK_ROWS) throw new EnoughRows();
    this.rows.push({ row, cells: new Map() });
    this.analysis.row(row);
  }

  number(column: number, value: number, format: FormatClass): void {
    this.keep(column, { kind: 'number', value, format });
    this.analysis.number(column, value, format);
  }

  bigInteger(column: number, digits: string): void {
    this.keep(column, { kind: 'big', digits });
    this.analysis.bigInteger(column, digits);
  }

  boolean(column: number, value: boolean): void {
    this.keep(column, { kind: 'boolean', value });
    this.analysis.boolean(column, value);
  }

  text(column: number, text: string): void {
    this.keep(column, { kind: 'text', text });
    this.analysis.text(column, text);
  }

  error(column: number, text: string): void {
    this.analysis.error(column, text);
  }

  uncalculated(column: number): void {
    this.analysis.uncalculated(column);
  }

  merge(range: MergedRange): void {
    this.analysis.merge(range);
  }

  plan(): SheetPlan | undefined {
    return this.analysis.plan();
  }

  private keep(column: number, cell: SampleCell): void {
    const written = this.lastWritten;
    this.lastWritten = undefined;
    const isRead = written !== undefined && cell.kind !== 'text';
    this.rows.at(-1)?.cells.set(column, isRead ? { ...cell, written } : cell);
  }
}

/** What the first rows of a file are. */
export interface LookedFile {
  readonly sheets: readonly LookedSheet[];
  readonly text?: ReadText;
}

/** The first rows of every sheet that has any, with the types their columns would get and what others would not take. */
export async function lookAtSheets(request: LookRequest): Promise<LookedFile> {
  const workbook = await openWorkbook(request);
  try {
    const sheets: LookedSheet[] = [];
    for (const sheet of workbook.sheets) {
      const looked = await lookAtSheet(request, workbook, sheet);
      if (looked) sheets.push(looked);
    }
    return { sheets, ...(workbook.text ? { text: workbook.text } : {}) };
  } finally {
    await workbook.close();
  }
}

async function lookAtSheet(
  { headerRows, limits, types }: LookRequest,
  workbook: WorkbookReader,
  sheet: SheetEntry,
): Promise<LookedSheet | undefined> {
  const { date1904 } = workbook;
  const headerRow = chosenOf(headerRows, workbook, sheet);
  const onRow = (): void => undefined;
  const rowsLeft = limits.rows;
  const sink = new LookSink(new SheetAnalysis({ sheet: sheet.name, date1904, limits, rowsLeft, headerRow, onRow }));
  let isWhole = true;
  try {
    await workbook.scan(sheet, sink);
  } catch (error) {
    if (!(error instanceof EnoughRows)) throw error;
    isWhole = false;
  }
  const plan = sink.plan();
  return plan && { name: sheet.name, isWhole, ...toLooked(plan, sink.rows, date1904, types) };
}

function toLooked(plan: SheetPlan, rows: readonly SampleRow[], date1904: boolean, types: readonly ImportType[]) {
  const data = rows.filter(({ row }) => row > plan.lastHeaderRow);
  const columns = plan.columns.map(({ name, stored, isLeftOut }, index) => {
    const column = plan.firstColumn + index;
    const cells = data.flatMap(({ row, cells }) => {
      const cell = cells.get(column);
      return cell ? [{ row, cell }] : [];
    });
    const offer = offerFor(cells.map(({ cell }) => cell));
    const misfits = types.flatMap((type) => {
      const notations = offer ? [undefined, ...notationsOf(type)] : [undefined];
      return notations.flatMap((notation) => toMisfits(cells, type, date1904, notation) ?? []);
    });
    return { name, type: stored.type, isLeftOut, misfits, ...(offer ? { offer } : {}) };
  });
  const unpivot = offerUnpivot({ ...plan, dataRows: data });
  const shown = data.slice(0, SHOWN_ROWS).map(({ row, cells }) => {
    const values = plan.columns.map((_, index) => {
      const cell = cells.get(plan.firstColumn + index);
      return cell ? toSampleText(cell, date1904) : null;
    });
    return { row, values };
  });
  const above = plan.above.rows.map(({ row, cells }) => {
    return { row, texts: [...cells.values()].map((cell) => toSampleText(cell, date1904)) };
  });
  return {
    headerRow: plan.lastHeaderRow,
    above: { count: plan.above.count, rows: above },
    columns,
    rows: shown,
    rowsRead: data.length,
    ...(unpivot ? { unpivot } : {}),
  };
}

/** Rows whose value in a column is not of a type; undefined when all are. */
function toMisfits(
  cells: readonly { readonly row: number; readonly cell: SampleCell }[],
  type: ImportType,
  date1904: boolean,
  notation: Notation | undefined,
) {
  const wrong = cells.filter(({ cell }) => fitCell(cell, type, date1904, notation) === undefined);
  if (wrong.length === 0) return undefined;
  const rows = wrong.slice(0, ROWS_NAMED).map(({ row }) => row);
  return { type, ...(notation ? { notation } : {}), count: wrong.length, rows };
}
