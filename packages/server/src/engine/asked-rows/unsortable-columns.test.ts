import type { Cell, SqlKind, Table } from '@aj-report/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TEST_SOURCES, type TestSource } from '../../testing/test-sources.ts';
import { runOnConnector } from '../connector/run-on-connector.ts';

/** Columns of types that are hard or impossible to sort, and a cell of them. */
const COLUMNS: Readonly<Record<SqlKind, readonly [columns: string, cell: string]>> = {
  postgresql: ['doc json, spot point, parts text[]', `'{"a":1}', '(1,2)', '{x,y}'`],
  mysql: ['doc json, spot point, parts longtext', `'{"a":1}', point(1, 2), 'x'`],
  clickhouse: ['doc Array(String), spot Tuple(Float64, Float64), parts FixedString(3)', `['a'], (1, 2), 'x'`],
};

describe.each(Object.entries(TEST_SOURCES))('pages of %s with columns that have no order', (kind, start) => {
  let source: TestSource | undefined;
  beforeAll(async () => {
    source = await start();
    const [columns, cell] = COLUMNS[kind as SqlKind];
    const [day, engine] = kind === 'clickhouse' ? ['Date', ' engine = Memory'] : ['date', ''];
    await source?.run(`create table odd (id int, ${columns}, day ${day})${engine}`);
    const rows = [1, 2, 3, 4, 5].map((id) => `(${id}, ${cell}, '2026-01-01')`);
    await source?.run(`insert into odd values ${rows.join(', ')}`);
  }, 60_000);
  afterAll(() => source?.stop());

  it.for(['select * from odd order by day', 'select * from odd order by day limit 100', 'select * from odd'])(
    'hold every row once: %s',
    async (sql, { skip }) => {
      if (!source) return skip();
      const ids: Cell[] = [];
      for (const number of [1, 2, 3]) {
        const request = { sql, params: [], maxRows: 100, timeoutMs: 20_000, asked: { page: { number, size: 2 } } };
        const never = () => Promise.reject(new Error('nothing is left to compute'));
        const { json } = await runOnConnector(source.connector, request, never);
        ids.push(...((JSON.parse(json.toString()) as Table).data[0] ?? []));
      }
      expect(ids.toSorted()).toEqual([1, 2, 3, 4, 5]);
    },
  );
});
