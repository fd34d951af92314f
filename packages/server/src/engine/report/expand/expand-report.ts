import { AppError, LIMITS, type Cell, type ExcelSheet } from '@aj-report/contract';
import { momentOf } from '../formula/read-number.ts';
import { FormulaFiller, referredCells, type OwnSheet } from './fill-formulas.ts';
import type { Area } from '../formula/formula.types.ts';
import type { Grid, GridCell, GridSheet, GridValidation } from '../grid.types.ts';
import { isInPageLine, pageSpansOf } from '../plan/page-lines.ts';
import { sheetNamed } from '../plan/plan-formulas.ts';
import { rangedCells } from '../plan/ranged-formats.ts';
import {
  isFormulaCell,
  type FormulaCell,
  type PlanCell,
  type SheetPlan,
  type TemplatePlan,
} from '../plan/plan.types.ts';
import { valuesFromOf } from '../plan/values-from.ts';
import { bandsOf } from '../plan/bands.ts';
import { Styles } from './conditional.ts';
import { SheetContext, type Place } from './context.ts';
import { divideSheet, type DividedSheet } from './divide-sheet.ts';
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
  /** Off for what has no pages of paper: lines of pages stand where the template has them. */
  readonly isPaged?: boolean;
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
interface Laid extends OwnSheet {
  readonly sheet: Sheet;
  readonly rows: GridCell[][];
  readonly used: Amounts;
  readonly divided?: DividedSheet;
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
  return {
    name,
    plan,
    sheet,
    emitted,
    used: { cells: emitter.count, codes: emitter.codes, charts: emitter.charts },
    rows: emitter.gridRows,
    areasAt: (area, place) => [areaAt(area, place)],
    areasOf: (area) => [areaAt(area, copies)],
    pageOf: () => 0,
  };
}

/** A sheet with the lines that stand on every page on each; others as they are. @param left cells that may come in */
function onPages(laid: Laid, left: number): Laid {
  const { sheet, name, plan, emitted } = laid;
  if (pageSpansOf(plan.sheet).length === 0) return laid;
  const divided = divideSheet(sheet, name, laid.rows, emitted);
  if (divided.more > left) throw new AppError('excel/too-many-cells', { limit: LIMITS.excelCellsMax });
  const { division } = divided;
  checkSize({ name }, division.lines.length, sheet.copies.top.size);
  return {
    ...laid,
    rows: divided.rows,
    emitted: divided.emitted,
    divided,
    areasAt: (area, place) => laid.areasAt(area, place).flatMap((one) => division.areasOf(one)),
    areasOf: (area) => laid.areasOf(area).flatMap((one) => division.areasOf(one)),
    pageOf: (row) => division.pageOf(row),
  };
}

function styleResults(cell: FormulaCell, { sheet, emitted }: Laid, filler: FormulaFiller, formats: FormatStyles): void {
  const format = filler.formatOf(cell, cell.content.node);
  for (const { cell: made } of emitted.get(cell) ?? []) {
    const style = sheet.styles.styleOf(cell, made.value);
    made.style = typeof made.value === 'number' ? formats.withFormat(style, format) : style;
  }
}

/** What is done with the formulas of one sheet that are computed together. */
type Visit = (cells: readonly FormulaCell[], laid: Laid, filler: FormulaFiller) => void;

/** Visits the formulas of all sheets, those that others read first. */
function visitFormulas({ formulas }: Formulas, laid: readonly Laid[], now: number, visit: Visit): FormulaFiller[] {
  const sheetsOf = new Map<PlanCell, { one: Laid; filler: FormulaFiller }[]>();
  const fillers = laid.map((one) => {
    const filler = new FormulaFiller(one, laid, now);
    for (const cell of one.plan.formulas) sheetsOf.set(cell, [...(sheetsOf.get(cell) ?? []), { one, filler }]);
    return filler;
  });
  for (const run of formulas) {
    const cells = run.filter(isFormulaCell);
    for (const { one, filler } of sheetsOf.get(run[0] as PlanCell) ?? []) visit(cells, one, filler);
  }
  return fillers;
}

type Formulas = Pick<TemplatePlan, 'formulas'>;

/** Computes formulas, and gives their results their looks. */
function filling(formats: FormatStyles): Visit {
  return (cells, laid, filler) => {
    filler.fill(cells);
    for (const cell of cells) styleResults(cell, laid, filler, formats);
  };
}

/** Formulas of lines that stand on every page are computed for each; others keep their values, but have moved. */
function fillingPages(formats: FormatStyles): Visit {
  const fill = filling(formats);
  return (cells, laid, filler) => {
    const isOnPages = cells.some((cell) => isInPageLine(cell, laid.plan.sheet));
    if (isOnPages) fill(cells, laid, filler);
    else filler.rewrite(cells);
  };
}

/** A list that offers values of cells says where those came to stand, from the first to the last. */
function withSource(one: GridValidation, own: Laid, all: readonly Laid[]): GridValidation {
  const reference = valuesFromOf(one.rule, own.plan.sheet.name);
  if (!reference) return one;
  const plans = all.map(({ plan }) => plan);
  const target = sheetNamed(reference, own.plan, plans);
  const source = target === own.plan ? own : all.find(({ plan }) => plan === target);
  const areas = source?.areasOf(reference.area) ?? [];
  const [first, last] = [areas[0], areas.at(-1)];
  if (!source || !first || !last) return { ...one, areas: [] };
  return { ...one, source: { ...first, lastRow: last.lastRow, sheet: source.name } };
}

function finishAll(laid: readonly Laid[], fillers: readonly FormulaFiller[]): GridSheet[] {
  return laid.map(({ sheet, name, rows, emitted, plan, divided }, i) => {
    const bars = applyRangedFormats(plan, emitted, fillers[i] as FormulaFiller);
    for (const { of, part } of divided?.continued ?? []) Object.assign(part, { value: of.value, style: of.style });
    const finished = finishSheet(sheet, name, rows, emitted, divided?.division);
    const validations = finished.validations.map((one) => withSource(one, laid[i] as Laid, laid));
    return withCharts({ ...finished, validations, bars }, i + 1);
  });
}

/**
 * Fills a template with data.
 * @throws excel/field-unknown, excel/too-many-rows, excel/too-many-columns, excel/too-many-cells, excel/too-many-codes, excel/too-many-charts,
 *   excel/too-many-sheets
 */
export function expandReport({ sheets, formulas }: TemplatePlan, data: ReportData): Grid {
  const { tables, params, now, isPaged = true } = data;
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
  const formats = new FormatStyles();
  const moment = momentOf(now);
  const fillers = visitFormulas({ formulas }, made, moment, filling(formats));
  const cellCount = LIMITS.excelCellsMax - left.cells;
  if (!isPaged || !sheets.some(({ sheet }) => pageSpansOf(sheet).length > 0)) {
    return { sheets: finishAll(made, fillers), cellCount, skippedTexts: skipped.found };
  }
  const divided = made.map((one) => onPages(one, left.cells));
  const more = divided.reduce((sum, one) => sum + (one.divided?.more ?? 0), 0);
  const refilled = visitFormulas({ formulas }, divided, moment, fillingPages(formats));
  return { sheets: finishAll(divided, refilled), cellCount: cellCount + more, skippedTexts: skipped.found };
}

function nameOf(context: SheetContext): string {
  const whole = new Copy(undefined, undefined, 0, 1, undefined, undefined);
  const value = new Values(context).valueOfParts(context.plan.nameParts, { left: whole, top: whole }, undefined);
  return String(value ?? '');
}
