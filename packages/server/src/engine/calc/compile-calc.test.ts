import type { Calculation, Column } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { toCalcParams } from './calc-value.ts';
import { compileCalc } from './compile-calc.ts';
import { DUCKDB_DIALECT } from './duckdb-dialect.ts';
import { planCalc } from './plan-calc.ts';

const COLUMNS: readonly Column[] = [
  { name: 'g"; drop table x; --', type: 'string' },
  { name: '金额', type: 'decimal' },
  { name: 'd', type: 'date' },
];
const HOSTILE = [
  "' or 1=1 --",
  '$1',
  '${p}',
  '"',
  '\\',
  "'); drop table t; --",
  '1 union select 2',
  '\u0000',
  '%',
  '😀',
];

function compile(calculations: readonly Calculation[], values: Readonly<Record<string, string>> = {}) {
  const params = toCalcParams(Object.entries(values).map(([name, value]) => ({ name, type: 'string', value })));
  const plan = planCalc({ groupFields: [COLUMNS[0]!.name], calculations }, COLUMNS);
  return compileCalc(plan, { sql: 'select * from t', columns: COLUMNS, isOrdered: true }, DUCKDB_DIALECT, params, 3);
}

describe('the statement of a calculated set', () => {
  it('names columns by number, binds values and keeps the order of first appearance', () => {
    const { sql, values } = compile([
      { func: 'SUMIF', field: '金额', conditionField: 'd', symbol: '>=', conditionValue: '2026-01-01', alias: 'x' },
    ]);
    expect(sql.replace(/\s+/g, ' ')).toBe(
      'select b.c0 as r0, ' +
        'coalesce(sum(case when (cast(b.c2 as date) >= cast($3 as date)) then b.c1 end), 0) as r1 ' +
        'from (select q.*, row_number() over () from ( select * from t ) as q) as b(c0, c1, c2, ord) group by b.c0 order by min(b.ord)',
    );
    expect(values).toEqual(['2026-01-01']);
  });

  it.each(['=', '!=', '>', 'contains', 'notContains', 'startsWith', 'in'] as const)(
    'has the same shape whatever a value of "%s" holds',
    (symbol) => {
      const shapeOf = (conditionValue: string, values: Record<string, string> = {}) =>
        compile(
          [
            { func: 'COUNTIF', conditionField: COLUMNS[0]!.name, symbol, conditionValue, alias: 'x' },
            {
              func: 'IF',
              conditionField: 'd',
              symbol,
              conditionValue,
              matchResult: conditionValue,
              notMatchResult: 'no',
              alias: 'y',
            },
            { func: 'COUNT', field: 'y', alias: 'n' },
          ],
          values,
        );
      const harmless = shapeOf('plain', { p: 'plain' }).sql;
      for (const hostile of HOSTILE) {
        const byParameter = shapeOf('${q}', { q: hostile, p: 'x' });
        expect(byParameter.sql).toBe(harmless);
        expect(byParameter.values.some((value) => value.includes(hostile.split(',')[0]!))).toBe(true);
        if (hostile !== '${p}') expect(shapeOf(hostile).sql).toBe(harmless);
      }
    },
  );
});
