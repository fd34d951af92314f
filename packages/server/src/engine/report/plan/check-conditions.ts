import { AppError } from '@aj-report/contract';
import { placeOf } from '../report-fault.ts';
import type { PlanCell } from './plan.types.ts';

/** Whether one cell lies in the copies in which the other does, so that its value is known there. */
function isAround(other: PlanCell, cell: PlanCell): boolean {
  return isWithin(cell.leftNode, ownNode(other, 'down')) && isWithin(cell.topNode, ownNode(other, 'right'));
}

function ownNode(cell: PlanCell, expand: 'down' | 'right'): PlanCell | undefined {
  if (cell.expand === expand) return cell;
  return expand === 'down' ? cell.leftNode : cell.topNode;
}

function isWithin(inner: PlanCell | undefined, outer: PlanCell | undefined): boolean {
  if (!outer) return true;
  let one = inner;
  while (one && one !== outer) one = outer.expand === 'down' ? one.leftNode : one.topNode;
  return one === outer;
}

/**
 * Conditions compare with cells that are known where they are asked for.
 * @throws excel/parent-unknown, excel/template-invalid
 */
export function checkConditions(cell: PlanCell, byName: ReadonlyMap<string, PlanCell>, sheet: string): void {
  const place = placeOf(sheet, cell.name);
  const names = (cell.source.where ?? []).flatMap(({ cell: from, to }) => [from, to?.cell]);
  for (const name of names) {
    if (name === undefined) continue;
    const other = byName.get(name.toUpperCase());
    if (!other) throw new AppError('excel/parent-unknown', { place, parent: name });
    if (other.content.kind === 'formula') {
      const reason = {
        zh: `条件中的 ${name} 是公式，取数时还没有结果；请改用字段、参数或固定值`,
        en: `${name} in its condition is a formula, which has no value while rows are chosen; name a field, a parameter or a value`,
      };
      throw new AppError('excel/template-invalid', { place, reason });
    }
    if (isAround(other, cell)) continue;
    const reason = {
      zh: `条件中的 ${name} 不在它的父格之内`,
      en: `${name} in its condition is neither one of its parents nor stands with them`,
    };
    throw new AppError('excel/template-invalid', { place, reason });
  }
}
