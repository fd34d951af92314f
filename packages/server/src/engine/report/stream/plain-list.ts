import { linkParts } from '../expand/link-maker.ts';
import type { Part } from '../expression/expression.types.ts';
import type { Reference } from '../formula/formula.types.ts';
import { visitReferences } from '../formula/parse-formula.ts';
import { leftOf, topOf } from '../plan/cell-sides.ts';
import { cellsIn, rowsOf, type CellRows } from '../plan/cells-in.ts';
import { rangedFormatsOf } from '../plan/ranged-formats.ts';
import type { PlanCell, SheetPlan, TemplatePlan } from '../plan/plan.types.ts';
import { ReferenceCopies } from '../plan/reference-copies.ts';
import type { ReportFormat } from '../report-request.types.ts';

/** A sheet of one list: lines above it, one line for each row, lines below it. */
export interface PlainList {
  readonly plan: SheetPlan;
  readonly set: string;
  /** The cell that the rows expand. */
  readonly node: PlanCell;
  /** Line of the template that is copied. */
  readonly row: number;
  /** Cells of that line, from left to right. */
  readonly cells: readonly PlanCell[];
  /** Its formulas in the order in which they are computed. */
  readonly runs: TemplatePlan['formulas'];
  /** What references of its formulas mean. */
  readonly copies: ReferenceCopies;
}

/** A sheet of which is asked whether it is one list. */
interface Asked extends Pick<PlainList, 'plan' | 'node' | 'copies'> {
  readonly rows: CellRows;
}

/** Whether a file is written as its rows come; one with pages needs the whole report. */
export function isStreamed(format: ReportFormat): boolean {
  return format === 'xlsx' || format === 'csv';
}

/** A blank cell beside a list is there in every line; a rule of input is for the first one only. */
function isBlankBeside(cell: PlanCell, { sheet }: SheetPlan): boolean {
  const hasRules = (sheet.validations ?? []).length > 0;
  return cell.content.kind === 'empty' && leftOf(cell) === undefined && !hasRules;
}

function crosses({ row, rowSpan }: PlanCell, line: number): boolean {
  return row <= line && row + rowSpan > line;
}

function isPlainNode(node: PlanCell): boolean {
  const { group = 'list', where = [], order, fill, pageBreak } = node.source;
  const isWhole = where.length === 0 && order === undefined && fill === undefined && pageBreak !== true;
  return node.expand === 'down' && group === 'list' && isWhole && !node.leftNode && !node.topNode;
}

function isPlainPart(part: Part, side: number, { byName }: SheetPlan, node: PlanCell): boolean {
  switch (part.kind) {
    case 'text':
    case 'param':
      return true;
    case 'field':
      return side === 0;
    case 'aggregate':
      return side > 0;
    case 'index': {
      const named = part.cell === undefined ? node : byName.get(part.cell);
      return side !== 0 || (named !== undefined && leftOf(named) === node);
    }
    case 'share':
      return false;
  }
}

/** Whether a formula of a line reads but its own line, the first one, and some before: neither all so far, nor heads and lines as one area. */
function isFollowed(reference: Reference, from: PlanCell, { node, copies, rows }: Asked): boolean {
  const { row, lastRow } = reference.area;
  if ((row < node.row && lastRow >= node.row) || reference.ofGroup) return false;
  return cellsIn(reference.area, rows).every((cell) => {
    if (reference.before) return reference.before.right === 0 && cell.row === node.row && leftOf(cell) === node;
    const { down, right } = copies.of(reference, cell, from);
    return (down === 'own' || down === 'first') && right === 'own';
  });
}

/** Whether what stands in a cell is known by the time that its line is written. */
function isPlainContent(cell: PlanCell, side: number, asked: Asked): boolean {
  const { plan, node } = asked;
  const { content } = cell;
  if (content.kind === 'parts') return content.parts.every((part) => isPlainPart(part, side, plan, node));
  if (content.kind !== 'formula' || side > 0) return true;
  const last = side < 0 ? node.row - 1 : node.row;
  let isKnown = true;
  visitReferences(content.node, (reference) => {
    if (reference.area.lastRow > last) isKnown = false;
    if (side === 0 && !isFollowed(reference, cell, asked)) isKnown = false;
  });
  return isKnown;
}

function isPlainCell(cell: PlanCell, asked: Asked): boolean {
  const { plan, node } = asked;
  const { code, chart, where = [] } = cell.source;
  if (code !== undefined || chart !== undefined || where.length > 0 || topOf(cell) !== undefined) return false;
  const side = Math.sign(cell.row - node.row);
  const linked = linkParts(cell).flatMap(([, parts]) => parts);
  if (!linked.every((part) => isPlainPart(part, side, plan, node))) return false;
  if (!isPlainContent(cell, side, asked)) return false;
  if (!crosses(cell, node.row)) return leftOf(cell) === undefined;
  const isAlone = cell.rowSpan === 1 && cell.columnSpan === 1;
  return isAlone && (leftOf(cell) === node || isBlankBeside(cell, plan));
}

/** Looks that depend on other cells, and lists of their values, are known when all are. */
function looksAtOthers(plan: SheetPlan): boolean {
  const { validations = [] } = plan.sheet;
  return rangedFormatsOf(plan).length > 0 || validations.some(({ valuesFrom }) => valuesFrom !== undefined);
}

/** Lines that stand still or are repeated lie above the list: they are written before it. */
function isPlainSheet({ sheet }: SheetPlan, row: number): boolean {
  const { freeze, print, pageLines, pictures = [], repeatFor } = sheet;
  const { titleRows } = print ?? {};
  const isAbove =
    (freeze?.rows ?? 0) <= row && Math.max(titleRows?.first ?? 0, titleRows?.last ?? 0) < Math.max(1, row);
  const hasPages = pageLines?.head !== undefined || pageLines?.foot !== undefined;
  return repeatFor === undefined && !hasPages && isAbove && pictures.every((picture) => picture.row <= row);
}

/** The list that a template is, where it is nothing else: it need never be in memory as a whole. */
export function plainListOf({ sheets, setCodes, formulas }: TemplatePlan): PlainList | undefined {
  const [plan, ...others] = sheets;
  const [node, ...nodes] = plan?.nodes ?? [];
  if (!plan || !node || others.length > 0 || nodes.length > 0 || setCodes.length !== 1) return undefined;
  const { row, set = '' } = node;
  const isPlain =
    !looksAtOthers(plan) &&
    isPlainNode(node) &&
    isPlainSheet(plan, row) &&
    plan.nameParts.every(({ kind }) => kind === 'text');
  const copies = new ReferenceCopies(plan);
  const asked = { plan, node, copies, rows: rowsOf(plan.cells) };
  if (!isPlain || !plan.cells.every((cell) => isPlainCell(cell, asked))) return undefined;
  const cells = plan.cells.filter((cell) => cell.row === row).sort((a, b) => a.column - b.column);
  return { plan, set, node, row, cells, runs: formulas, copies };
}
