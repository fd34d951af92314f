import { createReport, saveScreen } from '@aj-report/contract';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, vi } from 'vitest';
import { addSource } from '../../testing/add-source.ts';
import { describeRoutes, type RouteContext } from '../../testing/route-suite.ts';

const SLOW = 'select count(*) as n from range(100000000) a, range(100000) b where a.range + b.range = 7';

/** A set that no preview would ever answer, on a screen. */
async function addSlow(ctx: RouteContext, token: string): Promise<void> {
  await addSource(ctx.app, 'sales', ['create table sales as select 1 as amount']);
  const row = { id: ctx.app.ids.newId(), setCode: 'slow', setName: 'slow', setDesc: '', enableFlag: 1 };
  const asked = {
    sourceCode: 'sales',
    setType: 'sql',
    dynSentence: SLOW,
    params: '[]',
    columns: '[]',
    caseResult: '{}',
  };
  const time = { createBy: 't', createTime: '2026-01-01', updateBy: 't', updateTime: '2026-01-01' };
  await ctx.app.db
    .insertInto('dataSet')
    .values({ ...row, ...asked, ...time })
    .execute();
  await ctx.call(createReport, { token, body: { reportName: 'screen', reportCode: 'screen' } });
  const widgets = [{ id: 'w', type: 'bar-chart', data: { dataType: 'dynamic' as const, setCode: 'slow' } }];
  await ctx.call(saveScreen, { token, body: { reportCode: 'screen', widgets } });
}

describeRoutes('Data that nobody waits for any more', (ctx) => {
  it('is computed no longer, whichever way it was asked for', async () => {
    const token = await ctx.login();
    await addSlow(ctx, token);
    await ctx.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = ctx.app.server.address() as AddressInfo;
    let signal: AbortSignal | undefined;
    const engine = ctx.app.queryEngine;
    const original = engine.run.bind(engine);
    const run = vi.spyOn(engine, 'run').mockImplementation((asked, stop) => {
      signal = stop;
      return original(asked, stop);
    });
    const leave = (path: string, body: object) =>
      new Promise<void>((resolve) => {
        const headers = { authorization: token, 'content-type': 'application/json' };
        const call = httpRequest({ port, host: '127.0.0.1', method: 'POST', path: `/data-report${path}`, headers });
        call.on('error', () => undefined);
        call.end(JSON.stringify(body));
        const poll = setInterval(() => {
          if (!signal) return;
          clearInterval(poll);
          call.destroy();
          resolve();
        }, 10);
      });
    const calls = [
      ['/reportDashboard/getData', { setCode: 'slow' }],
      ['/reportDashboard/getDataBatch', { reportCode: 'screen', queries: [{ id: 'a', setCode: 'slow' }] }],
      ['/dataSet/testTransform', { sourceCode: 'sales', setType: 'sql', dynSentence: SLOW }],
    ] as const;
    for (const [path, body] of calls) {
      signal = undefined;
      await leave(path, body);
      await vi.waitFor(() => expect(signal?.aborted).toBe(true), { timeout: 50_000 });
    }
    run.mockRestore();
  });
});
