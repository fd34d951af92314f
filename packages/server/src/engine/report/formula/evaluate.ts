import type { Cell } from '@aj-report/contract';
import { clean } from '../expand/aggregate.ts';
import { callFunction } from './functions.ts';
import type { BinaryOperator, FormulaNode } from './formula.types.ts';

/** Values of a reference: one, or those of all cells that it became. */
export type ReferenceValue = { readonly one: Cell } | { readonly many: readonly Cell[] };

/** Operand of an operator; an `Error` is a value, as in a workbook. */
type Operand = string | number | boolean | null | Error;

const VALUE_ERROR = new Error('#VALUE!');

export type ReadReference = (node: FormulaNode & { kind: 'reference' }) => ReferenceValue;

function toOperand(result: unknown): Operand {
  if (result === undefined || result === null) return null;
  if (result instanceof Error) return result;
  if (result instanceof Date) return dateText(result);
  if (typeof result === 'number') return Number.isFinite(result) ? clean(result) : new Error('#NUM!');
  if (typeof result === 'string' || typeof result === 'boolean') return result;
  return VALUE_ERROR;
}

function dateText(date: Date): string {
  return Number.isNaN(date.getTime()) ? '#VALUE!' : date.toISOString().slice(0, 10);
}

function numberOf(operand: Operand): number | Error {
  if (operand instanceof Error) return operand;
  if (operand === null || operand === '') return 0;
  const number = Number(operand);
  return Number.isNaN(number) ? VALUE_ERROR : number;
}

function calculate(operator: BinaryOperator, a: number, b: number): Operand {
  switch (operator) {
    case '+':
      return a + b;
    case '-':
      return a - b;
    case '*':
      return a * b;
    case '/':
      return b === 0 ? new Error('#DIV/0!') : a / b;
    default:
      return a ** b;
  }
}

function compare(operator: BinaryOperator, a: Operand, b: Operand): boolean {
  const [x, y] = [a ?? (typeof b === 'string' ? '' : 0), b ?? (typeof a === 'string' ? '' : 0)];
  const areNumbers = typeof x === 'number' && typeof y === 'number';
  const [s, t] = [String(x).toLowerCase(), String(y).toLowerCase()];
  const order = areNumbers ? x - y : s === t ? 0 : s < t ? -1 : 1;
  switch (operator) {
    case '=':
      return order === 0;
    case '<>':
      return order !== 0;
    case '<':
      return order < 0;
    case '>':
      return order > 0;
    case '<=':
      return order <= 0;
    default:
      return order >= 0;
  }
}

const ARITHMETIC = new Set(['+', '-', '*', '/', '^']);

function binary(node: FormulaNode & { kind: 'binary' }, read: ReadReference): Operand {
  const [left, right] = [operandOf(node.left, read), operandOf(node.right, read)];
  if (left instanceof Error) return left;
  if (right instanceof Error) return right;
  if (node.operator === '&') return `${left ?? ''}${right ?? ''}`;
  if (!ARITHMETIC.has(node.operator)) return compare(node.operator, left, right);
  const [a, b] = [numberOf(left), numberOf(right)];
  if (a instanceof Error) return a;
  if (b instanceof Error) return b;
  return toOperand(calculate(node.operator, a, b));
}

function unary(node: FormulaNode & { kind: 'unary' }, read: ReadReference): Operand {
  const number = numberOf(operandOf(node.of, read));
  if (number instanceof Error) return number;
  if (node.operator === '%') return number / 100;
  return node.operator === '-' ? -number : number;
}

const FAULT = /^#(?:DIV\/0!|N\/A|NAME\?|NULL!|NUM!|REF!|VALUE!)$/;

/** Numbers that stand as texts in an answer of exact decimals count as numbers; the code of a fault is one. */
function toArgument(cell: Cell): Operand {
  if (typeof cell === 'string' && FAULT.test(cell)) return new Error(cell);
  return typeof cell === 'string' && /^-?\d+(?:\.\d+)?$/.test(cell) && cell.length > 15 ? Number(cell) : cell;
}

function argumentOf(node: FormulaNode | undefined, read: ReadReference): unknown {
  if (!node) return undefined;
  if (node.kind !== 'reference') return operandOf(node, read);
  const value = read(node);
  return 'one' in value ? toArgument(value.one) : value.many.map(toArgument);
}

/** The first fault among arguments and the values of their areas. */
function faultIn(values: readonly unknown[]): Error | undefined {
  return values.flat().find((one): one is Error => one instanceof Error);
}

/** A branch that is not taken is not computed: it may divide by what the condition asks about. */
function choose(args: readonly (FormulaNode | undefined)[], read: ReadReference): Operand {
  const [condition, then, otherwise] = args;
  const asked = condition ? operandOf(condition, read) : null;
  if (asked instanceof Error) return asked;
  const isTrue = typeof asked === 'string' ? asked.toLowerCase() === 'true' : Boolean(asked);
  const branch = isTrue ? then : otherwise;
  if (branch) return operandOf(branch, read);
  return isTrue || args.length > 2 ? 0 : false;
}

function call({ name, args }: FormulaNode & { kind: 'call' }, read: ReadReference): Operand {
  if (name === 'IF') return choose(args, read);
  const values = args.map((arg) => argumentOf(arg, read));
  if (name === 'IFERROR') return toOperand(values[0] instanceof Error ? values[1] : values[0]);
  const fault = name === 'ISBLANK' ? undefined : faultIn(values);
  return fault ?? toOperand(callFunction(name, values));
}

function operandOf(node: FormulaNode, read: ReadReference): Operand {
  switch (node.kind) {
    case 'number':
    case 'text':
    case 'boolean':
      return node.value;
    case 'reference': {
      const value = read(node);
      return 'one' in value ? toArgument(value.one) : VALUE_ERROR;
    }
    case 'unary':
      return unary(node, read);
    case 'binary':
      return binary(node, read);
    case 'call':
      return call(node, read);
  }
}

/** Value of a formula; a fault is its code, as in a workbook: `#DIV/0!`. */
export function evaluate(node: FormulaNode, read: ReadReference): Cell {
  const result = operandOf(node, read);
  return result instanceof Error ? result.message : result;
}
