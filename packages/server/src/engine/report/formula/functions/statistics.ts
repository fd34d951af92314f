import { alias, declare } from '../declare.ts';
import { roundAt } from '../rounding.ts';
import { FAULT, Fault, type Rows, type Scalar } from '../scalar.ts';
import {
  averageOf,
  greatestOf,
  leastOf,
  productOf,
  runningAverage,
  runningGreatest,
  runningLeast,
  squaresOf,
  sumOf,
  varianceOf,
  varianceOfAll,
} from './sum-of.ts';

const rising = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b);
const standard = (numbers: readonly number[]) => Math.sqrt(varianceOf(numbers));
const standardOfAll = (numbers: readonly number[]) => Math.sqrt(varianceOfAll(numbers));
const countNumbers = (values: readonly Scalar[]) => values.filter((value) => typeof value === 'number').length;

/** Value at a place between the least (0) and the greatest (`numbers.length - 1`). */
function between(numbers: readonly number[], place: number): number {
  const low = Math.floor(place);
  const [a = 0, b = a] = numbers.slice(low, low + 2);
  return a + (place - low) * (b - a);
}

function percentile(numbers: readonly number[], part: number): number {
  if (numbers.length === 0 || part < 0 || part > 1) throw FAULT.number;
  return between(rising(numbers), part * (numbers.length - 1));
}

/** Without the least and the greatest place. */
function innerPercentile(numbers: readonly number[], part: number): number {
  const place = part * (numbers.length + 1) - 1;
  if (part <= 0 || part >= 1 || place < 0 || place > numbers.length - 1) throw FAULT.number;
  return between(rising(numbers), place);
}

function quarter(number: number): number {
  if (number < 0 || number > 4) throw FAULT.number;
  return number / 4;
}

function nth(numbers: readonly number[], place: number, fromEnd: boolean): number {
  const sorted = rising(numbers);
  const at = fromEnd ? sorted.length - place : place - 1;
  const found = sorted[at];
  if (found === undefined) throw FAULT.number;
  return found;
}

function rank(number: number, numbers: readonly number[], isRising: boolean): number {
  if (!numbers.includes(number)) throw FAULT.missing;
  return 1 + numbers.filter((one) => (isRising ? one < number : one > number)).length;
}

function mostFrequent(numbers: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const one of numbers) counts.set(one, (counts.get(one) ?? 0) + 1);
  let best: readonly [number, number] = [0, 1];
  for (const entry of counts) if (entry[1] > best[1]) best = entry;
  if (best[1] < 2) throw FAULT.missing;
  return best[0];
}

function positive(numbers: readonly number[]): readonly number[] {
  if (numbers.length === 0 || numbers.some((one) => one <= 0)) throw FAULT.number;
  return numbers;
}

interface Pairs {
  readonly xs: readonly number[];
  readonly ys: readonly number[];
}

/** Numbers of two areas that stand at the same place; a place where one has none is left out. */
function pairsOf(ys: Rows, xs: Rows): Pairs {
  const [a, b] = [ys.flat(), xs.flat()];
  if (a.length !== b.length) throw FAULT.missing;
  const kept: { x: number; y: number }[] = [];
  for (const [i, y] of a.entries()) {
    const x = b[i];
    if (y instanceof Fault) throw y;
    if (x instanceof Fault) throw x;
    if (typeof x === 'number' && typeof y === 'number') kept.push({ x, y });
  }
  return { xs: kept.map(({ x }) => x), ys: kept.map(({ y }) => y) };
}

function products({ xs, ys }: Pairs): number {
  const [x, y] = [averageOf(xs), averageOf(ys)];
  return sumOf(xs.map((one, i) => (one - x) * ((ys[i] ?? 0) - y)));
}

/** @throws Fault where one of them does not vary */
function quotient(above: number, below: number): number {
  if (below === 0) throw FAULT.divide;
  return above / below;
}

const slope = (pairs: Pairs) => quotient(products(pairs), squaresOf(pairs.xs));
const intercept = (pairs: Pairs) => averageOf(pairs.ys) - slope(pairs) * averageOf(pairs.xs);
const correlation = (pairs: Pairs) => quotient(products(pairs), Math.sqrt(squaresOf(pairs.xs) * squaresOf(pairs.ys)));

const ofList = (name: string, calculate: (numbers: readonly number[]) => number, isNew?: true) =>
  declare(name, ['...numbers: numbers'], 'number', calculate, isNew ? { isNew } : {});
const ofPairs = (name: string, calculate: (pairs: Pairs) => number) =>
  declare(name, ['known_ys: array', 'known_xs: array'], 'number', (ys, xs) => calculate(pairsOf(ys, xs)));

const RANK = declare('RANK', ['number: number', 'numbers: numbers', 'order?: number'], 'number', (n, all, order = 0) =>
  rank(n, all, order !== 0),
);
const PERCENTILE = declare('PERCENTILE', ['numbers: numbers', 'part: number'], 'like', percentile);
const QUARTILE = declare('QUARTILE', ['numbers: numbers', 'quarter: whole'], 'like', (all, at) =>
  percentile(all, quarter(at)),
);
const MODE = declare('MODE', ['...numbers: numbers'], 'like', mostFrequent);
const STDEV = ofList('STDEV', standard);
const STDEVP = ofList('STDEVP', standardOfAll);
const VAR = ofList('VAR', varianceOf);
const VARP = ofList('VARP', varianceOfAll);
const COVAR = ofPairs('COVAR', (pairs) => quotient(products(pairs), pairs.xs.length));
const CORREL = ofPairs('CORREL', correlation);
const FORECAST = declare('FORECAST', ['x: number', 'known_ys: array', 'known_xs: array'], 'number', (x, ys, xs) => {
  const pairs = pairsOf(ys, xs);
  return intercept(pairs) + slope(pairs) * x;
});
const PERCENTRANK = declare(
  'PERCENTRANK',
  ['numbers: numbers', 'number: number', 'digits?: whole'],
  'number',
  (all, number, digits = 3) => {
    const sorted = rising(all);
    const below = sorted.filter((one) => one < number).length;
    const [first, last, low = 0, next] = [sorted[0], sorted.at(-1), sorted[below - 1], sorted[below]];
    if (first === undefined || last === undefined || number < first || number > last) throw FAULT.missing;
    if (digits < 1) throw FAULT.number;
    const place = next === undefined || next === number ? below : below - 1 + (number - low) / (next - low);
    return sorted.length === 1 ? 1 : roundAt(place / (sorted.length - 1), digits, Math.floor);
  },
);

/** What SUBTOTAL computes by its number; from 101 on without hidden lines. */
const SUBTOTALS: readonly ((numbers: readonly number[]) => number)[] = [
  averageOf,
  (numbers) => numbers.length,
  (numbers) => numbers.length,
  greatestOf,
  leastOf,
  productOf,
  standard,
  standardOfAll,
  sumOf,
  varianceOf,
  varianceOfAll,
];

/** Functions of many numbers. */
export const STATISTICS = [
  declare('SUBTOTAL', ['function: whole', '...areas: details'], 'number', (number, ...areas) => {
    const isShown = number > 100;
    const calculate = SUBTOTALS[number - (isShown ? 101 : 1)];
    if (!calculate) throw FAULT.value;
    const values = areas.flatMap((details) => details(isShown));
    if (number % 100 === 3) return values.filter((value) => value !== null).length;
    const fault = values.find((value) => value instanceof Fault);
    if (fault && number % 100 !== 2) return fault;
    return calculate(values.filter((value) => typeof value === 'number'));
  }),
  declare('AVERAGE', ['...numbers: numbers'], 'like', averageOf, { running: runningAverage }),
  declare('AVERAGEA', ['...numbers: counted'], 'number', averageOf),
  declare('COUNT', ['...values: values'], 'number', countNumbers),
  declare('COUNTA', ['...values: values'], 'number', (values) => values.filter((value) => value !== null).length),
  declare('COUNTBLANK', ['area: area'], 'number', (rows) => {
    return rows.flat().filter((value) => value === null || value === '').length;
  }),
  declare('MAX', ['...numbers: numbers'], 'like', greatestOf, { running: runningGreatest }),
  declare('MIN', ['...numbers: numbers'], 'like', leastOf, { running: runningLeast }),
  declare('MAXA', ['...numbers: counted'], 'number', greatestOf),
  declare('MINA', ['...numbers: counted'], 'number', leastOf),
  declare('MEDIAN', ['...numbers: numbers'], 'like', (numbers) => percentile(numbers, 0.5)),
  MODE,
  alias('MODE.SNGL', MODE, { isNew: true }),
  STDEV,
  alias('STDEV.S', STDEV, { isNew: true }),
  STDEVP,
  alias('STDEV.P', STDEVP, { isNew: true }),
  VAR,
  alias('VAR.S', VAR, { isNew: true }),
  VARP,
  alias('VAR.P', VARP, { isNew: true }),
  declare('STDEVA', ['...numbers: counted'], 'number', standard),
  declare('VARA', ['...numbers: counted'], 'number', varianceOf),
  declare('LARGE', ['numbers: numbers', 'place: whole'], 'like', (all, place) => nth(all, place, true)),
  declare('SMALL', ['numbers: numbers', 'place: whole'], 'like', (all, place) => nth(all, place, false)),
  RANK,
  alias('RANK.EQ', RANK, { isNew: true }),
  declare(
    'RANK.AVG',
    ['number: number', 'numbers: numbers', 'order?: number'],
    'number',
    (n, all, order = 0) => rank(n, all, order !== 0) + (all.filter((one) => one === n).length - 1) / 2,
    { isNew: true },
  ),
  PERCENTILE,
  alias('PERCENTILE.INC', PERCENTILE, { isNew: true }),
  declare('PERCENTILE.EXC', ['numbers: numbers', 'part: number'], 'like', innerPercentile, { isNew: true }),
  QUARTILE,
  alias('QUARTILE.INC', QUARTILE, { isNew: true }),
  declare(
    'QUARTILE.EXC',
    ['numbers: numbers', 'quarter: whole'],
    'like',
    (all, at) => innerPercentile(all, quarter(at)),
    { isNew: true },
  ),
  PERCENTRANK,
  alias('PERCENTRANK.INC', PERCENTRANK, { isNew: true }),
  ofList('GEOMEAN', (all) => Math.exp(averageOf(positive(all).map(Math.log)))),
  ofList('HARMEAN', (all) => all.length / sumOf(positive(all).map((one) => 1 / one))),
  ofList('DEVSQ', squaresOf),
  ofList('AVEDEV', (all) => {
    const average = averageOf(all);
    return averageOf(all.map((one) => Math.abs(one - average)));
  }),
  ofList('SKEW', (all) => {
    const [average, deviation] = [averageOf(all), standard(all)];
    const count = all.length;
    if (count < 3 || deviation === 0) throw FAULT.divide;
    return (count * sumOf(all.map((one) => ((one - average) / deviation) ** 3))) / ((count - 1) * (count - 2));
  }),
  declare('TRIMMEAN', ['numbers: numbers', 'part: number'], 'number', (all, part) => {
    if (part < 0 || part >= 1 || all.length === 0) throw FAULT.number;
    const cut = Math.floor((all.length * part) / 2);
    return averageOf(rising(all).slice(cut, all.length - cut));
  }),
  CORREL,
  alias('PEARSON', CORREL),
  ofPairs('RSQ', (pairs) => correlation(pairs) ** 2),
  ofPairs('SLOPE', slope),
  ofPairs('INTERCEPT', intercept),
  ofPairs('STEYX', (pairs) => {
    if (pairs.xs.length < 3) throw FAULT.divide;
    const rest = squaresOf(pairs.ys) - products(pairs) ** 2 / squaresOf(pairs.xs);
    return Math.sqrt(rest / (pairs.xs.length - 2));
  }),
  COVAR,
  alias('COVARIANCE.P', COVAR, { isNew: true }),
  {
    ...ofPairs('COVARIANCE.S', (pairs) => quotient(products(pairs), pairs.xs.length - 1)),
    isNew: true as const,
  },
  FORECAST,
  alias('FORECAST.LINEAR', FORECAST, { isNew: true }),
];
