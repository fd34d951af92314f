import { monitorEventLoopDelay } from 'node:perf_hooks';
import { createDataSet, testTransform } from '@aj-report/contract';
import type { App } from '../../packages/server/src/app.ts';
import { addSource } from '../../packages/server/src/testing/add-source.ts';
import type { BenchResult } from './bench-result.ts';
import type { ServiceClient } from './service/service-client.ts';
import { withService } from './service/with-service.ts';
import { Viewers, type OpenWalls } from './viewers/viewers.ts';

/** Sets of the same charts, by who looks at them. */
const SEEN_BY_MANY = 'chart';
const SEEN_BY_ONE = 'alone';
const CHARTS = 50;
const VIEWERS = 100;
const ROUNDS = 3;
const REFRESH_MS = 4_000;
/** ms that the event loop may keep others waiting, at p99 */
const DELAY_TARGET_MS = 50;
const NS_PER_MS = 1e6;
const SALES =
  "create table sales as select range as id, 'r' || (range % 20) as region, range % 977 as amount from range(100000)";
/**
 * Answers of time: nothing but the service's own sharing keeps a hundred viewers from asking a hundred times. Sets that
 * ask the same share their answers too, so each has a column of its own.
 */
const sqlOf = (setCode: string) =>
  `select region, sum(amount) as ${setCode}, now() as at from sales where id % 50 <> \${chart} group by region order by 1`;

/**
 * A screen of fifty charts, each refreshed every few seconds, seen by one viewer and by a hundred: queries that reach the
 * engine by rounds of batches and by live calls.
 */
export function run(): Promise<readonly BenchResult[]> {
  return withService(async (app, client) => {
    await addSource(app, 'sales', [SALES]);
    for (const setCode of [SEEN_BY_MANY, SEEN_BY_ONE]) await makeDataSet(client, setCode);
    const viewers = new Viewers(client, SEEN_BY_MANY, CHARTS, REFRESH_MS);
    const alone = new Viewers(client, SEEN_BY_ONE, CHARTS, REFRESH_MS);
    return [...(await measureRounds(app, viewers, alone)), ...(await measureLive(app, viewers))];
  });
}

async function makeDataSet(client: ServiceClient, setCode: string): Promise<void> {
  const dataSetParamDtoList = [{ paramName: 'chart', paramType: 'number', requiredFlag: 1, sampleItem: -1 }];
  const query = { sourceCode: 'sales', setType: 'sql', dynSentence: sqlOf(setCode), dataSetParamDtoList };
  await client.call(testTransform, query);
  await client.call(createDataSet, { ...query, setCode, setName: setCode });
}

/** Queries that reach the engine, and how long the event loop kept others waiting, while the work runs. */
async function counted(app: App, work: () => Promise<void>): Promise<{ queries: number; delayMs: number }> {
  const before = queriesOf(app, SEEN_BY_MANY);
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  await work();
  delay.disable();
  return { queries: queriesOf(app, SEEN_BY_MANY) - before, delayMs: delay.percentile(99) / NS_PER_MS };
}

function queriesOf(app: App, wanted: string): number {
  return app.setAnswers.costs.list().find(({ setCode }) => setCode === wanted)?.runs ?? 0;
}

/** Many who take turns may not cost more than one who sees the same charts of a set of its own at the same time. */
async function measureRounds(app: App, viewers: Viewers, alone: Viewers): Promise<BenchResult[]> {
  const before = queriesOf(app, SEEN_BY_ONE);
  const many = await counted(app, async () => {
    const polled = viewers.poll(VIEWERS, ROUNDS);
    await Promise.all([polled, alone.pollDuring(polled)]);
  });
  const floor = queriesOf(app, SEEN_BY_ONE) - before;
  return results('by rounds', floor, many, 'floor: one viewer of a set of its own, in the same run');
}

async function measureLive(app: App, viewers: Viewers): Promise<BenchResult[]> {
  const alone = await viewers.watch(1);
  const one = await countRounds(app, alone);
  alone.leave();
  const walls = await viewers.watch(VIEWERS);
  const many = await countRounds(app, walls);
  walls.leave();
  return results('live', one.queries, many, `${ROUNDS} rounds of ${CHARTS} charts; floor: one viewer`);
}

/** From the end of a round to the end of another one. */
async function countRounds(app: App, walls: OpenWalls): Promise<Counted> {
  await walls.waitForRounds(2);
  const { rounds } = walls;
  return counted(app, () => walls.waitForRounds(rounds + ROUNDS));
}

type Counted = Awaited<ReturnType<typeof counted>>;

function results(way: string, floor: number, many: Counted, note: string): BenchResult[] {
  return [
    {
      name: `queries for ${VIEWERS} viewers, ${way}`,
      measured: many.queries,
      floor,
      unit: 'queries',
      ratio: many.queries / floor,
      target: 1,
      note,
    },
    {
      name: `event loop with ${VIEWERS} viewers, ${way}`,
      measured: many.delayMs,
      unit: 'ms',
      target: DELAY_TARGET_MS,
      note: 'p99 of its delay; the viewers run in the same process',
    },
  ];
}
