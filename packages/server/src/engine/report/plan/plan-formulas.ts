import { AppError, type Text } from '@aj-report/contract';
import type { Area, FormulaNode } from '../formula/formula.types.ts';
import { parseFormula, visitReferences } from '../formula/parse-formula.ts';
import { FormulaError, type FormulaFault } from '../formula/tokens.ts';
import { placeOf } from '../report-fault.ts';
import { inOrder } from './in-order.ts';
import type { Content, PlanCell } from './plan.types.ts';

function reasonOf(fault: FormulaFault): Text {
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

/** Cells with formulas, those that others read first. @throws excel/formula-cycle, excel/formula-invalid */
export function formulasInOrder(cells: readonly PlanCell[], sheet: string): PlanCell[] {
  const formulas = cells.filter(({ content }) => content.kind === 'formula');
  const rows = rowsOf(formulas);
  let looks = 0;
  const reads = new Map<PlanCell, PlanCell[]>();
  for (const cell of formulas) {
    const found = new Set<PlanCell>();
    visitReferences((cell.content as Content & { kind: 'formula' }).node, ({ area }) => {
      looks += area.lastRow - area.row + 1;
      for (const one of cellsIn(area, rows)) found.add(one);
      looks += found.size;
      if (looks <= LOOKS_MAX) return;
      const reason = { zh: '所有公式引用的区域总和过大', en: 'the areas of all formulas together are too large' };
      throw new AppError('excel/formula-invalid', { place: placeOf(sheet, cell.name), reason });
    });
    reads.set(cell, [...found]);
  }
  return inOrder(
    formulas,
    (cell) => reads.get(cell) ?? [],
    (path) => new AppError('excel/formula-cycle', { path: `${sheet}!${path}` }),
  );
}
