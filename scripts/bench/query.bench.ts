import { monitorEventLoopDelay } from 'node:perf_hooks';
import { BASE_PREFIX, createDataSet, getData, pathOf, testTransform } from '@aj-report/contract';
import { DuckDBInstance } from '@duckdb/node-api';
import type { App } from '../../packages/server/src/app.ts';
import { warehouseFile } from '../../packages/server/src/engine/warehouse/warehouse-file.ts';
import { rawRoute } from '../../packages/server/src/platform/route.ts';
import { addSource } from '../../packages/server/src/testing/add-source.ts';
import type { BenchResult } from './bench-result.ts';
import { Crowd } from './query/crowd.ts';
import { Echo } from './query/echo.ts';
import { medianOf } from './query/median.ts';
import { question, SET_CODE } from './query/question.ts';
import { PlainConnection } from './service/plain-connection.ts';
import { checkAnswer, type ServiceClient } from './service/service-client.ts';
import { withService } from './service/with-service.ts';

const ROWS = 1_000_000;
/** A service in use has compiled what answers a question. Node compiles for long, on the cores that the engine needs. */
const WARM_ROUNDS = 2000;
const ROUNDS = 300;
const ENGINE_TARGET = 1.3;
/** ms that the event loop may keep others waiting, at p99 */
const DELAY_TARGET_MS = 50;
const DELAY_STEP_MS = 5;
const NS_PER_MS = 1e6;
/** Its right is the one of getData, so that the same session is read and the same right is checked. */
const BARE = { ...getData, id: 'bench.bare', path: '/bench/bare', aliases: [], input: {}, answer: 'bytes' } as const;
const TABLE = `create table orders as select range as id, 'c' || (range % 5000) as customer, 'r' || (range * 7 % 20) as region,
  'p' || (range % 200) as product, date '2025-01-01' + (range % 365)::int as day, (range % 90)::int as quantity,
  (range % 9973 / 100)::decimal(18, 2) as price, (range * 13 % 99991 / 10)::double as amount, range % 2 = 0 as paid,
  'note ' || range as note from range(${ROWS})`;
/** The parameter makes every question another one, so that nothing but the cached measure is answered from the cache. */
const GROUP_BY =
  'select region, count(*) as n, sum(amount) as total from orders where id <> ${skip} group by region order by region';

/**
 * A group-by over a million rows of ten columns: getData through HTTP, rights and JSON against the engine alone in this
 * process; asked by many at once; and the cached answer against a bare route of the same service.
 */
export function run(): Promise<readonly BenchResult[]> {
  const bare: { bytes: Buffer } = { bytes: Buffer.alloc(0) };
  const extraRoutes = (one: App) =>
    rawRoute(one, BARE, ({ reply }) => reply.type('application/json; charset=utf-8').send(bare.bytes));
  return withService(
    async (app, client) => {
      await addSource(app, 'orders', [TABLE]);
      await makeDataSet(client);
      bare.bytes = await client.call(getData, question(0));
      return measure(app, client);
    },
    { extraRoutes },
  );
}

async function measure(app: App, client: ServiceClient): Promise<BenchResult[]> {
  const crowd = new Crowd(client);
  try {
    const works = [
      () => measureUncached(app, client),
      async () => [await crowd.measureShared()],
      async () => [await crowd.measureCached(BASE_PREFIX + BARE.path)],
    ];
    const results: BenchResult[] = [];
    for (const work of works) results.push(...(await withDelay(work)));
    return results;
  } finally {
    crowd.close();
  }
}

/** Figures with what their work did to the event loop of the service. */
async function withDelay(work: () => Promise<readonly BenchResult[]>): Promise<BenchResult[]> {
  const delay = monitorEventLoopDelay({ resolution: DELAY_STEP_MS });
  delay.enable();
  const results = await work();
  delay.disable();
  const measured = delay.percentile(99) / NS_PER_MS;
  return [
    ...results,
    { name: '  event loop meanwhile', measured, unit: 'ms', target: DELAY_TARGET_MS, note: 'p99 delay' },
  ];
}

async function makeDataSet(client: ServiceClient): Promise<void> {
  const params = [{ paramName: 'skip', paramType: 'number', requiredFlag: 1, sampleItem: -1 }];
  const query = { sourceCode: 'orders', setType: 'sql', dynSentence: GROUP_BY, dataSetParamDtoList: params };
  await client.call(testTransform, query);
  await client.call(createDataSet, { ...query, setCode: SET_CODE, setName: 'by region' });
}

/** The same question in three ways, against the engine alone: through HTTP, and what of that two processes cost. */
async function measureUncached(app: App, client: ServiceClient): Promise<BenchResult[]> {
  const version = await app.db.selectFrom('dataSourceVersion').select('fileName').executeTakeFirstOrThrow();
  const instance = await DuckDBInstance.create(warehouseFile(app.config.dataDir, version.fileName), {
    access_mode: 'READ_ONLY',
  });
  const connection = await instance.connect();
  const statement = await connection.prepare(GROUP_BY.replace('${skip}', '$1'));
  const askEngine = async (round: number) => {
    statement.bindInteger(1, round);
    const reader = await statement.runAndReadAll();
    return Buffer.from(JSON.stringify(reader.getRowObjectsJson()));
  };
  const line = new PlainConnection(client.port, client.token);
  const askService = async (round: number) =>
    checkAnswer(getData, await line.post(BASE_PREFIX + pathOf(getData), question(round)));
  const databases = [warehouseFile(app.config.dataDir, version.fileName)];
  const askProcess = async (round: number) => {
    const params = [{ name: 'skip', type: 'number', value: round } as const];
    const limits = { maxRows: app.config.queryRows, timeoutMs: app.config.queryTimeoutMs };
    return (await app.queryEngine.run({ databases, sql: GROUP_BY, params, ...limits })).json;
  };
  const askBare = () => line.post(BASE_PREFIX + BARE.path, {});
  const echo = new Echo();
  const askEcho = (round: number) => echo.ask(question(round));
  const medians = await mediansOf(ROUNDS, askService, askEngine);
  const ofProcess = await mediansOf(ROUNDS, askProcess, askEngine);
  const ofBare = await mediansOf(ROUNDS, askBare, askEngine);
  const ofEcho = await mediansOf(ROUNDS, askEcho, askEngine);
  echo.close();
  line.close();
  connection.closeSync();
  instance.closeSync();
  const note = 'floor: the engine alone in process';
  return [
    { name: 'group-by of 1,000,000 × 10 through HTTP', ...medians, target: ENGINE_TARGET, note },
    { name: '  asked of the query process, without HTTP', ...ofProcess },
    { name: '  a bare route of the service, between two such', measured: ofBare.measured, unit: 'ms' },
    { name: '  a process that sends back what it gets, between two such', measured: ofEcho.measured, unit: 'ms' },
  ];
}

type Work = (round: number) => Promise<unknown>;

/** Medians of the work and of its floor, taken in turn, after a few rounds to warm up, whose numbers are negative. */
async function mediansOf(rounds: number, work: Work, floorWork: Work) {
  const times: number[] = [];
  const floorTimes: number[] = [];
  for (let round = -WARM_ROUNDS; round < rounds; round++) {
    const ms = await timed(work, round);
    const floorMs = await timed(floorWork, round);
    if (round < 0) continue;
    times.push(ms);
    floorTimes.push(floorMs);
  }
  const [measured, floor] = [medianOf(times), medianOf(floorTimes)];
  return { measured, floor, unit: 'ms', ratio: measured / floor };
}

async function timed(work: Work, round: number): Promise<number> {
  const start = performance.now();
  await work(round);
  return performance.now() - start;
}
