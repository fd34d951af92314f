import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { profileOf, propose, readColumns, type ReadColumn } from '@aj-report/admin/make-screen-plan';
import type { Cell, ColumnType } from '@aj-report/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { load, type LoadedWorkbook } from '../../packages/server/src/engine/spreadsheet/workbook-fixture.ts';

/** What may be said of the columns of one table. */
interface Truth {
  readonly time?: readonly string[];
  readonly add?: readonly string[];
  readonly mean?: readonly string[];
  readonly never?: readonly string[];
  readonly flag?: readonly string[];
  readonly group?: readonly string[];
  readonly skipRows?: readonly string[];
  /** Sums of the rows that are no totals; of `合计` too, where it is a column. */
  readonly sum?: Readonly<Record<string, number>>;
}

const folder = path.dirname(fileURLToPath(import.meta.url));
const { about: _, ...TRUTHS } = JSON.parse(readFileSync(path.join(folder, 'truth.json'), 'utf8')) as {
  readonly about: string;
} & Readonly<Record<string, Truth>>;
const BASE = { sourceCode: 'source', sourceType: 'spreadsheet', table: 'rows' } as const;

describe.each(Object.entries(TRUTHS) as [string, Truth][])('%s', (file, truth) => {
  let table: LoadedWorkbook['tables'][string];
  let profile: ReturnType<typeof profileOf>;
  let columns: ReadonlyMap<string, ReadColumn>;

  beforeAll(async () => {
    const { tables, result } = await load(readFileSync(path.join(folder, file)), { fileName: file });
    const name = result.tables[0]!.name;
    table = tables[name]!;
    const typed = table.columns.map((column, at) => ({ name: column, type: table.types[at] as ColumnType }));
    profile = profileOf({ id: file, name, columns: typed, rows: table.rows as Cell[][] });
    columns = new Map(readColumns(profile).map((column) => [column.name, column]));
  });

  /** Columns of the truth that the table really has. */
  const known = (names: readonly string[] = []) => names.flatMap((name) => columns.get(name) ?? []);

  it('has the rows that are no totals, and amounts that are numbers', () => {
    const words = new Set(truth.skipRows);
    expect(table.rows.filter((row) => row.slice(0, 3).some((cell) => words.has(String(cell))))).toEqual([]);
    for (const [name, sum] of Object.entries(truth.sum ?? {})) {
      const at = table.columns.indexOf(name);
      const cents = table.rows.reduce((total, row) => total + Math.round(Number(row[at]) * 100), 0);
      expect([name, cents / 100]).toEqual([name, sum]);
    }
    for (const { name, type } of known([...(truth.add ?? []), ...(truth.mean ?? [])]))
      expect([name, type]).not.toEqual([name, 'string']);
  });

  it('has its moments as such, or as periods', () => {
    const roles = known(truth.time).map(({ name, role }) => [name, role]);
    expect(roles.filter(([, role]) => role !== 'time' && role !== 'period')).toEqual([]);
  });

  it.each(['zh', 'en'] as const)('is never added up where it may not be, on any proposal in %s', (language) => {
    const added = propose(profile, BASE, language).flatMap(({ sets }) =>
      sets.flatMap(({ query }) => (query.calculations ?? []).filter(({ func }) => func === 'SUM')),
    );
    const mayBe = new Set(truth.add ?? []);
    const mayNot = [...known(truth.mean), ...known(truth.never), ...known(truth.flag), ...known(truth.group)];
    const names = new Set(mayNot.map(({ name }) => name).filter((name) => !mayBe.has(name)));
    expect(added.filter(({ field }) => names.has(String(field)))).toEqual([]);
  });

  it('computes nothing of what names a thing', () => {
    const measured = known(truth.never).filter(({ role }) => role === 'measure');
    expect(measured.map(({ name }) => name)).toEqual([]);
  });

  it('counts yes and no as such', () => {
    expect(
      known(truth.flag)
        .filter(({ isFlag }) => !isFlag)
        .map(({ name }) => name),
    ).toEqual([]);
  });

  it('groups by what are groups', () => {
    const unread = known(truth.group).filter(({ role }) => role === 'measure' || role === 'time');
    expect(unread.map(({ name, role }) => [name, role])).toEqual([]);
  });
});
