import { toNumber, toText, toTruth } from './coerce.ts';
import type { Kind } from './declare.ts';
import type { Evaluate, FormulaContext, Mode } from './evaluation.ts';
import type { FormulaNode, Reference } from './formula.types.ts';
import { Fault, Matrix, type Scalar } from './scalar.ts';

/** Takes a value of an area or a matrix into a list; a fault ends it. */
type Take = (list: unknown[], value: Scalar) => Fault | undefined;

const takeNumber: Take = (list, value) => {
  if (typeof value === 'number') list.push(value);
  return value instanceof Fault ? value : undefined;
};
const takeCounted: Take = (list, value) => {
  if (value instanceof Fault) return value;
  if (value !== null) list.push(typeof value === 'string' ? 0 : Number(value));
  return undefined;
};
const takeTruth: Take = (list, value) => {
  if (typeof value === 'boolean' || typeof value === 'number') list.push(Boolean(value));
  return value instanceof Fault ? value : undefined;
};
const take =
  (coerce: (value: Scalar) => unknown): Take =>
  (list, value) => {
    const made = coerce(value);
    if (made instanceof Fault) return made;
    list.push(made);
    return undefined;
  };
const takeText = take(toText);
const takeAny: Take = (list, value) => {
  list.push(value);
  return undefined;
};

/** What of cells goes into a list, and what of values that are given one by one: those are coerced. */
const TAKES: Readonly<Partial<Record<Kind, { readonly cell: Take; readonly given: Take }>>> = {
  numbers: { cell: takeNumber, given: take(toNumber) },
  counted: { cell: takeCounted, given: take(toNumber) },
  truths: { cell: takeTruth, given: take(toTruth) },
  texts: { cell: takeText, given: takeText },
  values: { cell: takeAny, given: takeAny },
};

/** Numbers that are given as texts count: `COUNT("5")`; those in cells are texts. */
function givenValue(value: Scalar): Scalar {
  if (typeof value !== 'string') return typeof value === 'boolean' ? Number(value) : (value ?? 0);
  const number = toNumber(value);
  return number instanceof Fault ? value : number;
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number';
}

/** Blank cells of an area count among texts, which stand as they follow in its lines. */
function cellsOf(kind: Kind, arg: Reference, context: FormulaContext): readonly (Scalar | undefined)[] {
  const found = context.read(arg);
  return kind === 'texts' ? (found.rows()?.flat() ?? found.values) : found.values;
}

/** The values of arguments as one list, as its kind has them; the first fault where it takes none. */
export function listOf(
  kind: Kind,
  args: readonly (FormulaNode | undefined)[],
  context: FormulaContext,
  mode: Mode,
  evaluate: Evaluate,
): unknown[] | Fault {
  const { cell, given } = TAKES[kind] as { cell: Take; given: Take };
  const list: unknown[] = [];
  for (const arg of args) {
    if (arg?.kind === 'reference') {
      const values = cellsOf(kind, arg, context);
      // Every page of paper asks for the amounts of all before it: a list as it is is copied far sooner.
      if (kind === 'numbers' && args.length === 1 && values.every(isNumber)) return values.slice();
      for (const value of values) {
        const fault = value === undefined ? undefined : cell(list, value);
        if (fault) return fault;
      }
      continue;
    }
    const result = arg ? evaluate(arg, context, mode === 'array' ? 'array' : 'area') : null;
    if (result instanceof Matrix) {
      for (const value of result.rows.flat()) {
        const fault = value === undefined ? undefined : cell(list, value);
        if (fault) return fault;
      }
      continue;
    }
    const fault = given(list, kind === 'values' ? givenValue(result) : result);
    if (fault) return fault;
  }
  return list;
}
