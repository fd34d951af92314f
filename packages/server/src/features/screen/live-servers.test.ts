import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  BASE_PREFIX,
  createDataSet,
  createReport,
  getData,
  getDataBatch,
  importDataSource,
  pathOf,
  reimportDataSource,
  saveScreen,
  testTransform,
  updateDataSet,
  type DataSetQuery,
  type Row,
} from '@aj-report/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildApp, type App } from '../../app.ts';
import { beginSession } from '../../platform/session.ts';
import { callApp } from '../../testing/route-suite.ts';
import { ServiceProcess } from '../../testing/service-process.ts';
import { makeTestFolder, testConfig, type TestFolder } from '../../testing/test-config.ts';
import { findPostgres, makeTestDatabase, type TestDatabase } from '../../testing/test-postgres.ts';
import { linesOf, readLive, type LiveReading } from './live-reader.testing.ts';

/** ms; longer than any test: nothing but a push can bring a change in time */
const LONG = 3_600_000;
/** ms to wait for, on any machine */
const PATIENCE = { timeout: 50_000, interval: 50 };
const isThere = await findPostgres();

function formOf(text: string, fields: Readonly<Record<string, string>> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new Blob([text]), '销售.csv');
  return form;
}

const SUM: DataSetQuery = {
  sourceCode: 'sales',
  setType: 'sql',
  dynSentence: 'select sum(n) as n from "销售"',
};
const SCREEN = {
  reportCode: 'screen',
  widgets: [{ id: 'w', type: 'bar-chart', data: { dataType: 'dynamic' as const, setCode: 'sum' } }],
};

describe.skipIf(!isThere)('Two servers on one database and one data folder', () => {
  let folder: TestFolder;
  let database: TestDatabase;
  let apps: App[] = [];
  let token = '';
  const readings: LiveReading[] = [];
  const env = () => ({ AJ_DATABASE_URL: database.url, AJ_LIVE_HEARTBEAT_SECONDS: '1' });

  beforeAll(async () => {
    folder = await makeTestFolder();
    database = await makeTestDatabase();
    for (let count = 0; count < 2; count++) {
      const app = await buildApp(testConfig(folder.path, env()));
      await app.listen({ host: '127.0.0.1', port: 0 });
      apps = [...apps, app];
    }
    const admin = apps[0]!.db.selectFrom('accessUser').where('loginName', '=', 'admin').select('id');
    token = await beginSession(apps[0]!, (await admin.executeTakeFirstOrThrow()).id);
  });
  afterEach(async () => {
    for (const one of readings.splice(0)) one.leave();
    await vi.waitFor(() => expect(apps.map((app) => app.live.size)).toEqual([0, 0]), PATIENCE);
  });
  afterAll(async () => {
    for (const app of apps) await app.close();
    await database?.drop();
    await folder?.remove();
  });

  /** What viewers see, on one of the servers. */
  async function watch(app: App): Promise<() => unknown> {
    const queries = [{ id: 'a', setCode: 'sum', refreshMs: LONG }];
    const reading = await readLive(app, { authorization: token }, { reportCode: 'screen', queries });
    readings.push(reading);
    return () => linesOf(reading, 'a').at(-1)?.table?.data[0]?.[0];
  }

  it('show viewers of the one what the other imports, appends and changes', async () => {
    const [a, b] = apps as [App, App];
    const { data } = await callApp(a, importDataSource, { token, form: formOf('n\n1\n2\n', { sourceCode: 'sales' }) });
    await vi.waitFor(async () => {
      const tried = await callApp(b, testTransform, { token, body: SUM });
      expect(tried.status).toBe(200);
    }, PATIENCE);
    const set = { ...SUM, setCode: 'sum', setName: 'sum' };
    const { id } = (await callApp(b, createDataSet, { token, body: set })).data;
    await callApp(a, createReport, { token, body: { reportName: 'r', reportCode: 'screen' } });
    await callApp(a, saveScreen, { token, body: SCREEN });

    const shown = [await watch(a), await watch(b)];
    const both = (n: number) => vi.waitFor(() => expect(shown.map((one) => one())).toEqual([n, n]), PATIENCE);
    await both(3);
    const params = { id: data.id };
    await callApp(a, reimportDataSource, { token, params, form: formOf('n\n10\n') });
    await both(10);
    await callApp(b, reimportDataSource, { token, params, form: formOf('n\n5\n', { mode: 'append' }) });
    await both(15);
    const changed = { ...SUM, dynSentence: 'select 2 * sum(n) as n from "销售"' };
    await callApp(a, testTransform, { token, body: changed });
    await callApp(a, updateDataSet, { token, body: { ...set, ...changed, id } });
    await both(30);
  });

  it('go on when one of them is killed while it asks anew, and it comes back with everything', async () => {
    const [, b] = apps as [App, App];
    const shown = await watch(b);
    await vi.waitFor(() => expect(shown()).toBe(30), PATIENCE);
    let other = await ServiceProcess.start(folder.path, env());
    const slow = 'select count(*) as n from range(100000000) a, range(100000) b where a.range + b.range = 7';
    const body = { ...SUM, dynSentence: slow };
    const cut = other.call(testTransform, {}, body).catch((error: unknown) => error);
    const rows = () => other.call<Row[]>(getData, {}, { setCode: 'sum', contextData: {} });
    expect(await rows()).toEqual([{ n: 30 }]);
    await other.kill();
    expect(await cut).toBeInstanceOf(Error);
    const { data } = await callApp(b, getData, { token, body: { setCode: 'sum', contextData: { x: '1' } } });
    expect([data, shown()]).toEqual([[{ n: 30 }], 30]);
    other = await ServiceProcess.start(folder.path, env());
    expect(await rows()).toEqual([{ n: 30 }]);
    await other.kill();
  });
});

describe('A viewer that takes nothing', () => {
  it('is cut when its time is over', async () => {
    const folder = await makeTestFolder();
    const stall = { AJ_LIVE_HEARTBEAT_SECONDS: '1', AJ_LIVE_STALL_SECONDS: '1' };
    const app = await buildApp(testConfig(folder.path, stall));
    try {
      await app.listen({ host: '127.0.0.1', port: 0 });
      const admin = await app.db.selectFrom('accessUser').select('id').executeTakeFirstOrThrow();
      const token = await beginSession(app, admin.id);
      await callApp(app, importDataSource, { token, form: formOf('n\n1\n', { sourceCode: 'sales' }) });
      // More than the connection between the two holds.
      const large = { ...SUM, dynSentence: "select repeat('x', 1000) as x from range(40000)" };
      await vi.waitFor(async () => {
        expect((await callApp(app, testTransform, { token, body: large })).status).toBe(200);
      }, PATIENCE);
      await callApp(app, createDataSet, { token, body: { ...large, setCode: 'sum', setName: 'sum' } });
      await callApp(app, createReport, { token, body: { reportName: 'r', reportCode: 'screen' } });
      await callApp(app, saveScreen, { token, body: SCREEN });
      const { port } = app.server.address() as AddressInfo;
      const path = BASE_PREFIX + pathOf(getDataBatch);
      const headers = { authorization: token, 'content-type': 'application/json' };
      const call = httpRequest({ port, host: '127.0.0.1', method: 'POST', path, headers, agent: false });
      const broken = new Promise((resolve) => call.once('close', resolve));
      call.on('error', () => undefined);
      // The answer is never read.
      call.once('response', (answer) => answer.on('error', () => undefined).pause());
      call.end(JSON.stringify({ live: 1, reportCode: 'screen', queries: [{ id: 'a', setCode: 'sum' }] }));
      await vi.waitFor(() => expect(app.live.size).toBe(1), PATIENCE);
      await vi.waitFor(() => expect(app.live.size).toBe(0), PATIENCE);
      call.destroy();
      await broken;
    } finally {
      await app.close();
      await folder.remove();
    }
  });
});
