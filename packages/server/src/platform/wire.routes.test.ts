import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { createGunzip, gunzipSync } from 'node:zlib';
import {
  BASE_PREFIX,
  createDataSet,
  createReport,
  createShare,
  getDataBatch,
  getScreen,
  getShareDetail,
  health,
  listReports,
  login,
  openApi,
  saveScreen,
  testTransform,
  type BatchLine,
} from '@aj-report/contract';
import { beforeAll, expect, it } from 'vitest';
import { addSource } from '../testing/add-source.ts';
import { describeRoutes } from '../testing/route-suite.ts';

const GZIP = { 'accept-encoding': 'gzip, deflate, br' };

describeRoutes('Answers', (ctx) => {
  let token = '';
  beforeAll(async () => {
    token = await ctx.login();
    await addSource(ctx.app, 'sales', ["create table sales as select i, '华东' || i as region from range(2000) t(i)"]);
    const query = { sourceCode: 'sales', setType: 'sql', dynSentence: 'select i, region from sales' };
    await ctx.call(testTransform, { token, body: query });
    await ctx.call(createDataSet, { token, body: { ...query, setCode: 'all', setName: 'all' } });
    await ctx.call(createReport, { token, body: { reportName: 'A', reportCode: 'screen' } });
    const widgets = Array.from({ length: 100 }, (_, n) => ({
      id: `w${n}`,
      type: 'text',
      setup: { text: `第 ${n} 个` },
    }));
    await ctx.call(saveScreen, { token, body: { reportCode: 'screen', widgets } });
  });

  const get = (path: string, headers: Record<string, string>) =>
    ctx.app.inject({ url: BASE_PREFIX + path, headers: { authorization: token, ...headers } });

  it('are compressed for who takes that, from 1 kB on', async () => {
    const path = getScreen.path.replace('{reportCode}', 'screen');
    const plain = await get(path, {});
    const short = await get(path, GZIP);
    expect(short.headers).toMatchObject({
      'content-encoding': 'gzip',
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(short.rawPayload.length),
    });
    expect(plain.headers['content-encoding']).toBeUndefined();
    for (const { headers } of [plain, short]) expect(headers['vary']).toContain('accept-encoding');
    expect(gunzipSync(short.rawPayload).toString()).toBe(plain.body);
    expect(short.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4);
    expect((await get(health.path, GZIP)).headers['content-encoding']).toBeUndefined();
    expect((await get(openApi.path, GZIP)).headers['content-encoding']).toBe('gzip');
    expect((await get(path, { 'accept-encoding': 'gzip;q=0' })).headers['content-encoding']).toBeUndefined();
  });

  it('that may be kept have a name, by which they are not sent again', async () => {
    const first = await ctx.call(listReports, { token });
    expect(first.headers).toMatchObject({ 'cache-control': 'private, no-cache' });
    const etag = String(first.headers['etag']);
    for (const held of [etag, etag.replace('W/', ''), `"other", ${etag}`]) {
      const again = await ctx.call(listReports, { token, headers: { 'if-none-match': held, ...GZIP } });
      expect([again.status, again.text, again.headers['etag']], held).toEqual([304, '', etag]);
    }
    const stranger = await ctx.call(listReports, { headers: { 'if-none-match': etag } });
    expect(stranger.status).toBe(401);
    await ctx.call(createReport, { token, body: { reportName: 'B', reportCode: 'b' } });
    expect((await ctx.call(listReports, { token, headers: { 'if-none-match': etag } })).status).toBe(200);
  });

  it('that hold a token are kept nowhere', async () => {
    const body = { reportCode: 'screen', shareType: 0 } as const;
    const { shareCode } = (await ctx.call(createShare, { token, body })).data;
    const detail = await ctx.call(getShareDetail, { query: { shareCode } });
    const refused = await ctx.call(login, { body: { userName: 'a', password: 'b' } });
    for (const { headers } of [detail, refused]) expect(headers['cache-control']).toBe('no-store');
  });

  it('of a live batch are compressed and can be read line by line', async () => {
    await ctx.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = ctx.app.server.address() as AddressInfo;
    const headers = { authorization: token, 'content-type': 'application/json', ...GZIP };
    const call = httpRequest({ port, method: 'POST', path: BASE_PREFIX + getDataBatch.path, headers, agent: false });
    call.end(JSON.stringify({ reportCode: 'screen', live: 1, queries: [{ id: 'a', setCode: 'all' }] }));
    const [answer] = (await once(call, 'response')) as [IncomingMessage];
    expect(answer.headers).toMatchObject({ 'content-encoding': 'gzip', 'cache-control': 'no-store' });
    let bytes = 0;
    answer.on('data', (chunk: Buffer) => (bytes += chunk.length));
    const lines: BatchLine[] = [];
    for await (const text of createInterface(answer.pipe(createGunzip()))) {
      if (text !== '') lines.push(JSON.parse(text) as BatchLine);
      if (lines.length === 2) break;
    }
    expect(lines).toMatchObject([{ code: 'live' }, { id: 'a', code: '200', table: { rowCount: 2000 } }]);
    expect(bytes).toBeLessThan(JSON.stringify(lines).length / 2);
    call.destroy();
  });
});
