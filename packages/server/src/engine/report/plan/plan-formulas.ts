import { AppError, type Text } from '@aj-report/contract';
import type { FormulaNode, Reference } from '../formula/formula.types.ts';
import { leftOf, topOf } from './cell-sides.ts';
import { parseFormula, visitReferences } from '../formula/parse-formula.ts';
import { FormulaError, type FormulaFault } from '../formula/tokens.ts';
import { placeOf } from '../report-fault.ts';
import { areaNameOf } from '../formula/cell-name.ts';
import { cellsIn, rowsOf, type CellRows } from './cells-in.ts';
import { runsOf, type Needs } from './formula-runs.ts';
import { inOrder, pathOf } from './in-order.ts';
import { isInPageLine, pageSpansOf } from './page-lines.ts';
import type { Content, PlanCell, SheetPlan } from './plan.types.ts';
import { ReferenceCopies, type BandedSheet } from './reference-copies.ts';

export function reasonOf(fault: FormulaFault): Text {
  switch (fault.kind) {
    case 'sign':
      return { zh: `无法识别的符号“${fault.text}”`, en: `the sign "${fault.text}" means nothing here` };
    case 'end':
      return { zh: '公式没有写完', en: 'it ends too early' };
    case 'unexpected':
      return { zh: `“${fault.text}”的位置不对`, en: `"${fault.text}" stands in the wrong place` };
    case 'function':
      return { zh: `不支持函数 ${fault.text}`, en: `there is no function ${fault.text}` };
    case 'name':
      return { zh: `“${fault.text}”不是单元格`, en: `"${fault.text}" is no cell` };
    case 'sheet':
      return { zh: `没有名为“${fault.text}”的工作表`, en: `there is no sheet "${fault.text}"` };
    case 'other-sheet':
      return {
        zh: '条件格式的公式只能引用本工作表',
        en: 'the formula of a conditional format refers to its own sheet only',
      };
    case 'copies':
      return {
        zh: `“${fault.text}”应写成 [-1]（向下的上一份）、[,-1]（向右的上一份），或 [group]（同组各份），或 [page]、[pages before]、[pages so far]（本页、之前各页、累计至本页）`,
        en: `"${fault.text}" should be [-1], the copy before, [,-1], the copy on the left, [group], those of its group, or [page], [pages before], [pages so far]`,
      };
    case 'no-copies':
      return {
        zh: `公式不在 ${fault.text} 展开的各份之中，没有“上一份”或“同组各份”`,
        en: `the formula stands in no copy of ${fault.text}, so there is no copy before, and no group`,
      };
    case 'no-page':
      return {
        zh: `${fault.text} 按页取值，只能写在每页页首行或每页页末行的公式里，并且引用本工作表`,
        en: `${fault.text} asks for a page: it may stand in the lines at the head and foot of every page only, about their own sheet`,
      };
    case 'page-line':
      return {
        zh: `${fault.text} 在每页重复的行中，每页的值不同；只有这些行里的公式可以引用它`,
        en: `${fault.text} stands in a line of every page, with another value on each: only formulas in such lines can read it`,
      };
    case 'adrift':
      return {
        zh: `区域 ${fault.text} 从列表上方延伸到列表之中；请在起始行号前加 $ 使它固定`,
        en: `the area ${fault.text} begins above the list and ends in it: put $ before its first line to keep it there`,
      };
    case 'arguments':
      return { zh: `参数的个数不对，应为 ${fault.text}`, en: `it has too few or too many arguments: ${fault.text}` };
    case 'deep':
      return { zh: '嵌套层数过多', en: 'it is nested too deeply' };
  }
}

/** @throws excel/formula-invalid */
export function toFormula(formula: string, place: string): FormulaNode {
  try {
    return parseFormula(formula);
  } catch (error) {
    if (!(error instanceof FormulaError)) throw error;
    throw new AppError('excel/formula-invalid', { place, reason: reasonOf(error.fault) });
  }
}

/** Looks into areas that all formulas of a sheet may take together. */
const LOOKS_MAX = 2_000_000;

type SheetCells = Pick<SheetPlan, 'sheet'> & BandedSheet;

/** The sheet of the template that a reference is into; undefined when there is none of its name. */
export function sheetNamed<T extends Pick<SheetPlan, 'sheet'>>(
  { sheet }: Reference,
  own: T,
  all: readonly T[],
): T | undefined {
  if (sheet === undefined) return own;
  const asked = sheet.toLowerCase();
  return [own, ...all].find((one) => one.sheet.name.toLowerCase() === asked);
}

/** The cells with formulas that each formula of a template reads, in whichever sheet they stand. */
class FormulaReads {
  private readonly rows: ReadonlyMap<SheetCells, CellRows>;
  private readonly filled: ReadonlyMap<SheetCells, CellRows>;
  private readonly copies: ReadonlyMap<SheetCells, ReferenceCopies>;
  private looks = 0;

  constructor(private readonly sheets: readonly SheetCells[]) {
    this.rows = new Map(sheets.map((one) => [one, rowsOf(one.cells.filter(isFormula))]));
    this.filled = new Map(
      sheets.map((one) => [one, rowsOf(one.cells.filter(({ content }) => content.kind !== 'empty'))]),
    );
    this.copies = new Map(sheets.map((one) => [one, new ReferenceCopies(one)]));
  }

  /** @throws excel/formula-invalid */
  of(cell: PlanCell, own: SheetCells): Needs<PlanCell> {
    const found = new Set<PlanCell>();
    const before = new Set<PlanCell>();
    const fault = (reason: Text) =>
      new AppError('excel/formula-invalid', { place: placeOf(own.sheet.name, cell.name), reason });
    visitReferences((cell.content as Content & { kind: 'formula' }).node, (reference) => {
      const { area, sheet = '' } = reference;
      const target = sheetNamed(reference, own, this.sheets);
      if (!target) throw fault(reasonOf({ kind: 'sheet', text: sheet }));
      this.looks += area.lastRow - area.row + 1;
      for (const one of cellsIn(area, this.rows.get(target) ?? new Map())) (reference.before ? before : found).add(one);
      this.checkPages(reference, cell, own, target, fault);
      if (target === own) this.addCopiesBefore(reference, cell, own, before, fault);
      this.looks += found.size;
      if (this.looks <= LOOKS_MAX) return;
      throw fault({ zh: '所有公式引用的区域总和过大', en: 'the areas of all formulas together are too large' });
    });
    return { whole: [...found], before: [...before] };
  }

  /** Refuses what would have another value on each page. */
  private checkPages(
    { area, pages, sheet }: Reference,
    cell: PlanCell,
    own: SheetCells,
    target: SheetCells,
    fault: (reason: Text) => AppError,
  ): void {
    const isOnPages = target === own && isInPageLine(cell, own.sheet);
    if (isOnPages) return;
    if (pages) throw fault(reasonOf({ kind: 'no-page', text: `[${pages}]` }));
    for (const { first, last } of pageSpansOf(target.sheet)) {
      const lines = { ...area, row: Math.max(area.row, first), lastRow: Math.min(area.lastRow, last) };
      const [read] = cellsIn(lines, this.filled.get(target) ?? new Map());
      if (read) throw fault(reasonOf({ kind: 'page-line', text: placeOf(sheet ?? own.sheet.name, read.name) }));
    }
  }

  /** Formulas whose copy before a reference within the sheet means; refuses what cannot be followed. */
  private addCopiesBefore(
    reference: Reference,
    cell: PlanCell,
    own: SheetCells,
    before: Set<PlanCell>,
    fault: (reason: Text) => AppError,
  ): void {
    const copies = this.copies.get(own) as ReferenceCopies;
    const { area } = reference;
    const text = areaNameOf(area, { row: area.lastRow, column: area.lastColumn });
    if (copies.isAdrift(reference, cell)) throw fault(reasonOf({ kind: 'adrift', text }));
    for (const one of copies.cellsOf(reference, cell)) {
      if (one.row !== area.row) continue;
      const needsCopies = reference.before !== undefined || reference.ofGroup === true;
      if (needsCopies && !copies.nodeOf(reference, one, cell)) throw fault(reasonOf({ kind: 'no-copies', text }));
      const meant = copies.of(reference, one, cell).before?.cell;
      if (meant && isFormula(meant)) before.add(meant);
    }
  }
}

function isFormula({ content }: PlanCell): boolean {
  return content.kind === 'formula';
}

/** A circle with the names of its sheets where it goes through several. */
function circleText(circle: readonly PlanCell[], sheetOf: ReadonlyMap<PlanCell, string>): string {
  const names = circle.map((cell) => sheetOf.get(cell) ?? '');
  if (new Set(names).size === 1) return `${names[0]}!${pathOf(circle)}`;
  return circle.map(({ name }, i) => placeOf(names[i] ?? '', name)).join(' → ');
}

/**
 * Cells with formulas of all sheets, those that others read first. Cells that read each other's copy before are one
 * run, which is computed copy by copy.
 * @throws excel/formula-cycle, excel/formula-invalid
 */
export function formulasInOrder(sheets: readonly SheetCells[]): PlanCell[][] {
  const reads = new FormulaReads(sheets);
  const found = new Map<PlanCell, Needs<PlanCell>>();
  const names = new Map<PlanCell, string>();
  for (const own of sheets) {
    for (const cell of own.cells.filter(isFormula)) {
      found.set(cell, reads.of(cell, own));
      names.set(cell, own.sheet.name);
    }
  }
  const needsOf = (cell: PlanCell) => found.get(cell) as Needs<PlanCell>;
  const toFault = (circle: readonly PlanCell[]) =>
    new AppError('excel/formula-cycle', { path: circleText(circle, names) });
  const runs = runsOf(
    inOrder([...found.keys()], (cell) => needsOf(cell).whole, toFault),
    needsOf,
  );
  // Copies go side by side only where the same cells expand them.
  const circle = runs.find(([first, ...others]) =>
    others.some((one) => leftOf(one) !== leftOf(first as PlanCell) || topOf(one) !== topOf(first as PlanCell)),
  );
  if (circle) throw toFault([...circle, circle[0] as PlanCell]);
  return runs;
}
