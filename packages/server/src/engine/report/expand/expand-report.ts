import { AppError, LIMITS, type Cell, type ExcelSheet } from '@aj-report/contract';
import { momentOf } from '../formula/read-number.ts';
import { FormulaFiller, referredCells, type MadeSheet } from '../formula/fill-formulas.ts';
import type { Area } from '../formula/formula.types.ts';
import type { Grid, GridCell, GridSheet } from '../grid.types.ts';
import { rangedCells } from '../plan/ranged-formats.ts';
import {
  isFormulaCell,
  type FormulaCell,
  type PlanCell,
  type SheetPlan,
  type TemplatePlan,
} from '../plan/plan.types.ts';
import { bandsOf } from './bands.ts';
import { Styles } from './conditional.ts';
import { SheetContext, type Place } from './context.ts';
import { FormatStyles } from './day-styles.ts';
import { Copy } from './copy.ts';
import { CellEmitter, type Amounts, type Emitted, type Sheet } from './emit-cells.ts';
import { withCharts } from './chart-places.ts';
import { finishSheet, validatedCells } from './finish-sheet.ts';
import { Layout } from './layout.ts';
import { applyRangedFormats } from './ranged-formats.ts';
import { makeCopies } from './make-copies.ts';
import type { ReportParams } from '../report-request.types.ts';
import { SetData, type RowNumbers, type Tables } from './set-data.ts';
import { SkippedTexts } from './skipped-texts.ts';
import { uniqueSheetName } from './sheet-name.ts';
import { Values } from './values.ts';

/** What a template is filled with. */
export interface ReportData {
  readonly tables: Tables;
  readonly params: ReportParams;
  /** The moment of TODAY and NOW: `YYYY-MM-DD HH:mm:ss` of the service's clock. */
  readonly now: string;
}

type Base = ReadonlyMap<string, RowNumbers>;

/** Rows of each sheet that a sheet of the template becomes. */
function basesOf({ sheet }: SheetPlan, sets: ReadonlyMap<string, SetData>): Base[] {
  const { repeatFor } = sheet;
  const set = repeatFor && sets.get(repeatFor.setCode);
  if (!repeatFor || !set) return [new Map()];
  const { setCode, field } = repeatFor;
  if (!set.has(field)) {
    throw new AppError('excel/field-unknown', { place: sheet.name, set: setCode, field, known: set.names.join(', ') });
  }
  const groups = new Map<Cell, number[]>();
  for (const [row, value] of set.valuesOf(field).entries()) {
    const known = groups.get(value);
    if (known) known.push(row);
    else groups.set(value, [row]);
  }
  return groups.size === 0 ? [new Map()] : [...groups.values()].map((rows) => new Map([[setCode, rows]]));
}

function checkSize({ name }: Pick<ExcelSheet, 'name'>, rows: number, columns: number): void {
  if (rows > LIMITS.excelRowsMax) {
    throw new AppError('excel/too-many-rows', { sheet: name, limit: LIMITS.excelRowsMax });
  }
  if (columns > LIMITS.excelColumnsMax) {
    throw new AppError('excel/too-many-columns', { sheet: name, limit: LIMITS.excelColumnsMax });
  }
}

/** A sheet with its cells in place, before its formulas are computed. */
interface Laid extends MadeSheet {
  readonly sheet: Sheet;
  readonly rows: GridCell[][];
  readonly used: Amounts;
  areaAt(area: Area, place: Place): Area;
}

function laySheet(context: SheetContext, name: string, left: Amounts, read: ReadonlySet<PlanCell>): Laid {
  const { plan } = context;
  const values = new Values(context);
  const copies = makeCopies(context, values);
  const rows = new Layout(bandsOf(plan, 'down'), copies.left);
  const columns = new Layout(bandsOf(plan, 'right'), copies.top);
  checkSize({ name }, copies.left.size, copies.top.size);
  const sheet: Sheet = { plan, context, copies, rows, columns, values, styles: new Styles(plan) };
  const emitter = new CellEmitter(sheet, left);
  const referred = new Set([...validatedCells(plan), ...rangedCells(plan)]);
  const emitted = new Map<PlanCell, readonly Emitted[]>();
  for (const cell of plan.cells) {
    const found: Emitted[] = [];
    const isReferred = read.has(cell) || referred.has(cell);
    emitter.emit(cell, isReferred ? (one) => void found.push(one) : undefined);
    if (isReferred) emitted.set(cell, found);
  }
  const areaAt = ({ row, lastRow, column, lastColumn }: Area, place: Place): Area => {
    const down = rows.stretchNear(place.left, row, lastRow);
    const across = columns.stretchNear(place.top, column, lastColumn);
    return {
      row: down.start,
      lastRow: down.start + down.count - 1,
      column: across.start,
      lastColumn: across.start + across.count - 1,
    };
  };
  const used = { cells: emitter.count, codes: emitter.codes, charts: emitter.charts };
  return { name, plan, sheet, emitted, used, areaAt, rows: emitter.gridRows, areaOf: (area) => areaAt(area, copies) };
}

function styleResults(cell: FormulaCell, { sheet, emitted }: Laid, filler: FormulaFiller, formats: FormatStyles): void {
  const format = filler.formatOf(cell, cell.content.node);
  for (const { cell: made } of emitted.get(cell) ?? []) {
    const style = sheet.styles.styleOf(cell, made.value);
    made.style = typeof made.value === 'number' ? formats.withFormat(style, format) : style;
  }
}

/** Computes the formulas of all sheets, those that others read first, and the looks that hang on them. */
function finishAll({ formulas }: Pick<TemplatePlan, 'formulas'>, laid: readonly Laid[], now: number): GridSheet[] {
  const formats = new FormatStyles();
  const sheetsOf = new Map<PlanCell, { one: Laid; filler: FormulaFiller }[]>();
  const fillers = laid.map((one) => {
    const filler = new FormulaFiller(one, laid, now);
    for (const cell of one.plan.formulas) sheetsOf.set(cell, [...(sheetsOf.get(cell) ?? []), { one, filler }]);
    return filler;
  });
  for (const run of formulas) {
    const cells = run.filter(isFormulaCell);
    for (const { one, filler } of sheetsOf.get(run[0] as PlanCell) ?? []) {
      filler.fill(cells);
      for (const cell of cells) styleResults(cell, one, filler, formats);
    }
  }
  return laid.map(({ sheet, name, rows, emitted, plan }, i) => {
    const bars = applyRangedFormats(plan, emitted, fillers[i] as FormulaFiller);
    return withCharts({ ...finishSheet(sheet, name, rows, emitted), bars }, i + 1);
  });
}

/**
 * Fills a template with data.
 * @throws excel/field-unknown, excel/too-many-rows, excel/too-many-columns, excel/too-many-cells, excel/too-many-codes, excel/too-many-charts,
 *   excel/too-many-sheets
 */
export function expandReport({ sheets, formulas }: TemplatePlan, { tables, params, now }: ReportData): Grid {
  const sets = new Map([...tables].map(([code, table]) => [code, new SetData(table)]));
  const names = new Set<string>();
  const skipped = new SkippedTexts();
  const read = referredCells(sheets);
  const made: Laid[] = [];
  let left: Amounts = {
    cells: LIMITS.excelCellsMax,
    codes: LIMITS.excelCodesMax,
    charts: LIMITS.excelChartsMax,
  };
  for (const plan of sheets) {
    for (const base of basesOf(plan, sets)) {
      if (made.length >= LIMITS.excelSheetsMax)
        throw new AppError('excel/too-many-sheets', { limit: LIMITS.excelSheetsMax });
      const context = new SheetContext(plan, sets, params, base, skipped);
      const name = uniqueSheetName(nameOf(context), names);
      const laid = laySheet(context, name, left, read);
      const { used } = laid;
      left = {
        cells: left.cells - used.cells,
        codes: left.codes - used.codes,
        charts: left.charts - used.charts,
      };
      made.push(laid);
    }
  }
  const done = finishAll({ formulas }, made, momentOf(now));
  return { sheets: done, cellCount: LIMITS.excelCellsMax - left.cells, skippedTexts: skipped.found };
}

function nameOf(context: SheetContext): string {
  const whole = new Copy(undefined, undefined, 0, 1, undefined, undefined);
  const value = new Values(context).valueOfParts(context.plan.nameParts, { left: whole, top: whole }, undefined);
  return String(value ?? '');
}
