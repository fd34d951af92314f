import { floorOf, withoutNoise } from '../coerce.ts';
import { declare } from '../declare.ts';
import { commonDivisor, factorial, multipleOf, roundAt, roundHalf } from '../rounding.ts';
import { FAULT, Fault, type Rows } from '../scalar.ts';
import { productOf, runningSum, sumOf } from './sum-of.ts';

function modulo(number: number, divisor: number): number {
  if (divisor === 0) throw FAULT.divide;
  const whole = divisor * floorOf(number / divisor);
  return withoutNoise(number - whole, number, whole);
}

function ceiling(number: number, step: number): number {
  if (number > 0 && step < 0) throw FAULT.number;
  return multipleOf(number, step, Math.ceil);
}

function floor(number: number, step: number): number {
  if (number > 0 && step < 0) throw FAULT.number;
  if (step === 0 && number !== 0) throw FAULT.divide;
  return multipleOf(number, step, Math.floor);
}

/** Away from nought where `mode` says so for negative ones. */
function upTo(number: number, step: number, mode: number): number {
  return multipleOf(number, Math.abs(step), number < 0 && mode !== 0 ? Math.floor : Math.ceil);
}

function downTo(number: number, step: number, mode: number): number {
  return multipleOf(number, Math.abs(step), number < 0 && mode !== 0 ? Math.ceil : Math.floor);
}

function away(number: number): number {
  return roundAt(number, 0, Math.ceil);
}

function odd(number: number): number {
  const sign = number < 0 ? -1 : 1;
  const whole = Math.abs(away(number));
  return sign * (whole % 2 === 1 ? whole : whole + 1);
}

function choose(count: number, of: number): number {
  if (of < 0 || count < of) throw FAULT.number;
  let result = 1;
  for (let i = 1; i <= Math.min(of, count - of); i++) {
    result = (result * (count - Math.min(of, count - of) + i)) / i;
    if (!Number.isFinite(result)) throw FAULT.number;
  }
  return Math.round(result);
}

function wholes(numbers: readonly number[]): number[] {
  if (numbers.some((one) => one < 0)) throw FAULT.number;
  return numbers.map(Math.trunc);
}

function commonMultiple(numbers: readonly number[]): number {
  return wholes(numbers).reduce((a, b) => (a === 0 || b === 0 ? 0 : (a / commonDivisor(a, b)) * b), 1);
}

/** Products of what stands at the same place; what is no number counts as nought. */
function sumProducts(...areas: readonly Rows[]): number {
  const [first = []] = areas;
  const isSame = areas.every((rows) => rows.length === first.length && rows[0]?.length === first[0]?.length);
  if (!isSame) throw FAULT.value;
  const products = first.flatMap((row, y) =>
    row.map((_, x) =>
      areas.reduce((product, rows) => {
        const value = rows[y]?.[x];
        if (value instanceof Fault) throw value;
        return typeof value === 'number' ? product * value : 0;
      }, 1),
    ),
  );
  return sumOf(products);
}

function logarithm(number: number, base: number): number {
  if (base === 1) throw FAULT.divide;
  if (base <= 0 || number <= 0) throw FAULT.number;
  if (base === 10) return Math.log10(number);
  return base === 2 ? Math.log2(number) : Math.log(number) / Math.log(base);
}

function power(number: number, exponent: number): number {
  if (number === 0 && exponent <= 0) throw exponent === 0 ? FAULT.number : FAULT.divide;
  return number ** exponent;
}

const one = (name: string, calculate: (number: number) => number) =>
  declare(name, ['number: number'], 'number', (number) => calculate(number));

/** Functions of single numbers, and sums. */
export const ARITHMETIC = [
  declare('SUM', ['...numbers: numbers'], 'number', sumOf, { running: runningSum }),
  declare('SUMSQ', ['...numbers: numbers'], 'number', (numbers) => sumOf(numbers.map((n) => n * n))),
  declare('PRODUCT', ['...numbers: numbers'], 'number', productOf),
  declare('SUMPRODUCT', ['...areas: array'], 'number', sumProducts),
  one('ABS', Math.abs),
  one('SIGN', Math.sign),
  one('INT', floorOf),
  one('SQRT', Math.sqrt),
  one('SQRTPI', (n) => Math.sqrt(n * Math.PI)),
  one('EXP', Math.exp),
  one('LN', Math.log),
  one('LOG10', Math.log10),
  declare('LOG', ['number: number', 'base?: number'], 'number', (number, base = 10) => logarithm(number, base)),
  declare('POWER', ['number: number', 'exponent: number'], 'number', power),
  declare('PI', [], 'number', () => Math.PI),
  declare('ROUND', ['number: number', 'digits: whole'], 'number', roundHalf),
  declare('ROUNDUP', ['number: number', 'digits: whole'], 'number', (number, digits) =>
    roundAt(number, digits, Math.ceil),
  ),
  declare('ROUNDDOWN', ['number: number', 'digits: whole'], 'number', (number, digits) =>
    roundAt(number, digits, Math.floor),
  ),
  declare('TRUNC', ['number: number', 'digits?: whole'], 'number', (number, digits = 0) =>
    roundAt(number, digits, Math.floor),
  ),
  declare('MROUND', ['number: number', 'multiple: number'], 'number', (number, multiple) => {
    if (number * multiple < 0) throw FAULT.number;
    return Math.sign(number) * multipleOf(Math.abs(number), Math.abs(multiple), Math.round);
  }),
  declare('CEILING', ['number: number', 'significance: number'], 'number', ceiling),
  declare('FLOOR', ['number: number', 'significance: number'], 'number', floor),
  declare(
    'CEILING.MATH',
    ['number: number', 'significance?: number', 'mode?: number'],
    'number',
    (number, significance = 1, mode = 0) => upTo(number, significance, mode),
    { isNew: true },
  ),
  declare(
    'FLOOR.MATH',
    ['number: number', 'significance?: number', 'mode?: number'],
    'number',
    (number, significance = 1, mode = 0) => downTo(number, significance, mode),
    { isNew: true },
  ),
  one('EVEN', (n) => 2 * away(n / 2)),
  one('ODD', odd),
  declare('MOD', ['number: number', 'divisor: number'], 'number', modulo),
  declare('QUOTIENT', ['numerator: number', 'denominator: number'], 'number', (a, b) => {
    if (b === 0) throw FAULT.divide;
    return Math.sign(a / b) * floorOf(Math.abs(a / b));
  }),
  one('FACT', factorial),
  one('FACTDOUBLE', (n) => {
    if (n < -1) throw FAULT.number;
    let product = 1;
    for (let i = Math.trunc(n); i > 1 && Number.isFinite(product); i -= 2) product *= i;
    return product;
  }),
  declare('COMBIN', ['number: whole', 'chosen: whole'], 'number', choose),
  declare('COMBINA', ['number: whole', 'chosen: whole'], 'number', (count, of) => choose(count + of - 1, of), {
    isNew: true,
  }),
  declare('PERMUT', ['number: whole', 'chosen: whole'], 'number', (count, of) => {
    if (of < 0 || count < of) throw FAULT.number;
    let product = 1;
    for (let i = 0; i < of && Number.isFinite(product); i++) product *= count - i;
    return product;
  }),
  declare('GCD', ['...numbers: numbers'], 'number', (numbers) => wholes(numbers).reduce(commonDivisor, 0)),
  declare('LCM', ['...numbers: numbers'], 'number', commonMultiple),
  one('SIN', Math.sin),
  one('COS', Math.cos),
  one('TAN', Math.tan),
  one('ASIN', Math.asin),
  one('ACOS', Math.acos),
  one('ATAN', Math.atan),
  one('SINH', Math.sinh),
  one('COSH', Math.cosh),
  one('TANH', Math.tanh),
  one('DEGREES', (n) => (n * 180) / Math.PI),
  one('RADIANS', (n) => (n * Math.PI) / 180),
  declare('ATAN2', ['x: number', 'y: number'], 'number', (x, y) => {
    if (x === 0 && y === 0) throw FAULT.divide;
    return Math.atan2(y, x);
  }),
];
