import { LIMITS } from '@aj-report/contract';
import { cellNameOf } from '../plan/cell-name.ts';
import type { FormulaNode, SheetArea } from './formula.types.ts';
import { RANGED, SPREAD } from './functions.ts';

/** Areas that a reference of the template became. */
export type AreasOf = (node: FormulaNode & { kind: 'reference' }) => readonly SheetArea[];

function sheetText(name: string): string {
  return `'${name.replaceAll("'", "''")}'!`;
}

function areaText({ row, column, lastRow, lastColumn, sheet }: SheetArea): string {
  const first = (sheet === undefined ? '' : sheetText(sheet)) + cellNameOf(row, column);
  return row === lastRow && column === lastColumn ? first : `${first}:${cellNameOf(lastRow, lastColumn)}`;
}

function argumentText(node: FormulaNode, areasOf: AreasOf, canSpread: boolean): string {
  if (node.kind !== 'reference') return textOf(node, areasOf);
  const texts = areasOf(node).map(areaText);
  return texts.length === 1 || (canSpread && texts.length > 0) ? texts.join(',') : `(${texts.join(',') || '0'})`;
}

function textOf(node: FormulaNode, areasOf: AreasOf): string {
  switch (node.kind) {
    case 'number':
      return String(node.value);
    case 'text':
      return `"${node.value.replaceAll('"', '""')}"`;
    case 'boolean':
      return node.value ? 'TRUE' : 'FALSE';
    case 'reference':
      return argumentText(node, areasOf, false);
    case 'unary':
      return node.operator === '%' ? `${inner(node.of, areasOf)}%` : `${node.operator}${inner(node.of, areasOf)}`;
    case 'binary':
      return `${inner(node.left, areasOf)}${node.operator}${inner(node.right, areasOf)}`;
    case 'call': {
      const args = node.args.map((arg) => (arg ? argumentText(arg, areasOf, SPREAD.has(node.name)) : ''));
      return `${node.name}(${args.join(',')})`;
    }
  }
}

/** Operators within operators stand in brackets, whatever binds stronger. */
function inner(node: FormulaNode, areasOf: AreasOf): string {
  const text = textOf(node, areasOf);
  return node.kind === 'binary' || node.kind === 'unary' ? `(${text})` : text;
}

/** Whether each function that must have whole areas has them: a workbook takes no list of them there. */
function hasWholeAreas(node: FormulaNode, areasOf: AreasOf): boolean {
  switch (node.kind) {
    case 'unary':
      return hasWholeAreas(node.of, areasOf);
    case 'binary':
      return hasWholeAreas(node.left, areasOf) && hasWholeAreas(node.right, areasOf);
    case 'call':
      return node.args.every((arg) => {
        if (arg?.kind === 'reference') return !RANGED.has(node.name) || areasOf(arg).length === 1;
        return !arg || hasWholeAreas(arg, areasOf);
      });
    default:
      return true;
  }
}

/**
 * A formula of the sheet made of one of the template, without `=`; undefined for one that a workbook cannot hold: its
 * cell has the value alone.
 */
export function writeFormula(node: FormulaNode, areasOf: AreasOf): string | undefined {
  if (!hasWholeAreas(node, areasOf)) return undefined;
  const text = textOf(node, areasOf);
  return text.length <= LIMITS.excelFormulaMax ? text : undefined;
}
