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
import type { SheetPlan } from '../plan/sheet-analysis.ts';
import type { TargetColumn, TargetTable } from '../plan/target-table.ts';
import type { Value } from './value.ts';

/** A column of the table with its number there. */
interface Place {
  readonly at: number;
  readonly column: TargetColumn;
  readonly isText: boolean;
  /** Of a column that becomes rows: its name, as the table keeps it. */
  readonly label?: Value;
}

/** A value for a column of the table. */
interface Stored {
  readonly at: number;
  readonly value: Value;
}

/** A value that becomes a row, with the name of its column. */
interface Turned extends Stored {
  readonly label: Value;
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
  /** Where columns become rows: the place of their names, and the values of the row that is read, until it is whole. */
  private readonly turning: { readonly nameAt: number | undefined; kept: Stored[]; turned: Turned[] } | undefined;
  private isData = false;
  /** Row of the sheet that the row of the table comes from which began last; 0 before the first. */
  protected sheetRow = 0;
  /** Row of data whose cells come. */
  private readRow = 0;
  /** What stands in a text file for the cell that comes next. */
  private lastWritten: string | undefined;

  constructor(options: TableOptions) {
    this.options = options;
    const { plan, target, sheet } = options;
    this.places = placesOf(plan, target);
    const nameAt = target.columns.findIndex(({ from }) => from === plan.unpivot?.name);
    this.turning = plan.unpivot && { nameAt: nameAt < 0 ? undefined : nameAt, kept: [], turned: [] };
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
    this.endRow();
    this.isData = row > lastHeaderRow && leftOutRows?.has(row) !== true;
    if (!this.isData) return;
    this.readRow = row;
    if (!this.turning) this.begin(row);
    for (const { at, value } of this.mergedCells.startRow(row)) this.keep(at, value);
  }

  /** The row that was read is whole: of columns that become rows each value makes one. Called after the last row too. */
  protected endRow(): void {
    if (!this.turning) return;
    const { nameAt, kept, turned } = this.turning;
    for (const { label, at, value } of turned) {
      this.begin(this.readRow);
      for (const one of kept) this.put(one.at, one.value);
      if (nameAt !== undefined) this.put(nameAt, label);
      this.put(at, value);
    }
    this.turning.kept = [];
    this.turning.turned = [];
  }

  private begin(row: number): void {
    this.startRow(row);
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
    this.store(place, place.isText ? toValueText(value, kind, date1904) : value);
  }

  bigInteger(column: number, digits: string): void {
    const place = this.placeOf(column);
    if (!place) return;
    if (place.column.isFitted) return this.fit(place, { kind: 'big', digits });
    this.store(place, digits);
  }

  boolean(column: number, value: boolean): void {
    const place = this.placeOf(column);
    if (!place) return;
    if (place.column.isFitted) return this.fit(place, { kind: 'boolean', value });
    this.store(place, place.isText ? (value ? 'TRUE' : 'FALSE') : value);
  }

  text(column: number, text: string): void {
    this.lastWritten = undefined;
    const place = this.placeOf(column);
    if (!place) return;
    this.openReadings.add(place.column, text);
    if (place.column.hasEmptyMarks && isEmptyMark(text) && !place.isText) return;
    if (place.column.isFitted && !place.isText) return this.fit(place, { kind: 'text', text });
    this.store(place, text);
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

  private store({ at, label }: Place, value: Value): void {
    if (label !== undefined) this.turning?.turned.push({ at, label, value });
    else {
      this.mergedCells.keep(at, value);
      this.keep(at, value);
    }
  }

  private keep(at: number, value: Value): void {
    if (this.turning) this.turning.kept.push({ at, value });
    else this.put(at, value);
  }

  /** Undefined outside of the table. */
  private placeOf(column: number): Place | undefined {
    return this.isData ? this.places[column - this.options.plan.firstColumn] : undefined;
  }

  private fit(place: Place, cell: SampleCell): void {
    const { date1904 } = this.options;
    const { stored, notation, name } = place.column;
    const value = fitCell(cell, stored.type, date1904, notation);
    if (value === undefined) this.misfits.add(name, this.readRow, toSampleText(cell, date1904));
    // A day that no calendar knows is no value, and makes no row.
    else if (value !== null || place.label === undefined) this.store(place, value);
  }
}

/** By column of the sheet, from its first one on, where its cells go; undefined = nowhere. */
function placesOf({ columns, unpivot }: SheetPlan, target: TargetTable): readonly (Place | undefined)[] {
  const filled = new Map(
    target.columns.map((column, at) => [column.from, { at, column, isText: column.stored.sql === 'VARCHAR' }]),
  );
  if (!unpivot) return columns.map((_, index) => filled.get(index));
  const nameColumn = filled.get(unpivot.name);
  const isNumber = nameColumn?.column.stored.type === 'integer';
  return unpivot.wide.map(({ name, notation, hasEmptyMarks }, index) => {
    const at = unpivot.places[index];
    if (at !== undefined) return filled.get(at);
    const place = filled.get(unpivot.value);
    const marks = { ...(notation ? { notation } : {}), ...(hasEmptyMarks ? { hasEmptyMarks } : {}) };
    return place && { ...place, column: { ...place.column, name, ...marks }, label: isNumber ? Number(name) : name };
  });
}
