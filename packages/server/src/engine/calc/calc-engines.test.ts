import type { Table } from '@aj-report/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CALC_CASES } from './calc-cases.testing.ts';
import { DuckDbEngine, toTable, type CalcEngine } from './duckdb-engine.testing.ts';
import { RowsEngine } from './rows-engine.testing.ts';
import { SourceEngine } from './source-engine.testing.ts';
import { WarehouseEngine } from './warehouse-engine.testing.ts';

const ENGINES: Readonly<Record<string, CalcEngine>> = {
  DuckDB: new DuckDbEngine(),
  PostgreSQL: new SourceEngine('postgresql'),
  'MySQL or MariaDB': new SourceEngine('mysql'),
  ClickHouse: new SourceEngine('clickhouse'),
  'ClickHouse as the warehouse': new WarehouseEngine(),
  'HTTP rows': new RowsEngine(),
};

/** Rows in the order of their cells: tables of other engines have no order of their own. */
function sorted({ columns, data, rowCount }: Table): unknown {
  const rows = Array.from({ length: rowCount }, (_, row) => JSON.stringify(data.map((cells) => cells[row])));
  return { columns, rows: rows.sort() };
}

describe.each(Object.entries(ENGINES))('calculations on %s', (_name, engine) => {
  let isThere = false;
  beforeAll(async () => {
    isThere = await engine.start();
  }, 60_000);
  afterAll(async () => {
    if (isThere) await engine.stop();
  });

  it.for(CALC_CASES.map((one) => [one.name, one] as const))('agree: %s', async ([, one], { skip }) => {
    if (!isThere || engine.cannot(one) !== undefined) skip();
    const after = engine.comparable(toTable(one.after));
    expect(engine.comparable(await engine.run(one, 'select')), 'over a select').toEqual(after);
    expect(sorted(engine.comparable(await engine.run(one, 'table'))), 'over a table').toEqual(sorted(after));
  });
});
