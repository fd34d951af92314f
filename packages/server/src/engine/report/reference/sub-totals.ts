import type { PlanCell, SheetPlan } from '../plan/plan.types.ts';
import type { FormulaNode } from '../formula/formula.types.ts';

function calls(node: FormulaNode | undefined, name: string): boolean {
  switch (node?.kind) {
    case 'unary':
      return calls(node.of, name);
    case 'binary':
      return calls(node.left, name) || calls(node.right, name);
    case 'call':
      return node.name === name || node.args.some((arg) => calls(arg, name));
    default:
      return false;
  }
}

/** Whether a cell holds a sub-total: others leave it out, so that nothing counts twice. */
export function hasSubtotal({ content }: PlanCell): boolean {
  return content.kind === 'formula' && calls(content.node, 'SUBTOTAL');
}

/** Whether a template says that the line of a cell is hidden. */
export function isHiddenRow({ row }: PlanCell, { sheet }: SheetPlan): boolean {
  return sheet.rowHeights?.some((one) => one.row === row && one.height === 0) === true;
}
