import { describe, expect, it } from 'vitest';
import { runsOf } from './formula-runs.ts';

type Name = string;
const run = (cells: Name[], whole: Record<Name, Name[]>, before: Record<Name, Name[]> = {}) =>
  runsOf(cells, (cell) => ({ whole: whole[cell] ?? [], before: before[cell] ?? [] }));

describe('the order of formulas', () => {
  it('has those first that others need', () => {
    expect(run(['A', 'B', 'C'], { A: ['B'], B: ['C'] })).toEqual([['C'], ['B'], ['A']]);
  });

  it('computes cells together that need each other’s copy before', () => {
    const runs = run(['B', 'C', 'T'], { C: ['B'], T: ['C'] }, { B: ['C'] });
    expect(runs).toEqual([['B', 'C'], ['T']]);
  });

  it('keeps a cell alone that needs its own copy before', () => {
    expect(run(['A', 'B'], { B: ['A'] }, { A: ['A'] })).toEqual([['A'], ['B']]);
  });

  it('has no limit of depth', () => {
    const cells = Array.from({ length: 20_000 }, (_, at) => String(at));
    const whole = Object.fromEntries(cells.map((cell, at) => [cell, at + 1 < cells.length ? [String(at + 1)] : []]));
    expect(run(cells, whole)[0]).toEqual(['19999']);
  });
});
