import type { CellSink } from '../cell/cell-sink.ts';
import { kindOfNumber, toValueText, VALUE } from '../cell/excel-date.ts';
import { isEmptyMark } from '../cell/empty-mark.ts';
import { fitCell } from '../cell/fit-cell.ts';
import type { TableOptions } from './load-target.ts';
import { MergedCells } from './merged-cells.ts';
import { Misfits } from './misfits.ts';
import { OpenReadings } from './open-readings.ts';
import type { FormatClass } from '../cell/number-format.ts';
import { toSampleText, type SampleCell } from '../cell/sample-row.ts';
import type { TargetColumn } from '../plan/target-table.ts';
import type { Value } from './value.ts';

/** A column of the table with its number there. */
interface Place {
  readonly at: number;
  readonly column: TargetColumn;
  readonly isText: boolean;
}

/** Second reading of a sheet: turns the cells of its rows into the values of the table's columns. */
export abstract class SheetLoader implements CellSink {
  readonly needsText = true;
  readonly misfits: Misfits;
  readonly openReadings: OpenReadings;
  readonly mergedCells: MergedCells;
  protected readonly options: TableOptions;
  /** In the order of the sheet's columns, from its first one on. */
  private readonly places: readonly (Place | undefined)[];
  private isData = false;
  /** Row of data whose cells come; 0 before the first. */
  protected sheetRow = 0;
  /** What stands in a text file for the cell that comes next. */
  private lastWritten: string | undefined;

  constructor(options: TableOptions) {
    this.options = options;
    const { plan, target, sheet } = options;
    const filled = new Map(
      target.columns.map((column, at) => [column.from, { at, column, isText: column.stored.sql === 'VARCHAR' }]),
    );
    this.places = plan.columns.map((_, index) => filled.get(index));
    this.misfits = new Misfits(sheet);
    this.openReadings = new OpenReadings(sheet);
    this.mergedCells = new MergedCells(sheet, plan.merges, (column) => this.places[column - plan.firstColumn]);
  }

  /** A row of data begins, and the one of `sheetRow` is whole; columns that get no value are empty. */
  protected abstract startRow(row: number): void;
  protected abstract put(at: number, value: Value): void;

  wantsText(column: number): boolean {
    const place = this.places[column - this.options.plan.firstColumn];
    return place !== undefined && (place.isText || place.column.notation !== undefined);
  }

  written(text: string): void {
    this.lastWritten = text;
  }

  row(row: number): void {
    const { lastHeaderRow, leftOutRows } = this.options.plan;
    this.isData = row > lastHeaderRow && leftOutRows?.has(row) !== true;
    if (!this.isData) return;
    this.startRow(row);
    for (const { at, value } of this.mergedCells.startRow(row)) this.put(at, value);
    this.sheetRow = row;
    this.options.onRow();
  }

  number(column: number, value: number, format: FormatClass): void {
    const written = this.lastWritten;
    this.lastWritten = undefined;
    const place = this.placeOf(column);
    if (!place) return;
    if (written !== undefined) this.openReadings.add(place.column, written);
    if (place.column.isFitted) return this.fit(place, { kind: 'number', value, format });
    const { date1904 } = this.options;
    const kind = kindOfNumber(value, format, date1904);
    if (kind === VALUE.none) return;
    this.store(place.at, place.isText ? toValueText(value, kind, date1904) : value);
  }

  bigInteger(column: number, digits: string): void {
    const place = this.placeOf(column);
    if (!place) return;
    if (place.column.isFitted) return this.fit(place, { kind: 'big', digits });
    this.store(place.at, digits);
  }

  boolean(column: number, value: boolean): void {
    const place = this.placeOf(column);
    if (!place) return;
    if (place.column.isFitted) return this.fit(place, { kind: 'boolean', value });
    this.store(place.at, place.isText ? (value ? 'TRUE' : 'FALSE') : value);
  }

  text(column: number, text: string): void {
    this.lastWritten = undefined;
    const place = this.placeOf(column);
    if (!place) return;
    this.openReadings.add(place.column, text);
    if (place.column.hasEmptyMarks && isEmptyMark(text) && !place.isText) return;
    if (place.column.isFitted && !place.isText) return this.fit(place, { kind: 'text', text });
    this.store(place.at, text);
  }

  error(): void {
    return undefined;
  }

  uncalculated(): void {
    return undefined;
  }

  merge(): void {
    return undefined;
  }

  private store(at: number, value: Value): void {
    this.mergedCells.keep(at, value);
    this.put(at, value);
  }

  /** Undefined outside of the table. */
  private placeOf(column: number): Place | undefined {
    return this.isData ? this.places[column - this.options.plan.firstColumn] : undefined;
  }

  private fit({ at, column }: Place, cell: SampleCell): void {
    const { date1904 } = this.options;
    const value = fitCell(cell, column.stored.type, date1904, column.notation);
    if (value !== undefined) this.store(at, value);
    else this.misfits.add(column.name, this.sheetRow, toSampleText(cell, date1904));
  }
}
