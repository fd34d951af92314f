import { compareValues, toTruth } from '../coerce.ts';
import { declare, type Branch } from '../declare.ts';
import { FAULT, Fault, Matrix, type Result, type Scalar } from '../scalar.ts';

function scalarOf(branch: Branch): Scalar {
  const result = branch();
  return result instanceof Matrix ? (result.rows[0]?.[0] ?? null) : result;
}

/** @throws Fault */
function isTrue(branch: Branch): boolean {
  const truth = toTruth(scalarOf(branch));
  if (truth instanceof Fault) throw truth;
  return truth;
}

function chooseFirst(...pairs: readonly Branch[]): Result {
  if (pairs.length % 2 !== 0) throw FAULT.value;
  for (let i = 0; i < pairs.length; i += 2) if (isTrue(pairs[i] as Branch)) return (pairs[i + 1] as Branch)();
  throw FAULT.missing;
}

function chooseEqual(value: Scalar, ...cases: readonly Branch[]): Result {
  const pairs = cases.length - (cases.length % 2);
  for (let i = 0; i < pairs; i += 2) {
    const one = scalarOf(cases[i] as Branch);
    if (one instanceof Fault) throw one;
    if (compareValues(value, one) === 0) return (cases[i + 1] as Branch)();
  }
  if (pairs === cases.length) throw FAULT.missing;
  return (cases[pairs] as Branch)();
}

/** A result with what is to stand in place of some faults. */
function without(result: Result, isReplaced: (fault: Fault) => boolean, otherwise: Branch): Result {
  const hasFault = (value: Scalar | undefined) => value instanceof Fault && isReplaced(value);
  if (!(result instanceof Matrix)) return hasFault(result) ? otherwise() : result;
  const rows = result.rows.map((row) => row.map((value) => (hasFault(value) ? scalarOf(otherwise) : value)));
  return new Matrix(rows, result.isReference);
}

function someOf(truths: readonly boolean[]): readonly boolean[] {
  if (truths.length === 0) throw FAULT.value;
  return truths;
}

const asks = (name: string, answer: (value: Scalar) => boolean) =>
  declare(name, ['value: whatever'], 'truth', (value) => answer(value));

const CODES = ['#NULL!', '#DIV/0!', '#VALUE!', '#REF!', '#NAME?', '#NUM!', '#N/A'];

function typeOf(value: Scalar): number {
  if (value instanceof Fault) return 16;
  if (typeof value === 'string') return 2;
  return typeof value === 'boolean' ? 4 : 1;
}

/** Functions that choose, and those that ask what a value is. */
export const LOGIC = [
  declare(
    'IF',
    ['condition: truth', 'then: branch', 'otherwise?: branch'],
    'branch',
    (condition, then, otherwise = () => false) => (condition ? then() : otherwise()),
  ),
  declare('IFS', ['...condition: branch', '...then: branch'], 'branch', chooseFirst, { isNew: true }),
  declare('SWITCH', ['value: any', '...case: branch', '...then: branch'], 'branch', chooseEqual, { isNew: true }),
  declare('CHOOSE', ['number: whole', '...values: branch'], 'branch', (number, ...values) => {
    const chosen = values[number - 1];
    if (!chosen) throw FAULT.value;
    return chosen();
  }),
  declare('IFERROR', ['value: branch', 'otherwise: branch'], 'branch', (value, otherwise) =>
    without(value(), () => true, otherwise),
  ),
  declare(
    'IFNA',
    ['value: branch', 'otherwise: branch'],
    'branch',
    (value, otherwise) => without(value(), (fault) => fault === FAULT.missing, otherwise),
    { isNew: true },
  ),
  declare('AND', ['...conditions: truths'], 'truth', (all) => someOf(all).every(Boolean)),
  declare('OR', ['...conditions: truths'], 'truth', (all) => someOf(all).some(Boolean)),
  declare('XOR', ['...conditions: truths'], 'truth', (all) => someOf(all).filter(Boolean).length % 2 === 1, {
    isNew: true,
  }),
  declare('NOT', ['condition: truth'], 'truth', (condition) => !condition),
  declare('TRUE', [], 'truth', () => true),
  declare('FALSE', [], 'truth', () => false),
  declare('NA', [], 'any', () => FAULT.missing),
  asks('ISBLANK', (value) => value === null),
  asks('ISNUMBER', (value) => typeof value === 'number'),
  asks('ISTEXT', (value) => typeof value === 'string'),
  asks('ISNONTEXT', (value) => typeof value !== 'string'),
  asks('ISLOGICAL', (value) => typeof value === 'boolean'),
  asks('ISERROR', (value) => value instanceof Fault),
  asks('ISERR', (value) => value instanceof Fault && value !== FAULT.missing),
  asks('ISNA', (value) => value === FAULT.missing),
  declare('ISEVEN', ['number: whole'], 'truth', (number) => number % 2 === 0),
  declare('ISODD', ['number: whole'], 'truth', (number) => number % 2 !== 0),
  declare('N', ['value: any'], 'number', (value) => (typeof value === 'string' ? 0 : Number(value))),
  declare('TYPE', ['value: whatever'], 'number', typeOf),
  declare('ERROR.TYPE', ['value: whatever'], 'number', (value) => {
    if (!(value instanceof Fault)) throw FAULT.missing;
    return CODES.indexOf(value.code) + 1;
  }),
];
