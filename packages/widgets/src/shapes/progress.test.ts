import { toTable } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { toProgress } from './progress.ts';
import { toRolesData } from './roles.ts';

const MAPPING = [
  { role: 'name', field: 'name' },
  { role: 'value', field: 'done' },
  { role: 'display2', field: 'plan' },
];

const progress = (rows: readonly Record<string, unknown>[], target: number | null = null) =>
  toProgress(toRolesData(toTable(rows), MAPPING), target, 10);

describe('progress', () => {
  it('is measured by the target of its row, by one for all, or by a hundred', () => {
    const rows = [{ name: 'a', done: 50, plan: 200 }];
    expect(progress(rows)[0]).toMatchObject({ name: 'a', target: 200, percent: 25, share: 0.25 });
    expect(progress(rows, 1000)[0]).toMatchObject({ percent: 5 });
    expect(progress([{ name: 'a', done: 50, plan: null }])[0]).toMatchObject({ target: 100, percent: 50 });
  });

  it('is drawn within the whole, whatever it is', () => {
    expect(progress([{ name: 'a', done: 168, plan: 100 }])[0]).toMatchObject({ percent: 168, share: 1 });
    expect(progress([{ name: 'a', done: -5, plan: 100 }])[0]).toMatchObject({ percent: -5, share: 0 });
    expect(progress([{ name: 'a', done: null, plan: 0 }])[0]).toMatchObject({ percent: null, share: 0 });
  });

  it('is called by its column when it is the only one without a name', () => {
    const rows = [{ name: '', done: 1, plan: 2 }];
    expect(progress(rows)[0]?.name).toBe('done');
    expect(progress([...rows, ...rows])[1]?.name).toBe('2');
  });

  it('stops at the most that is asked for', () => {
    const rows = Array.from({ length: 30 }, (_, i) => ({ name: String(i), done: i, plan: 100 }));
    expect(progress(rows)).toHaveLength(10);
  });
});
