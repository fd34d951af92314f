import { toNumber, toText, toTruth } from './coerce.ts';
import { isList, isSingle, parameterAt, type Details, type Kind, type WorkbookFunction } from './declare.ts';
import { finite, singleOf, type Evaluate, type FormulaContext, type Mode } from './evaluation.ts';
import type { FormulaNode } from './formula.types.ts';
import { FUNCTIONS } from './functions.ts';
import { liftPlaces, pick } from './lift.ts';
import { listOf } from './list-arguments.ts';
import { FAULT, Fault, Matrix, type Result, type Scalar } from './scalar.ts';
import { shortText } from './text-length.ts';

type Argument = FormulaNode | undefined;
type Call = FormulaNode & { kind: 'call' };

/** A single value as its kind has it; a fault where there is none. */
function coerce(kind: Kind, value: Scalar): unknown {
  switch (kind) {
    case 'number':
      return toNumber(value);
    case 'whole': {
      const number = toNumber(value);
      return number instanceof Fault ? number : Math.trunc(number);
    }
    case 'date': {
      const number = toNumber(value);
      return typeof number === 'number' && number < 0 ? FAULT.number : number;
    }
    case 'text':
      return toText(value);
    case 'truth':
      return toTruth(value);
    default:
      return value;
  }
}

const TAKES_FAULTS = new Set<Kind>(['whatever', 'criterion']);

function matrixOf(arg: Argument, context: FormulaContext, mode: Mode, evaluate: Evaluate): Matrix | Fault {
  const result = arg ? evaluate(arg, context, mode) : null;
  if (result instanceof Matrix) return result;
  // A fault in a cell is a value of the area; one that came of an argument is its fault.
  if (result instanceof Fault && arg?.kind !== 'reference') return result;
  if (result instanceof Fault && arg?.kind === 'reference' && context.read(arg).values.length > 1) return result;
  return new Matrix([[result]], arg?.kind === 'reference');
}

function detailsOf(arg: Argument, context: FormulaContext): Details | Fault {
  if (arg?.kind !== 'reference') return FAULT.value;
  return (isShown) => context.read(arg).details(isShown);
}

function placeOf(arg: Argument, context: FormulaContext, evaluate: Evaluate): unknown {
  if (arg?.kind === 'reference') {
    const { row, column, lastRow, lastColumn } = context.read(arg).place();
    return { row, column, rows: lastRow - row + 1, columns: lastColumn - column + 1 };
  }
  const matrix = matrixOf(arg, context, 'area', evaluate);
  if (matrix instanceof Fault) return matrix;
  return { row: 0, column: 0, rows: matrix.rows.length, columns: matrix.columns };
}

/** An argument before it is coerced; a `Matrix` for a single kind asks for a call of each of its values. */
function prepare(kind: Kind, arg: Argument, context: FormulaContext, mode: Mode, evaluate: Evaluate): unknown {
  const inner = mode === 'array' ? 'array' : 'one';
  switch (kind) {
    case 'branch':
      return () => (arg ? evaluate(arg, context, mode) : 0);
    case 'area': {
      const matrix = matrixOf(arg, context, mode === 'array' ? 'array' : 'area', evaluate);
      return matrix instanceof Fault ? matrix : matrix.rows;
    }
    case 'array': {
      const matrix = matrixOf(arg, context, 'array', evaluate);
      return matrix instanceof Fault ? matrix : matrix.rows;
    }
    case 'place':
      return placeOf(arg, context, evaluate);
    case 'details':
      return detailsOf(arg, context);
    default: {
      const result = arg ? evaluate(arg, context, inner) : null;
      return result instanceof Matrix && result.isReference && inner === 'one' ? singleOf(result) : result;
    }
  }
}

function run(fn: WorkbookFunction, context: FormulaContext, args: readonly unknown[]): Result {
  try {
    const result = fn.calculate.apply(context, args as never[]);
    if (typeof result === 'string') return shortText(result);
    return result instanceof Matrix ? result : finite(result);
  } catch (error) {
    if (error instanceof Fault) return error;
    throw error;
  }
}

/** The function with each single argument coerced; the first fault among them is the result. */
function runSingle(
  fn: WorkbookFunction,
  context: FormulaContext,
  kinds: readonly (Kind | undefined)[],
  args: readonly unknown[],
): Result {
  const clean: unknown[] = [];
  for (let i = 0; i < args.length; i++) {
    const kind = kinds[i];
    const value = kind !== undefined && isSingle(kind) ? coerce(kind, args[i] as Scalar) : args[i];
    if (value instanceof Fault && !(kind !== undefined && TAKES_FAULTS.has(kind))) return value;
    clean.push(value);
  }
  return run(fn, context, clean);
}

function runEach(
  fn: WorkbookFunction,
  context: FormulaContext,
  kinds: readonly (Kind | undefined)[],
  args: readonly unknown[],
): Result {
  const isOver = (at: number) => kinds[at] !== undefined && isSingle(kinds[at] as Kind);
  const over = args.filter((arg, i): arg is Matrix => arg instanceof Matrix && isOver(i));
  const height = Math.max(...over.map(({ rows }) => rows.length));
  const width = Math.max(...over.map(({ columns }) => columns));
  const at = (row: number, column: number) =>
    args.map((arg, i) => {
      if (isOver(i)) return pick(arg as Result, row, column);
      if (kinds[i] === 'branch') return () => pick((arg as () => Result)(), row, column);
      return arg;
    });
  return liftPlaces(height, width, (row, column) => singleOf(runSingle(fn, context, kinds, at(row, column))));
}

/** Of a reference whose cells were added up already, but for the last ones. */
function totalOf({ running }: WorkbookFunction, args: readonly Argument[], context: FormulaContext) {
  const [only] = args;
  return running && only?.kind === 'reference' && args.length === 1 ? context.read(only).total?.(running) : undefined;
}

/** The result of a function whose arguments are what a formula says, as `evaluate` finds them. @throws TextTooLong */
export function callFunction({ name, args }: Call, context: FormulaContext, mode: Mode, evaluate: Evaluate): Result {
  const fn = FUNCTIONS.get(name) as WorkbookFunction;
  const total = totalOf(fn, args, context);
  if (total !== undefined) return total instanceof Fault ? total : finite(total);
  const kinds: (Kind | undefined)[] = [];
  const prepared: unknown[] = [];
  let hasMatrix = false;
  for (let i = 0; i < args.length; i++) {
    const parameter = parameterAt(fn, i);
    if (!parameter) return FAULT.value;
    const { kind, isRepeated } = parameter;
    if (isList(kind)) {
      const list = listOf(kind, isRepeated ? args.slice(i) : [args[i]], context, mode, evaluate);
      if (list instanceof Fault) return list;
      prepared.push(list);
      kinds.push(undefined);
      if (isRepeated) break;
      continue;
    }
    const value = prepare(kind, args[i], context, mode, evaluate);
    if (value instanceof Fault && !isSingle(kind)) return value;
    if (value instanceof Fault && !TAKES_FAULTS.has(kind)) return value;
    hasMatrix ||= value instanceof Matrix;
    prepared.push(value);
    kinds.push(kind);
  }
  if (args.length < fn.required) return FAULT.value;
  if (fn.endsInList && args.length < fn.parameters.length) prepared.push([]);
  return hasMatrix ? runEach(fn, context, kinds, prepared) : runSingle(fn, context, kinds, prepared);
}
