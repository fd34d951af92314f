import { AppError, type Text } from '@aj-report/contract';
import type { Area, FormulaNode } from '../formula/formula.types.ts';
import { parseFormula, visitReferences } from '../formula/parse-formula.ts';
import { FormulaError, type FormulaFault } from '../formula/tokens.ts';
import { placeOf } from '../report-fault.ts';
import { inOrder, pathOf } from './in-order.ts';
import type { Content, PlanCell, SheetPlan } from './plan.types.ts';

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

/** Cells of a template by row, from left to right. */
export type CellRows = ReadonlyMap<number, readonly PlanCell[]>;

export function rowsOf(cells: readonly PlanCell[]): CellRows {
  const rows = new Map<number, PlanCell[]>();
  for (const cell of cells) {
    const known = rows.get(cell.row);
    if (known) known.push(cell);
    else rows.set(cell.row, [cell]);
  }
  return rows;
}

/** Cells of the template whose corner lies in an area. */
export function cellsIn(area: Area, rows: CellRows): PlanCell[] {
  const found: PlanCell[] = [];
  for (let row = area.row; row <= area.lastRow; row++) {
    for (const cell of rows.get(row) ?? []) {
      if (cell.column >= area.column && cell.column <= area.lastColumn) found.push(cell);
    }
  }
  return found;
}

/** Looks into areas that all formulas of a sheet may take together. */
const LOOKS_MAX = 2_000_000;

type SheetCells = Pick<SheetPlan, 'sheet' | 'cells'>;
type Reference = FormulaNode & { kind: 'reference' };

/** The sheet of the template that a reference is into; undefined when there is none of its name. */
export function sheetNamed<T extends SheetCells>({ sheet }: Reference, own: T, all: readonly T[]): T | undefined {
  if (sheet === undefined) return own;
  const asked = sheet.toLowerCase();
  return [own, ...all].find((one) => one.sheet.name.toLowerCase() === asked);
}

/** The cells with formulas that each formula of a template reads, in whichever sheet they stand. */
class FormulaReads {
  private readonly rows: ReadonlyMap<SheetCells, CellRows>;
  private looks = 0;

  constructor(private readonly sheets: readonly SheetCells[]) {
    this.rows = new Map(sheets.map((one) => [one, rowsOf(one.cells.filter(isFormula))]));
  }

  /** @throws excel/formula-invalid */
  of(cell: PlanCell, own: SheetCells): PlanCell[] {
    const found = new Set<PlanCell>();
    const fault = (reason: Text) =>
      new AppError('excel/formula-invalid', { place: placeOf(own.sheet.name, cell.name), reason });
    visitReferences((cell.content as Content & { kind: 'formula' }).node, (reference) => {
      const { area, sheet = '' } = reference;
      const target = sheetNamed(reference, own, this.sheets);
      if (!target) throw fault(reasonOf({ kind: 'sheet', text: sheet }));
      this.looks += area.lastRow - area.row + 1;
      for (const one of cellsIn(area, this.rows.get(target) ?? new Map())) found.add(one);
      this.looks += found.size;
      if (this.looks <= LOOKS_MAX) return;
      throw fault({ zh: '所有公式引用的区域总和过大', en: 'the areas of all formulas together are too large' });
    });
    return [...found];
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

/** Cells with formulas of all sheets, those that others read first. @throws excel/formula-cycle, excel/formula-invalid */
export function formulasInOrder(sheets: readonly SheetCells[]): PlanCell[] {
  const reads = new FormulaReads(sheets);
  const found = new Map<PlanCell, readonly PlanCell[]>();
  const names = new Map<PlanCell, string>();
  for (const own of sheets) {
    for (const cell of own.cells.filter(isFormula)) {
      found.set(cell, reads.of(cell, own));
      names.set(cell, own.sheet.name);
    }
  }
  return inOrder(
    [...found.keys()],
    (cell) => found.get(cell) ?? [],
    (circle) => new AppError('excel/formula-cycle', { path: circleText(circle, names) }),
  );
}
