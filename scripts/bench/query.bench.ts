import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BASE_PREFIX, createDataSet, getData, login, testTransform, type Envelope, type Endpoint } from '@aj-report/contract';
import { DuckDBInstance } from '@duckdb/node-api';
import { buildApp, type App } from '../../packages/server/src/app.ts';
import { readConfig } from '../../packages/server/src/config.ts';
import { addSource } from '../../packages/server/src/testing/add-source.ts';
import type { BenchResult } from './bench-result.ts';

const ROWS = 1_000_000;
const ROUNDS = 30;
const CACHED_ROUNDS = 300;
const PASSWORD = 'bench-password';
const TABLE = `create table orders as select range as id, 'c' || (range % 5000) as customer, 'r' || (range * 7 % 20) as region,
  'p' || (range % 200) as product, date '2025-01-01' + (range % 365)::int as day, (range % 90)::int as quantity,
  (range % 9973 / 100)::decimal(18, 2) as price, (range * 13 % 99991 / 10)::double as amount, range % 2 = 0 as paid,
  'note ' || range as note from range(${ROWS})`;
const GROUP_BY = 'select region, count(*) as n, sum(amount) as total from orders group by region order by region';
/** The parameter makes every question another one, so that nothing is answered from the cache. */
const UNCACHED = `${GROUP_BY.replace(' group by', ' where id <> ${skip} group by')}`;

/**
 * A group-by over a million rows of ten columns: through login, rights, HTTP and JSON of getData against the engine
 * alone in this process; and answered from the cache against a constant of the same bytes.
 */
export async function run(): Promise<readonly BenchResult[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'aj-bench-'));
  const app = await buildApp(readConfig({ AJ_DATA_DIR: folder, AJ_ADMIN_PASSWORD: PASSWORD, AJ_SAMPLES: '0', AJ_LOG_LEVEL: 'silent', AJ_RATE_QUERY: '1000000' }));
  const client = new Client(app);
  try {
    await addSource(app, 'orders', [TABLE]);
    app.get('/constant', { logLevel: 'silent' }, async (_request, reply) => reply.type('application/json').send(client.lastBytes));
    await app.listen({ port: 4110, host: '127.0.0.1' });
    return await measure(app, client);
  } finally {
    client.close();
    await app.close();
    await rm(folder, { recursive: true });
  }
}
