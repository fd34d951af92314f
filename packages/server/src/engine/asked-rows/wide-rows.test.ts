import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Cell, Table } from '@aj-report/contract';
import { DuckDBInstance } from '@duckdb/node-api';
import { startTestMariadb } from '../../testing/test-mariadb.ts';
import { TEST_GUARD, TEST_SOURCES, type TestSource } from '../../testing/test-sources.ts';
import { ENGINE_OPTIONS } from '../calc/duckdb-engine.testing.ts';
import { MysqlConnector } from '../connector/mysql/mysql.ts';
import { runOnConnector } from '../connector/run-on-connector.ts';
import { createQueryEngine } from '../process/query-engine.ts';
import type { QueryAnswer, QueryRequest } from '../request/query-engine.types.ts';

/** Columns that are equal in all rows, in front of the one that tells rows apart. */
const EQUAL = 40;
const COUNT = 20;
const SIZE = 7;
const NAMES = Array.from({ length: EQUAL }, (_, at) => `c${at}`);
const OWN_ORDER = 'select * from wide order by c0';
const NO_ORDER = 'select * from wide';

type Run = (request: Omit<QueryRequest, 'databases'>) => Promise<QueryAnswer>;

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

function rowsOf(ids: readonly number[], varied = ''): string {
  return ids.map((id) => `(${NAMES.map((name) => `'${name}${varied}'`).join(', ')}, ${id})`).join(', ');
}

const IDS = Array.from({ length: COUNT }, (_, at) => at + 1);

/** The ids on all pages, with something done between two of them. */
async function idsOnPages(run: Run, sql: string, between: () => Promise<unknown>): Promise<Cell[]> {
  const ids: Cell[] = [];
  for (let number = 1; (number - 1) * SIZE < COUNT; number++) {
    const asked = { page: { number, size: SIZE } };
    const { json } = await run({ sql, params: [], maxRows: 100, timeoutMs: 20_000, asked });
    ids.push(...((JSON.parse(json.toString()) as Table).data[EQUAL] ?? []));
    await between();
  }
  return ids.toSorted((a, b) => Number(a) - Number(b));
}

const never = () => Promise.reject(new Error('nothing is left to compute'));

describe.each(Object.entries(TEST_SOURCES))('pages of %s with rows that differ far behind', (kind, start) => {
  let source: TestSource | undefined;
  let ids = IDS;
  const store = async () => {
    const [text, engine] = kind === 'clickhouse' ? ['String', ' engine = Memory'] : ['varchar(255)', ''];
    await source?.run('drop table if exists wide');
    await source?.run(`create table wide (${NAMES.map((name) => `${name} ${text}`).join(', ')}, id int)${engine}`);
    await source?.run(`insert into wide values ${rowsOf(ids)}`);
  };
  beforeAll(async () => {
    source = await start();
    await store();
  }, 60_000);
  afterAll(() => source?.stop());

  it.for([OWN_ORDER, NO_ORDER])('hold every row once, however they are stored: %s', async (sql, { skip }) => {
    if (!source) return skip();
    const { connector } = source;
    const reverse = () => {
      ids = ids.toReversed();
      return store();
    };
    expect(await idsOnPages((request) => runOnConnector(connector, request, never), sql, reverse)).toEqual(IDS);
  });
});

describe('pages of rows that differ far behind', () => {
  it('hold every row once in the embedded engine', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'aj-wide-'));
    closing.push(() => rm(folder, { recursive: true }));
    // Two files with the same rows in another order, as two imports make them.
    const databases = [IDS, IDS.toReversed()].map((_, at) => join(folder, `${at}.duckdb`));
    for (const [at, ids] of [IDS, IDS.toReversed()].entries()) {
      const instance = await DuckDBInstance.create(databases[at]!);
      const connection = await instance.connect();
      await connection.run(`create table wide (${NAMES.map((name) => `${name} varchar`).join(', ')}, id int)`);
      await connection.run(`insert into wide values ${rowsOf(ids)}`);
      connection.closeSync();
      instance.closeSync();
    }
    const engine = createQueryEngine(ENGINE_OPTIONS);
    closing.push(() => engine.close());
    let at = 0;
    const run: Run = (request) => engine.run({ ...request, databases: [databases[at++ % 2]!] });
    expect(await idsOnPages(run, OWN_ORDER, () => Promise.resolve())).toEqual(IDS);
  });

  it('are sorted by a MySQL whose buffer is too small for their keys', async ({ skip }) => {
    const server = await startTestMariadb(['--sort-buffer-size=262144']);
    if (!server) return skip();
    closing.push(() => server.stop());
    const connector = new MysqlConnector(server.config, { guard: TEST_GUARD, maxConnections: 2 });
    closing.push(() => connector.close());
    const values = rowsOf([1, 2]).replaceAll(/'(\w+)'/g, "cast('$1' as char(255) character set utf8mb4)");
    const [first, second] = values.slice(1, -1).split('), (');
    const columns = (first ?? '').split(', ').map((value, at) => `${value} as ${[...NAMES, 'id'][at]!}`);
    const sql = `select * from (select ${columns.join(', ')} union all select ${second}) as w order by c0`;
    const request = { params: [], maxRows: 10, timeoutMs: 20_000, asked: { page: { number: 1, size: 5 } } };
    for (const text of [sql, sql.replace(' order by c0', '')]) {
      const { rowCount } = await runOnConnector(connector, { ...request, sql: text }, never);
      expect(rowCount).toBe(2);
    }
  });
});
