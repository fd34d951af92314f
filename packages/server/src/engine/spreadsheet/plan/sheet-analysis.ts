import type { Notation } from '@aj-report/contract';
import type { CellSink, MergedRange } from '../cell/cell-sink.ts';
import { ColumnStats, type StoredType } from './column-stats.ts';
import { findHeader, HeaderTexts, type HeaderRows } from './header-row.ts';
import { ImportFault, toColumnLetters } from '../import-fault.ts';
import type { ImportLimits, ImportWarningText } from './import-workbook.types.ts';
import type { FormatClass } from '../cell/number-format.ts';
import type { SampleCell, SampleRow } from '../cell/sample-row.ts';
import { SheetWarnings } from './sheet-warnings.ts';
import type { RowsAbove } from './rows-above.ts';

/** Filled rows among which the header is looked for. */
const SAMPLE_ROWS = 50;
/** Merges kept: those of a header are few. */
const MAX_MERGES = 100_000;

export interface PlannedColumn {
  readonly name: string;
  readonly stored: StoredType;
  readonly stats: ColumnStats;
  /** How its texts write numbers or days, where that was chosen. */
  readonly notation?: Notation;
  /** Texts such as NA in it say that there is no value. */
  readonly hasEmptyMarks?: boolean;
  /** How values are kept that are looked at one by one, where that follows from them. */
  readonly fits?: StoredType;
  /** It has neither a name nor values. */
  readonly isEmpty: boolean;
  /** No column of a new table comes of it. */
  readonly isLeftOut: boolean;
}

/** How the columns of a sheet become those of a table in which some of them are rows. */
export interface UnpivotPlan {
  /** Columns as the sheet has them. */
  readonly wide: readonly PlannedColumn[];
  /** By column of the sheet, counted from 0: its place in the table; undefined = its values become rows. */
  readonly places: readonly (number | undefined)[];
  /** Places of the columns that hold the names of the others and their values. */
  readonly name: number;
  readonly value: number;
  /** How many columns become rows. */
  readonly count: number;
}

/** How a sheet becomes a table. */
export interface SheetPlan {
  readonly above: RowsAbove;
  /** Rows up to this one are titles and header. */
  readonly lastHeaderRow: number;
  /** Sheet column, counted from 1, of the first table column. */
  readonly firstColumn: number;
  readonly columns: readonly PlannedColumn[];
  /** The first rows of data. */
  readonly dataRows: readonly SampleRow[];
  /** Rows of the sheet that are totals of others and become no rows of the table. */
  readonly leftOutRows?: ReadonlySet<number>;
  /** Columns of the sheet become rows of the table; `columns` and `rows` are those of the table. */
  readonly unpivot?: UnpivotPlan;
  /** Merged cells that reach over several rows of data. */
  readonly merges: readonly MergedRange[];
  /** Rows of data. */
  readonly rows: number;
  /** Rows of the file are not in the order of their numbers. */
  readonly disordered: boolean;
  readonly warnings: readonly ImportWarningText[];
}

export interface AnalysisOptions {
  readonly sheet: string;
  readonly date1904: boolean;
  readonly limits: ImportLimits;
  /** Rows that the sheets before have left of the limit. */
  readonly rowsLeft: number;
  /** Header row that the person chose, 0 = none; undefined = find it. */
  readonly headerRow: number | undefined;
  /** Columns that are left out, by their names; undefined = the empty ones. */
  readonly leaveOut?: readonly string[] | undefined;
  /** Texts may have to become numbers, because types were chosen or rows go into a table that is there. */
  readonly readsText?: boolean;
  /** Called for every filled row. */
  readonly onRow: () => void;
}

/** First reading of a sheet: finds the header and the type of every column over all rows. */
export class SheetAnalysis implements CellSink {
  private readonly options: AnalysisOptions;
  private readonly stats: (ColumnStats | undefined)[] = [];
  private readonly sample: SampleRow[] = [];
  private readonly merges: MergedRange[] = [];
  private readonly rowMerges: MergedRange[] = [];
  private readonly warnings: SheetWarnings;
  private target: 'sample' | 'stats' | 'none' = 'none';
  private sampleRow: SampleRow | undefined;
  /** The first rows below a chosen header, which need no looking for it. */
  private readonly rowsBelow: SampleRow[] = [];
  private rowBelow: SampleRow | undefined;
  private currentRow = 0;
  private rowCount = 0;
  /** Numbers of the rows beyond those left: as many of them are no data as the header has rows. */
  private readonly surplusRows: number[] = [];
  private disordered = false;
  /** Rows above a chosen header that the sample has no room for. */
  private shiftedRows = 0;
  needsText = false;

  constructor(options: AnalysisOptions) {
    this.options = options;
    this.warnings = new SheetWarnings(options.sheet);
  }

  row(row: number): void {
    if (row <= this.currentRow) this.disordered = true;
    this.currentRow = row;
    this.rowCount++;
    this.options.onRow();
    if (this.rowCount > this.options.rowsLeft) {
      this.surplusRows.push(row);
      if (this.surplusRows.length > SAMPLE_ROWS) this.checkRowCount(this.header());
    }
    this.target = this.targetOf(row);
    if (this.target === 'sample') this.startSample(row);
    const isBelow = this.target === 'stats' && this.options.headerRow !== undefined;
    this.rowBelow = isBelow && this.rowsBelow.length < SAMPLE_ROWS ? { row, cells: new Map() } : undefined;
    if (this.rowBelow) this.rowsBelow.push(this.rowBelow);
    this.needsText = this.target === 'sample' || this.rowBelow !== undefined || this.options.readsText === true;
  }

  number(column: number, value: number, format: FormatClass): void {
    // Most cells of a large sheet: nothing is made for them.
    const { date1904 } = this.options;
    if (this.target === 'stats' && !this.rowBelow) return this.statsAt(column).addNumber(value, format, date1904);
    this.statsOf(column, { kind: 'number', value, format })?.addNumber(value, format, date1904);
  }

  bigInteger(column: number, digits: string): void {
    this.statsOf(column, { kind: 'big', digits })?.addBigInteger(digits);
  }

  boolean(column: number, value: boolean): void {
    this.statsOf(column, { kind: 'boolean', value })?.addBoolean();
  }

  text(column: number, text: string): void {
    this.rowBelow?.cells.set(column, { kind: 'text', text });
    if (this.target === 'stats') this.statsAt(column).addText(this.options.readsText ? text : '');
    else this.statsOf(column, { kind: 'text', text });
  }

  error(column: number, text: string): void {
    this.warnings.errors.add(this.currentRow, column, text);
    if (this.target !== 'none') this.statsAt(column);
  }

  uncalculated(column: number): void {
    this.warnings.uncalculated.add(this.currentRow, column, '');
    if (this.target !== 'none') this.statsAt(column);
  }

  merge(range: MergedRange): void {
    const lastRow = this.options.headerRow ?? this.sample.at(-1)?.row ?? 0;
    if (range.top <= lastRow && this.merges.length < MAX_MERGES) this.merges.push(range);
    if (range.bottom > range.top && this.rowMerges.length < MAX_MERGES) this.rowMerges.push(range);
  }

  /**
   * The plan, or undefined for a sheet without any filled cell.
   * @throws spreadsheet/header-missing when the chosen header row is empty
   */
  plan(): SheetPlan | undefined {
    if (this.rowCount === 0) return undefined;
    const header = this.header();
    this.checkRowCount(header);
    for (const row of this.sample) if (row.row > header.bottom) this.addToStats(row);
    const texts = new HeaderTexts(this.sample, this.merges, header, this.options.date1904);
    const used = texts.columns.concat(this.stats.flatMap((stats, column) => (stats ? [column] : [])));
    if (used.length === 0) return undefined;
    const firstColumn = used.reduce((least, column) => Math.min(least, column));
    const lastColumn = used.reduce((most, column) => Math.max(most, column));
    const columns = texts.names(firstColumn, lastColumn).map((name, index) => {
      return this.planColumn(name, firstColumn + index, texts);
    });
    this.warnings.impossibleDates = this.stats.reduce((sum, stats) => sum + (stats?.impossibleDates ?? 0), 0);
    const above = this.rowsAbove(header);
    this.warnings.above = { ...above, header, date1904: this.options.date1904 };
    this.warnings.hasHeader = header.top > 0 || this.options.headerRow === 0;
    const warnings = this.warnings.texts();
    const rows = this.rowCount - this.countHeaderRows(header);
    const { disordered } = this;
    const dataRows = [...this.sample.filter(({ row }) => row > header.bottom), ...this.rowsBelow];
    const merges = disordered ? [] : this.rowMerges.filter(({ top }) => top > header.bottom);
    return { above, lastHeaderRow: header.bottom, firstColumn, columns, dataRows, merges, rows, disordered, warnings };
  }

  private planColumn(name: string, column: number, texts: HeaderTexts): PlannedColumn {
    const { leaveOut } = this.options;
    const found = this.stats[column];
    const isEmpty = !found && !texts.hasName(column);
    const stats = found ?? new ColumnStats();
    return { name, stored: stats.stored, stats, isEmpty, isLeftOut: leaveOut?.includes(name) ?? isEmpty };
  }

  private rowsAbove({ top, bottom }: HeaderRows): RowsAbove {
    const rows = this.sample.filter(({ row }) => (top === 0 ? row <= bottom : row < top));
    return { count: rows.length + this.shiftedRows, rows };
  }

  private header(): HeaderRows {
    const { headerRow, sheet } = this.options;
    if (headerRow === undefined) return findHeader(this.sample, this.merges);
    if (headerRow === 0) return { top: 0, bottom: 0 };
    const isFilled = this.sample.some((row) => row.row === headerRow && row.cells.size > 0);
    const isCovered = this.merges.some(({ top, bottom }) => top <= headerRow && headerRow <= bottom);
    if (!isFilled && !isCovered) throw new ImportFault('spreadsheet/header-missing', { sheet, row: headerRow });
    return { top: headerRow, bottom: headerRow };
  }

  private checkRowCount(header: HeaderRows): void {
    const row = this.surplusRows[this.countHeaderRows(header)];
    if (row === undefined) return;
    const { sheet, limits } = this.options;
    throw new ImportFault('spreadsheet/too-many-rows', { sheet, row, limit: limits.rows });
  }

  private countHeaderRows(header: HeaderRows): number {
    return this.shiftedRows + this.sample.filter((sample) => sample.row <= header.bottom).length;
  }

  private targetOf(row: number): 'sample' | 'stats' {
    const { headerRow } = this.options;
    if (headerRow !== undefined) return row <= headerRow ? 'sample' : 'stats';
    if (this.sample.length < SAMPLE_ROWS) return 'sample';
    return row < this.sample.at(-1)!.row ? 'sample' : 'stats';
  }

  /** The sample holds the rows of lowest number; a row pushed out is data. */
  private startSample(row: number): void {
    this.sampleRow = { row, cells: new Map<number, SampleCell>() };
    const next = this.sample.findIndex((other) => other.row > row);
    if (next < 0) this.sample.push(this.sampleRow);
    else this.sample.splice(next, 0, this.sampleRow);
    if (this.sample.length <= SAMPLE_ROWS) return;
    if (this.options.headerRow === undefined) this.addToStats(this.sample.pop()!);
    else {
      this.sample.shift();
      this.shiftedRows++;
    }
  }

  private addToStats(row: SampleRow): void {
    for (const [column, cell] of row.cells) {
      const stats = this.statsAt(column);
      if (cell.kind === 'number') stats.addNumber(cell.value, cell.format, this.options.date1904);
      else if (cell.kind === 'big') stats.addBigInteger(cell.digits);
      else if (cell.kind === 'boolean') stats.addBoolean();
      else stats.addText(this.options.readsText ? cell.text : '');
    }
  }

  /** Statistics to add the cell to; undefined when it went into the sample. */
  private statsOf(column: number, cell: SampleCell): ColumnStats | undefined {
    this.rowBelow?.cells.set(column, cell);
    if (this.target === 'stats') return this.statsAt(column);
    this.checkColumn(column);
    this.sampleRow?.cells.set(column, cell);
    return undefined;
  }

  private statsAt(column: number): ColumnStats {
    const stats = this.stats[column];
    if (stats) return stats;
    this.checkColumn(column);
    return (this.stats[column] = new ColumnStats());
  }

  private checkColumn(column: number): void {
    const { sheet, limits } = this.options;
    if (column <= limits.columns) return;
    throw new ImportFault('spreadsheet/too-many-columns', {
      sheet,
      row: this.currentRow,
      column: toColumnLetters(column),
      limit: limits.columns,
    });
  }
}
