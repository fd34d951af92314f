import type { Cell } from '@aj-report/contract';
import { clean } from '../expand/aggregate.ts';
import type { AreaRows } from './area-rows.ts';
import { callFunction, RANGED } from './functions.ts';
import type { BinaryOperator, FormulaNode } from './formula.types.ts';

/** Values of a reference: one, or those of all cells that it became. */
export type ReferenceValue =
  | { readonly one: Cell }
  | {
      readonly many: readonly Cell[];
      /** As they stand in the sheet. */
      rows(): AreaRows | undefined;
    };

/** Operand of an operator; an `Error` is a value, as in a workbook. */
type Operand = string | number | boolean | null | Error;

const VALUE_ERROR = new Error('#VALUE!');
const NOT_FOUND = new Error('#N/A');

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

function argumentOf(node: FormulaNode | undefined, read: ReadReference, isRanged: boolean): unknown {
  if (!node) return undefined;
  if (node.kind !== 'reference') return operandOf(node, read);
  const value = read(node);
  if ('one' in value) return toArgument(value.one);
  if (!isRanged) return value.many.map(toArgument);
  const toValue = (cell: Cell | undefined) => (cell === undefined ? undefined : toArgument(cell));
  return value.rows()?.map((row) => row.map(toValue)) ?? VALUE_ERROR;
}

/** The first fault among arguments and the values of their areas. */
function faultIn(values: readonly unknown[]): Error | undefined {
  return values.flat().find((one): one is Error => one instanceof Error);
}

type Arguments = readonly (FormulaNode | undefined)[];
/** Functions of which a branch that is not taken is not computed: it may divide by what the condition asks about. */
type Choose = (args: Arguments, read: ReadReference) => Operand;

function truthOf(node: FormulaNode | undefined, read: ReadReference): boolean | Error {
  const asked = node ? operandOf(node, read) : null;
  if (asked instanceof Error) return asked;
  return typeof asked === 'string' ? asked.toLowerCase() === 'true' : Boolean(asked);
}

const branchOf = (node: FormulaNode | undefined, read: ReadReference) => (node ? operandOf(node, read) : 0);

const choose: Choose = (args, read) => {
  const isTrue = truthOf(args[0], read);
  if (isTrue instanceof Error) return isTrue;
  const branch = isTrue ? 1 : 2;
  return branch < args.length || isTrue ? branchOf(args[branch], read) : false;
};

const chooseFirst: Choose = (args, read) => {
  if (args.length % 2 !== 0) return VALUE_ERROR;
  for (let i = 0; i < args.length; i += 2) {
    const isTrue = truthOf(args[i], read);
    if (isTrue instanceof Error) return isTrue;
    if (isTrue) return branchOf(args[i + 1], read);
  }
  return NOT_FOUND;
};

const chooseEqual: Choose = ([asked, ...cases], read) => {
  const value = branchOf(asked, read);
  if (value instanceof Error) return value;
  const pairs = cases.length - (cases.length % 2);
  for (let i = 0; i < pairs; i += 2) {
    const one = branchOf(cases[i], read);
    if (one instanceof Error) return one;
    if (compare('=', value, one)) return branchOf(cases[i + 1], read);
  }
  return pairs < cases.length ? branchOf(cases[pairs], read) : NOT_FOUND;
};

const CHOICES: ReadonlyMap<string, Choose> = new Map([
  ['IF', choose],
  ['IFS', chooseFirst],
  ['SWITCH', chooseEqual],
]);

function call({ name, args }: FormulaNode & { kind: 'call' }, read: ReadReference): Operand {
  const choice = CHOICES.get(name);
  if (choice) return choice(args, read);
  const isRanged = RANGED.has(name);
  const values = args.map((arg) => argumentOf(arg, read, isRanged));
  if (name === 'IFERROR') return toOperand(values[0] instanceof Error ? values[1] : values[0]);
  const fault =
    name === 'ISBLANK' ? undefined : faultIn(isRanged ? values.filter((value) => !Array.isArray(value)) : values);
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
