import {
  AppError,
  EXCEL_SCHEMA_VERSION,
  LIMITS,
  type ExcelCell,
  type ExcelSheet,
  type ExcelTemplate,
} from '@aj-report/contract';
import type { Part } from '../expression/expression.types.ts';
import { parseValue } from '../expression/parse-value.ts';
import { placeOf, toExpressionFault } from '../report-fault.ts';
import { checkAutoFilters, linkAutoFilters } from './auto-filters.ts';
import { cellNameOf } from '../formula/cell-name.ts';
import { checkChart } from './check-chart.ts';
import { checkConditions } from './check-conditions.ts';
import { checkFormats } from './check-formats.ts';
import { checkSheet } from './check-sheet.ts';
import { checkPageLines } from './page-lines.ts';
import { toFormula, formulasInOrder } from './plan-formulas.ts';
import { rangedFormatsOf } from './ranged-formats.ts';
import { findParents, parentsFirst } from './parents.ts';
import type { Content, PlanCell, SheetPlan, TemplatePlan } from './plan.types.ts';
import { checkValuesFrom } from './values-from.ts';

function contentOf(cell: ExcelCell, place: string): Content {
  if (cell.formula !== undefined) return { kind: 'formula', node: toFormula(cell.formula, place) };
  const { value } = cell;
  if (value === undefined || value === null || value === '') return { kind: 'empty' };
  if (typeof value !== 'string' || !value.includes('#{')) return { kind: 'constant', value };
  try {
    return { kind: 'parts', parts: parseValue(value) };
  } catch (error) {
    throw toExpressionFault(error, place);
  }
}

type FieldPart = Part & { kind: 'field' };

function fieldsOf(content: Content): FieldPart[] {
  return content.kind === 'parts' ? content.parts.filter((part): part is FieldPart => part.kind === 'field') : [];
}

function toPlanCell(source: ExcelCell, id: number, sheet: ExcelSheet, spans: ReadonlyMap<string, Span>): PlanCell {
  const { row, column } = source;
  const name = cellNameOf(row, column);
  const place = placeOf(sheet.name, name);
  const content = contentOf(source, place);
  const fields = fieldsOf(content);
  const expand = source.expand ?? (fields.length > 0 ? 'down' : 'none');
  const set = fields[0]?.set;
  if (expand !== 'none' && set === undefined) {
    const reason = { zh: '只有含字段的单元格才能展开', en: 'only a cell with a field expands' };
    throw new AppError('excel/template-invalid', { place, reason });
  }
  const { rowSpan, columnSpan } = spans.get(name) ?? { rowSpan: 1, columnSpan: 1 };
  return {
    id,
    name,
    row,
    column,
    rowSpan,
    columnSpan,
    content,
    style: source.style,
    source,
    expand,
    set,
    fields: fields.filter((one) => one.set === set).map(({ field }) => field),
    left: undefined,
    top: undefined,
    leftNode: undefined,
    topNode: undefined,
    autoFilter: undefined,
  };
}

interface Span {
  readonly rowSpan: number;
  readonly columnSpan: number;
}

function spansOf({ merges = [] }: ExcelSheet): Map<string, Span> {
  return new Map(merges.map((merge) => [cellNameOf(merge.row, merge.column), merge]));
}

/** Nearest parents that expand; cells come after their parents. */
function linkNodes(ordered: readonly PlanCell[]): void {
  for (const cell of ordered) {
    const { left, top } = cell;
    cell.leftNode = left && (left.expand === 'down' ? left : left.leftNode);
    cell.topNode = top && (top.expand === 'right' ? top : top.topNode);
    if (isColumnOfList(cell)) cell.expand = 'none';
  }
}

function isPlainList({ source }: PlanCell): boolean {
  const { group = 'list', where = [], order, fill, pageBreak } = source;
  return group === 'list' && where.length === 0 && order === undefined && fill === undefined && pageBreak !== true;
}

/** A field beside a list of the same set has one row for each row of the list: the list carries it. */
function isColumnOfList(cell: PlanCell): boolean {
  const { leftNode, topNode } = cell;
  const beside = cell.expand === 'down' ? leftNode : cell.expand === 'right' ? topNode : undefined;
  if (!beside || beside.set !== cell.set || !isPlainList(cell)) return false;
  if ((beside.source.group ?? 'list') !== 'list') return false;
  return cell.expand === 'down' ? topNode === beside.topNode : leftNode === beside.leftNode;
}

function planSheet(sheet: ExcelSheet): Omit<SheetPlan, 'formulas'> {
  checkFormats(sheet);
  const spans = spansOf(sheet);
  const cells = checkSheet(sheet).map((cell, id) => toPlanCell(cell, id, sheet, spans));
  const byName = new Map(cells.map((cell) => [cell.name, cell]));
  findParents(cells, { sheet: sheet.name, byName });
  const ordered = parentsFirst(cells, sheet.name);
  linkNodes(ordered);
  linkAutoFilters(cells, sheet.name);
  for (const cell of cells) {
    checkConditions(cell, byName, sheet.name);
    checkChart(cell, sheet.name);
  }
  const plan = {
    sheet,
    nameParts: namePartsOf(sheet),
    cells,
    nodes: ordered.filter(({ expand }) => expand !== 'none'),
    byName,
    rowCount: Math.max(0, ...cells.map(({ row, rowSpan }) => row + rowSpan)),
    columnCount: Math.max(0, ...cells.map(({ column, columnSpan }) => column + columnSpan)),
  };
  checkPageLines(plan);
  return plan;
}

function namePartsOf({ name }: ExcelSheet): Part[] {
  try {
    return parseValue(name);
  } catch (error) {
    throw toExpressionFault(error, name);
  }
}

function setsOf({ cells, nameParts, sheet }: SheetPlan): string[] {
  const parts = cells.flatMap(({ content }) => (content.kind === 'parts' ? content.parts : []));
  const links = cells.flatMap(({ source }) => (source.link?.params ?? []).flatMap(({ value }) => parseValue(value)));
  const named = [...parts, ...nameParts, ...links].flatMap((part) => ('set' in part ? [part.set] : []));
  const asked = cells.flatMap(({ source }) =>
    (source.where ?? []).flatMap(({ param, to }) => [param, to?.param].flatMap((one) => (one ? [one.setCode] : []))),
  );
  const charts = cells.flatMap(({ source }) => (source.chart ? [source.chart.setCode] : []));
  return [...named, ...asked, ...charts, ...(sheet.repeatFor ? [sheet.repeatFor.setCode] : [])];
}

/**
 * What a template means, with everything checked that does not need its data.
 * @throws excel/template-invalid, excel/cell-twice, excel/merges-overlap, excel/expression-invalid,
 * excel/parent-unknown, excel/parent-cycle, excel/formula-invalid, excel/formula-cycle
 */
export function planTemplate(template: ExcelTemplate): TemplatePlan {
  const { schemaVersion, sheets } = template;
  const cells = sheets.reduce((sum, sheet) => sum + sheet.cells.length, 0);
  if (cells > LIMITS.excelTemplateCellsMax) {
    throw new AppError('excel/too-many-cells', { limit: LIMITS.excelTemplateCellsMax });
  }
  if (schemaVersion > EXCEL_SCHEMA_VERSION) {
    const reason = { zh: '由更新的版本保存', en: 'it was saved by a newer version' };
    throw new AppError('excel/template-invalid', { place: 'schemaVersion', reason });
  }
  const planned = sheets.map(planSheet);
  const runs = formulasInOrder(planned);
  const formulas = runs.flat();
  const plans = planned.map((plan): SheetPlan => {
    const own = new Set(plan.cells);
    return { ...plan, formulas: formulas.filter((cell) => own.has(cell)) };
  });
  const setCodes = [...new Set(plans.flatMap(setsOf))];
  for (const plan of plans) {
    checkAutoFilters(plan, setCodes);
    rangedFormatsOf(plan);
    checkValuesFrom(plan, plans);
  }
  return { template, sheets: plans, formulas: runs, setCodes };
}
