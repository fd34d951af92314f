import type { Cell } from '@aj-report/contract';
import { callFunction } from './call-function.ts';
import { compareValues, tidy, toNumber, toText, withoutNoise } from './coerce.ts';
import { finite, singleOf, type FormulaContext, type Mode } from './evaluation.ts';
import type { BinaryOperator, Constant, FormulaNode, Reference } from './formula.types.ts';
import { lift } from './lift.ts';
import { isOneCell } from './reference-value.ts';
import { FAULT, Fault, faultOf, Matrix, type Result, type Scalar } from './scalar.ts';
import { shortText } from './text-length.ts';

function calculate(operator: BinaryOperator, a: number, b: number): Scalar {
  switch (operator) {
    case '+':
      return withoutNoise(a + b, a, b);
    case '-':
      return withoutNoise(a - b, a, b);
    case '*':
      return a * b;
    case '/':
      return b === 0 ? FAULT.divide : a / b;
    default:
      return a === 0 && b <= 0 ? (b === 0 ? FAULT.number : FAULT.divide) : a ** b;
  }
}

function compare(operator: BinaryOperator, order: number): boolean {
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

function join(left: Scalar, right: Scalar): Scalar {
  const [a, b] = [toText(left), toText(right)];
  if (a instanceof Fault) return a;
  if (b instanceof Fault) return b;
  return shortText(a + b);
}

const ARITHMETIC = new Set<BinaryOperator>(['+', '-', '*', '/', '^']);

function operate(operator: BinaryOperator, left: Scalar, right: Scalar): Scalar {
  if (left instanceof Fault) return left;
  if (right instanceof Fault) return right;
  if (operator === '&') return join(left, right);
  if (!ARITHMETIC.has(operator)) return compare(operator, compareValues(left, right));
  const [a, b] = [toNumber(left), toNumber(right)];
  if (a instanceof Fault) return a;
  if (b instanceof Fault) return b;
  return finite(calculate(operator, a, b));
}

function negate(operator: '+' | '-' | '%', value: Scalar): Scalar {
  if (operator === '+') return value;
  const number = toNumber(value);
  if (number instanceof Fault) return number;
  return operator === '%' ? number / 100 : -number;
}

function toScalar(constant: Constant): Scalar {
  return typeof constant === 'object' ? (faultOf(constant.code) ?? FAULT.name) : constant;
}

/** The value of an area that stands in the line of a formula beside it. */
function beside(reference: Reference, context: FormulaContext): Scalar {
  const found = context.read(reference);
  if (isOneCell(reference)) return found.values[0] ?? null;
  const area = found.place();
  const isColumn = area.column === area.lastColumn;
  const isRow = area.row === area.lastRow;
  // What became one cell is written as one, which a workbook reads from anywhere.
  if (isColumn && isRow) return found.rows()?.[0]?.[0] ?? null;
  if (!isColumn && !isRow) return FAULT.value;
  const at = isColumn ? context.row - area.row : context.column - area.column;
  const rows = found.rows();
  const line = isColumn ? rows?.map(([one]) => one) : rows?.[0];
  const value = line?.[at];
  return value === undefined ? FAULT.value : value;
}

function refer(reference: Reference, context: FormulaContext, mode: Mode): Result {
  if (mode === 'one') return beside(reference, context);
  const found = context.read(reference);
  if (isOneCell(reference) && found.values.length <= 1) return found.values[0] ?? null;
  const rows = found.rows();
  return rows ? new Matrix(rows, true) : FAULT.value;
}

/** What a formula or a part of it is. @throws TextTooLong */
export function evaluateNode(node: FormulaNode, context: FormulaContext, mode: Mode): Result {
  const inner = mode === 'array' ? 'array' : 'one';
  switch (node.kind) {
    case 'number':
    case 'text':
    case 'boolean':
      return node.value;
    case 'fault':
      return faultOf(node.code) ?? FAULT.name;
    case 'matrix':
      return new Matrix(node.rows.map((row) => row.map(toScalar)));
    case 'reference':
      return refer(node, context, mode);
    case 'unary':
      return lift([evaluateNode(node.of, context, inner)], ([value]) => negate(node.operator, value as Scalar));
    case 'binary': {
      const sides = [evaluateNode(node.left, context, inner), evaluateNode(node.right, context, inner)];
      return lift(sides, ([left, right]) => operate(node.operator, left as Scalar, right as Scalar));
    }
    case 'call':
      return callFunction(node, context, mode, evaluateNode);
  }
}

/** Value of a formula; a fault is its code, as in a workbook: `#DIV/0!`. @throws TextTooLong */
export function evaluate(node: FormulaNode, context: FormulaContext): Cell {
  const value = singleOf(evaluateNode(node, context, 'one'));
  if (value instanceof Fault) return value.code;
  return typeof value === 'number' ? tidy(value) : value;
}
