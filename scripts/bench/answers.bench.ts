import { randomUUID } from 'node:crypto';
import { BASE_PREFIX, createReport, defineEndpoint, listReports, pathOf, saveScreen } from '@aj-report/contract';
import { Type } from 'typebox';
import type { App } from '../../packages/server/src/app.ts';
import { rawRoute } from '../../packages/server/src/platform/route.ts';
import type { BenchResult } from './bench-result.ts';
import { medianOf } from './query/median.ts';
import { PlainConnection } from './service/plain-connection.ts';
import type { ServiceClient } from './service/service-client.ts';
import { withService } from './service/with-service.ts';

const WIDGETS = 100;
const CALLS = 300;
const TURNS = 5;
const REPORTS = 10_007;
const PAGE_SIZE = 10;
/** ms of a processor that the document of a screen may take above a route that sends its bytes */
const DOCUMENT_TARGET_MS = 0.5;
const PAGE_TARGET_MS = 15;
const LAST_PAGE_TARGET_MS = 25;

const BARE = defineEndpoint({
  id: 'bench.bareDocument',
  method: 'GET',
  path: '/bench/bareDocument',
  summary: { zh: '测试', en: 'Bench' },
  permission: 'signedIn',
  input: {},
  answer: 'bytes',
  output: Type.Null(),
});

function widgetsOf(): object[] {
  return Array.from({ length: WIDGETS }, (_, index) => ({
    id: `w${index}`,
    type: 'widget-barchart',
    name: `柱图 ${index}`,
    props: { title: `销售额 ${index}`, unit: '万元', colors: ['#5470c6', '#91cc75', '#fac858'] },
    data: {
      dataType: 'static',
      staticData: Array.from({ length: 6 }, (__, month) => ({
        axis: `${month + 1}月`,
        data: (index * 37 + month * 91) % 997,
      })),
    },
  }));
}

async function makeScreen(client: ServiceClient): Promise<void> {
  await client.call(createReport, { reportName: '大屏', reportCode: 'wide', reportType: 'report_screen' });
  const document = { reportCode: 'wide', dashboard: { title: '大屏' }, widgets: widgetsOf(), groups: [], layouts: {} };
  await client.call(saveScreen, { ...document, publish: 1 });
}

/** ms of a processor for each call, this process alone: it serves and asks. */
async function cpuOf(line: PlainConnection, path: string): Promise<number> {
  const before = process.cpuUsage();
  for (let call = 0; call < CALLS; call++) await line.get(path);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / CALLS;
}

async function measureDocument(client: ServiceClient, bare: { bytes: Buffer }): Promise<BenchResult> {
  await makeScreen(client);
  const line = new PlainConnection(client.port, client.token);
  const path = `${BASE_PREFIX}/reportDashboard/wide`;
  bare.bytes = await line.get(path);
  const [answers, floors]: [number[], number[]] = [[], []];
  for (let turn = 0; turn <= TURNS; turn++) {
    const [floor, answer] = [await cpuOf(line, BASE_PREFIX + BARE.path), await cpuOf(line, path)];
    if (turn > 0) floors.push(floor);
    if (turn > 0) answers.push(answer);
  }
  line.close();
  const [answer, floor] = [medianOf(answers), medianOf(floors)];
  return {
    name: `document of ${WIDGETS} widgets, processor above a bare route`,
    measured: answer - floor,
    unit: 'ms',
    target: DOCUMENT_TARGET_MS,
    note: `${answer.toFixed(2)} and ${floor.toFixed(2)} ms with the asking; ${bare.bytes.length} bytes`,
  };
}

async function addReports(app: App): Promise<void> {
  const known = await app.db.selectFrom('report').selectAll().executeTakeFirstOrThrow();
  for (let start = 0; start < REPORTS; start += 50) {
    const rows = Array.from({ length: Math.min(50, REPORTS - start) }, (_, index) => ({
      ...known,
      id: randomUUID().replaceAll('-', ''),
      reportName: `报表 ${start + index}`,
      reportCode: `report_${start + index}`,
      updateTime: new Date(Date.UTC(2026, 0, 1) + (((start + index) * 7919) % REPORTS) * 60_000).toISOString(),
    }));
    await app.db.insertInto('report').values(rows).execute();
  }
}

async function measureList(app: App, client: ServiceClient): Promise<readonly BenchResult[]> {
  await addReports(app);
  const line = new PlainConnection(client.port, client.token);
  const list = `${BASE_PREFIX}${pathOf(listReports)}?pageSize=${PAGE_SIZE}`;
  const timesOf = async (pathsOf: (call: number) => string) => {
    const times: number[] = [];
    for (let call = -20; call < 100; call++) {
      const start = performance.now();
      await line.get(pathsOf(call));
      if (call >= 0) times.push(performance.now() - start);
    }
    return medianOf(times);
  };
  const sorts = ['updateTime', 'reportName', 'reportCode', 'createTime', 'reportType', 'reportGroup', 'reportAuthor'];
  const first = await timesOf((call) => `${list}&pageNumber=${1 + Math.abs(call % 5)}`);
  const sorted = await timesOf((call) => {
    return `${list}&pageNumber=${1 + Math.abs(call % 5)}&sort=${sorts[Math.abs(call) % sorts.length]}&order=${call % 2 ? 'ASC' : 'DESC'}`;
  });
  const last = await timesOf(() => `${list}&pageNumber=${Math.ceil(REPORTS / PAGE_SIZE)}`);
  line.close();
  const name = `list of ${REPORTS} reports`;
  return [
    { name: `${name}: first pages, p50`, measured: first, unit: 'ms', target: PAGE_TARGET_MS },
    { name: `${name}: first pages by every column, p50`, measured: sorted, unit: 'ms', target: PAGE_TARGET_MS },
    { name: `${name}: last page, p50`, measured: last, unit: 'ms', target: LAST_PAGE_TARGET_MS },
  ];
}

/** What answers cost that many readers get: the document of a screen, and pages of a long list. */
export function run(): Promise<readonly BenchResult[]> {
  const bare: { bytes: Buffer } = { bytes: Buffer.alloc(0) };
  const extraRoutes = (one: App) => {
    rawRoute(one, BARE, ({ reply }) => {
      return reply.headers({ 'content-encoding': 'gzip' }).type('application/json; charset=utf-8').send(bare.bytes);
    });
  };
  return withService(
    async (app, client) => [await measureDocument(client, bare), ...(await measureList(app, client))],
    { extraRoutes },
  );
}
