import {
  AppError,
  grownHeights,
  LIMITS,
  ROW_HEIGHT,
  wrappedHeight,
  type Cell,
  type ExcelStyle,
  type Table,
} from '@aj-report/contract';
import { Styles } from '../expand/conditional.ts';
import { SheetContext } from '../expand/context.ts';
import { Copy } from '../expand/copy.ts';
import { FormatStyles } from '../expand/day-styles.ts';
import type { ReportData } from '../expand/expand-report.ts';
import { SetData } from '../expand/set-data.ts';
import { linkMaker, linkParts } from '../expand/link-maker.ts';
import { Values } from '../expand/values.ts';
import { textOfCell } from '../format/format-cell.ts';
import type { Area } from '../formula/formula.types.ts';
import { momentOf } from '../formula/read-number.ts';
import type { GridCell, GridLink, GridSheet } from '../grid.types.ts';
import { isFormulaCell, type FormulaCell, type PlanCell } from '../plan/plan.types.ts';
import { referredIn, type Referred } from './found-lines.ts';
import { LinesBefore } from './lines-before.ts';
import { ListFormulas, type FormulaView, type WhichLine } from './list-formulas.ts';
import { listModel } from './list-model.ts';
import type { PlainList } from './plain-list.ts';

/** A cell of a line of the list. */
export interface LineCell {
  readonly column: number;
  value: Cell;
  style: ExcelStyle | undefined;
  formula: string | undefined;
  link: GridLink | undefined;
}

/** One line of the list; the same object with other values every time. */
export interface Line {
  row: number;
  readonly cells: readonly LineCell[];
}

/** A list with the pages of its rows, the first of which it was made of. */
export interface StreamedList {
  readonly stream: ListStream;
  readonly pages: AsyncIterable<Table>;
}

function wholeSheet(): Copy {
  return new Copy(undefined, undefined, 0, 1, undefined, undefined);
}

/** Rows that a sheet holds besides those of its list come and go one at a time; what stands below it is made last. */
export class ListStream {
  /** The sheet with the first row alone: each line of the template is one line of it. */
  readonly model: GridSheet;
  /** Rows that came so far. */
  count = 0;
  private readonly place = { left: wholeSheet(), top: wholeSheet() };
  private readonly styles: Styles;
  private readonly formulas: ListFormulas;
  private readonly before: LinesBefore;
  /** Of lines of the template, px. */
  private readonly fixedHeights: ReadonlyMap<number, number>;
  /** Cells of the model above and below the list by those of the template; below with the values of the end. */
  private readonly around = new Map<PlanCell, GridCell>();
  private readonly fields = new Map<string, Cell[]>();
  private readonly kept = new Map<PlanCell, Cell[]>();
  /** Formats of these values. */
  private readonly keptFormats = new Map<PlanCell, string | undefined>();
  private readonly formats = new FormatStyles();

  constructor(
    private readonly list: PlainList,
    private readonly data: Pick<ReportData, 'params' | 'now'>,
    first: Table,
  ) {
    const { plan, row } = list;
    this.model = listModel(list, first, data);
    this.styles = new Styles(plan);
    this.formulas = new ListFormulas(list, momentOf(data.now));
    const inLine = plan.formulas.filter(isFormulaCell).filter((cell) => cell.row === row);
    this.before = new LinesBefore(inLine.flatMap((cell) => this.formulas.readBy(cell)));
    this.fixedHeights = new Map(plan.sheet.rowHeights?.map((one) => [one.row, one.height]));
    for (const cell of this.model.rows.flat()) {
      const source = plan.cells.find((one) => one.row === cell.row && one.column === cell.column);
      if (source && source.row !== row) this.around.set(source, cell);
    }
    this.keepWhatIsAskedFor();
  }

  private keepWhatIsAskedFor(): void {
    const { plan, row } = this.list;
    for (const cell of plan.cells) {
      const { content } = cell;
      if (cell.row <= row) continue;
      if (isFormulaCell(cell)) {
        for (const { cell: one } of this.formulas.readBy(cell)) if (one.row === row) this.kept.set(one, []);
      }
      const linked = linkParts(cell).flatMap(([, parts]) => parts);
      for (const part of [...(content.kind === 'parts' ? content.parts : []), ...linked]) {
        if (part.kind === 'aggregate' && part.field !== undefined) this.fields.set(part.field, []);
      }
    }
  }

  /** How many cells there are with so many rows. */
  cellsWith(rowCount: number): number {
    const { cells } = this.list;
    return this.model.rows.reduce((sum, row) => sum + row.length, 0) + (rowCount - 1) * cells.length;
  }

  /** Lines above the list. */
  get head(): readonly (readonly GridCell[])[] {
    return this.model.rows.slice(0, this.list.row);
  }

  /** Height of a line of the list, px. */
  heightOf({ cells }: Line): number {
    const { row } = this.list;
    const fixed = this.fixedHeights.get(row);
    if (fixed !== undefined) return fixed;
    let height = ROW_HEIGHT;
    for (const cell of cells) {
      if (cell.style?.wrap !== true) continue;
      const whole = { ...cell, row, rowSpan: 1, columnSpan: 1 };
      height = Math.max(height, wrappedHeight(whole, this.model.columnWidths, textOfCell));
    }
    return height;
  }

  /** The next lines of the list. @throws excel/too-many-rows */
  *lines(page: Table): Generator<Line> {
    const { plan, set, node, row, cells } = this.list;
    const limit = LIMITS.excelRowsMax;
    if (plan.rowCount - 1 + this.count + page.rowCount > limit) {
      throw new AppError('excel/too-many-rows', { sheet: plan.sheet.name, limit });
    }
    for (const [field, all] of this.fields) for (const value of pageOf(page, field)) all.push(value);
    const values = new Values(new SheetContext(plan, new Map([[set, new SetData(page)]]), this.data.params, new Map()));
    const line: LineCell[] = cells.map(({ column, style }) => ({
      column,
      value: null,
      style,
      formula: undefined,
      link: undefined,
    }));
    const placed = cells.map((cell, i) => ({ cell, line: line[i] as LineCell }));
    const plain = placed.filter(({ cell }) => cell.content.kind !== 'formula');
    const readers = plain.map((one) => ({ ...one, read: values.readerOf(one.cell) }));
    const byCell = new Map(placed.map((one) => [one.cell, one.line]));
    const linked = placed.flatMap((one) => {
      const linkOf = linkMaker(one.cell, values);
      return linkOf ? [{ ...one, linkOf }] : [];
    });
    const computed = plan.formulas.filter((cell) => byCell.has(cell)).filter(isFormulaCell);
    const made: Line = { row, cells: line };
    for (let i = 0; i < page.rowCount; i++) {
      const left = new Copy(node, this.place.left, this.count, this.count + 1, [i], undefined);
      const place = { left, top: this.place.top };
      made.row = row + this.count;
      for (const { cell, line: one, read } of readers) {
        one.value = read(place);
        const style = this.styles.styleOf(cell, one.value);
        one.style = cell.content.kind === 'parts' ? this.formats.ofData(style, one.value) : style;
      }
      for (const cell of computed) this.compute(cell, byCell, made.row);
      this.before.keep((cell) => referredIn(byCell.get(cell) as LineCell, made.row));
      for (const { line: one, linkOf } of linked) one.link = linkOf(place);
      for (const [cell, all] of this.kept) {
        const { value = null, style } = byCell.get(cell) ?? {};
        all.push(value);
        if (value !== null) this.keptFormats.set(cell, style?.numberFormat);
      }
      this.count++;
      yield made;
    }
  }

  private compute(cell: FormulaCell, byCell: ReadonlyMap<PlanCell, LineCell>, row: number): void {
    const one = byCell.get(cell) as LineCell;
    const referred = (other: PlanCell, line: WhichLine): Referred | undefined => {
      const own = byCell.get(other);
      if (!own) return this.referredAround(other, 0);
      if (line === 'own' || (line === 'first' && this.count === 0)) return referredIn(own, row);
      return this.before.at(other, line);
    };
    const lineOf = (line: number) => (line === this.list.row ? row : line);
    const view: FormulaView = { referred, linesOf: (first, last) => [lineOf(first), lineOf(last)], row };
    const { value, text, format } = this.formulas.fill(cell, view);
    one.value = value;
    one.formula = text;
    one.style = this.formats.withFormat(this.styles.styleOf(cell, value), format);
  }

  private referredAround(cell: PlanCell, shift: number): Referred {
    const { value = null, style, ...found } = this.around.get(cell) ?? { ...cell, value: null };
    const row = found.row > this.list.row ? found.row + shift : found.row;
    const area = {
      row,
      lastRow: row + found.rowSpan - 1,
      column: found.column,
      lastColumn: found.column + found.columnSpan - 1,
    };
    return { values: [value], format: style?.numberFormat, area };
  }

  /** The sheet as it is after the last row, without its list: merged cells, places and lines below are those of the end. */
  finish(): GridSheet {
    const { list, model } = this;
    this.fillBelow();
    const shift = this.count - 1;
    const moved = (row: number) => (row > list.row ? row + shift : row);
    const stretched = (area: Area): Area => ({
      ...area,
      row: moved(area.row),
      lastRow: area.lastRow >= list.row ? area.lastRow + shift : area.lastRow,
    });
    const foot = model.rows
      .slice(list.row + 1)
      .map((cells) => cells.map((cell) => ({ ...cell, row: moved(cell.row) })));
    return {
      ...model,
      rowCount: model.rowCount + shift,
      rows: [...this.head, ...foot],
      pictures: model.pictures.map((picture) => ({ ...picture, row: moved(picture.row) })),
      validations: model.validations.map(({ rule, areas }) => ({ rule, areas: areas.map(stretched) })),
      pageBreaks: model.pageBreaks.map(moved),
      printAreas: model.printAreas.map(stretched),
    };
  }

  /** Heights of the lines below the list. */
  get footHeights(): readonly number[] {
    const { list, model, fixedHeights } = this;
    const first = list.row + 1;
    const sizes = model.rows.slice(first).map((_, line) => fixedHeights.get(first + line) ?? ROW_HEIGHT);
    return grownHeights(
      model.rows.slice(first),
      sizes,
      model.columnWidths,
      (line) => fixedHeights.has(first + line),
      textOfCell,
      first,
    );
  }

  private fillBelow(): void {
    const { plan, set, row } = this.list;
    const columns = [...this.fields.keys()].map((name) => ({ name, type: 'string' as const }));
    const table: Table = { columns, data: [...this.fields.values()], rowCount: this.count };
    const values = new Values(
      new SheetContext(plan, new Map([[set, new SetData(table)]]), this.data.params, new Map()),
    );
    const below = [...this.around].filter(([cell]) => cell.row > row);
    for (const [cell, one] of below) {
      if (cell.content.kind !== 'formula') {
        one.value = values.valueOf(cell, this.place);
        const style = this.styles.styleOf(cell, one.value);
        one.style = cell.content.kind === 'parts' ? this.formats.ofData(style, one.value) : style;
      }
      const link = linkMaker(cell, values)?.(this.place);
      if (link) one.link = link;
    }
    for (const cell of plan.formulas.filter(isFormulaCell)) {
      const one = this.around.get(cell);
      if (one && cell.row > row) this.fillFormula(cell, one);
    }
  }

  private fillFormula(cell: FormulaCell, one: GridCell): void {
    const { row } = this.list;
    const shift = this.count - 1;
    const referred = (other: PlanCell): Referred | undefined => {
      const { column } = other;
      const values = this.kept.get(other);
      if (!values) return this.referredAround(other, shift);
      const format = this.keptFormats.get(other);
      return { values, format, area: { row, lastRow: row + shift, column, lastColumn: column } };
    };
    const linesOf = (first: number, last: number) =>
      [first > row ? first + shift : first, last >= row ? last + shift : last] as const;
    const view: FormulaView = { referred, linesOf, row: one.row + shift };
    const { value, text, format } = this.formulas.fill(cell, view);
    one.value = value;
    one.style = this.formats.withFormat(this.styles.styleOf(cell, value), format);
    if (text === undefined) delete one.formula;
    else one.formula = text;
  }
}

function pageOf({ columns, data }: Table, field: string): readonly Cell[] {
  return data[columns.findIndex(({ name }) => name === field)] ?? [];
}
