import { isNumericType, type Cell, type Row } from '@aj-report/contract';
import type { ValueSigns } from './aggregation.ts';
import { toFigure, type ColumnProfile } from './profile.ts';

/** Steps from one moment to the next that prove that a column never falls. */
const STEPS_MIN = 20;
/** Part of those steps in which it rises. */
const RISING_MIN = 0.6;
/** Standard deviation over mean: amounts are spread wider, measures of things of one kind are not. */
const NARROW_MAX = 0.5;
const FIGURES_MIN = 20;

/** A column and what it is good for, as `readColumns` has it. */
interface Named extends ColumnProfile {
  readonly role: string;
}

/** What the values of measures tell in some rows. */
export function readSigns(columns: readonly Named[], sample: readonly Row[]): ValueSigns {
  const measures = columns.filter(({ role }) => role === 'measure').map(({ name }) => name);
  return {
    running: new Set(measures.filter((measure) => isRunning(measure, columns, sample))),
    narrow: new Set(measures.filter((measure) => isNarrow(sample.map((row) => row[measure] ?? null)))),
  };
}

/** It never falls from one moment to the next, of each thing for itself: a meter, a distance so far, cases so far. */
function isRunning(measure: string, columns: readonly Named[], sample: readonly Row[]): boolean {
  const time = columns.find(({ role, type }) => role === 'time' || (role === 'period' && isNumericType(type)));
  if (!time) return false;
  const things = columns.filter(({ role }) => role === 'category' || role === 'name' || role === 'id');
  const inTime = sample.toSorted((a, b) => compare(a[time.name] ?? null, b[time.name] ?? null));
  return [undefined, ...things.map(({ name }) => name)].some((thing) => neverFalls(measure, thing, inTime));
}

function compare(one: Cell, other: Cell): number {
  const [a, b] = [toFigure(one) ?? String(one), toFigure(other) ?? String(other)];
  return a < b ? -1 : a > b ? 1 : 0;
}

function neverFalls(measure: string, thing: string | undefined, inTime: readonly Row[]): boolean {
  const before = new Map<Cell, number>();
  let steps = 0;
  let rising = 0;
  for (const row of inTime) {
    const value = toFigure(row[measure] ?? null);
    if (value === null) continue;
    const which = thing === undefined ? '' : (row[thing] ?? null);
    const last = before.get(which);
    before.set(which, value);
    if (last === undefined) continue;
    if (value < last) return false;
    steps++;
    if (value > last) rising++;
  }
  return steps >= STEPS_MIN && rising >= steps * RISING_MIN;
}

function isNarrow(cells: readonly Cell[]): boolean {
  const figures = cells.flatMap((cell) => toFigure(cell) ?? []);
  if (figures.length < FIGURES_MIN) return false;
  const mean = figures.reduce((sum, figure) => sum + figure, 0) / figures.length;
  const variance = figures.reduce((sum, figure) => sum + (figure - mean) ** 2, 0) / figures.length;
  return mean > 0 && Math.sqrt(variance) < mean * NARROW_MAX;
}
