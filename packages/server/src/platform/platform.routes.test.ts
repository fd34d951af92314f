import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import {
  ALL_ENDPOINTS,
  createReport,
  getScreen,
  health,
  listReports,
  login,
  metrics,
  openApi,
  saveScreen,
} from '@aj-report/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp, type App } from '../app.ts';
import { describeRoutes } from '../testing/route-suite.ts';
import { makeTestFolder, testConfig, type TestFolder } from '../testing/test-config.ts';
import { VERSION } from './version.ts';

describeRoutes('The service', (ctx) => {
  it('tells its health and its version', async () => {
    expect((await ctx.call(health)).data).toMatchObject({ status: 'up', version: VERSION });
  });

  it('describes every call as OpenAPI', async () => {
    const { text } = await ctx.call(openApi);
    const { paths } = JSON.parse(text) as { paths: Record<string, Record<string, { operationId: string }>> };
    const described = Object.values(paths).flatMap((path) => Object.values(path).map((one) => one.operationId));
    expect(new Set(described)).toEqual(new Set(ALL_ENDPOINTS.map((endpoint) => endpoint.id)));
  });

  it('answers an unknown address of the API in the envelope', async () => {
    const response = await ctx.app.inject({ url: '/data-report/nothing?x=1', headers: { accept: 'text/html' } });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({
      code: 'request/not-found',
      args: { path: '/data-report/nothing' },
      data: null,
    });
  });

  it('refuses addresses that could be read in two ways', async () => {
    const token = await ctx.login();
    for (const url of [
      '/data-report/report/pageList;/accessUser/login',
      '/data-report/report%2fpageList',
      '/data-report/accessUser/..%2freport',
      '/data-report/report/pageList%00',
      '/data-report/%zz',
    ]) {
      const response = await ctx.app.inject({ url, headers: { authorization: token } });
      expect(response.statusCode, url).toBe(400);
      expect(response.json<{ code: string }>().code, url).toBe('request/path-refused');
    }
  });

  it('says what is wrong with a request in the language of the caller', async () => {
    const token = await ctx.login();
    const send = (payload: string, type = 'application/json') =>
      ctx.app.inject({
        method: 'POST',
        url: '/data-report/report',
        headers: { authorization: token, 'content-type': type },
        payload,
      });
    expect((await send('{"reportName":')).json()).toMatchObject({
      code: 'request/invalid',
      args: { reason: '无法解析' },
    });
    expect((await send('<a/>', 'text/xml')).json()).toMatchObject({ code: 'request/media-type' });
    const large = await send(JSON.stringify({ reportName: 'x'.repeat(1_100_000) }));
    expect(large.statusCode).toBe(413);
    expect(large.json()).toMatchObject({ code: 'request/too-large', args: { limit: '1 MB' } });
    const missing = await ctx.call(createReport, {
      token,
      body: { reportName: 'A' },
      headers: { 'accept-language': 'en' },
    });
    expect(missing).toMatchObject({ status: 400, message: 'The request is not valid: body/reportCode is missing' });
    const polluted = await send('{"__proto__":{"a":1}}');
    expect(polluted.json()).toMatchObject({ code: 'request/invalid' });
    const typed = await ctx.call(createReport, { token, body: { reportName: 7, reportCode: 'a' } });
    expect(typed).toMatchObject({ status: 400, message: '请求参数不正确：body/reportName 应为文本' });
  });

  it('takes an empty body for none, whatever type it names', async () => {
    const headers = { 'content-type': 'application/json' };
    const response = await ctx.app.inject({
      method: 'POST',
      url: '/data-report/accessUser/logout',
      headers,
      payload: '',
    });
    expect(response.json()).toMatchObject({ code: '200' });
    const saved = await ctx.app.inject({
      method: 'POST',
      url: '/data-report/report',
      headers: { ...headers, authorization: await ctx.login() },
      payload: '',
    });
    expect(saved.json()).toMatchObject({ code: 'request/invalid', args: { path: 'body', reason: '应为对象' } });
  });

  it('shows nothing of an unexpected failure but an id to look for', async () => {
    const token = await ctx.login();
    await ctx.app.db.schema.alterTable('report').renameTo('report_away').execute();
    const answer = await ctx.call(listReports, { token });
    await ctx.app.db.schema.alterTable('report_away').renameTo('report').execute();
    expect(answer).toMatchObject({ status: 500, code: 'server/failed', args: {} });
    expect(JSON.parse(answer.text)).toMatchObject({ requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string });
    expect(answer.text).not.toMatch(/report_away|select|no such table|relation/i);
  });

  it('lets pages of other origins call what a share may call, without credentials', async () => {
    const origin = { origin: 'https://elsewhere.example' };
    const preflight = await ctx.app.inject({
      method: 'OPTIONS',
      url: '/data-report/reportShare/token',
      headers: {
        ...origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'share-token,content-type',
      },
    });
    expect(preflight.statusCode).toBe(204);
    expect(preflight.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': expect.stringContaining('share-token') as string,
    });
    expect(preflight.headers['access-control-allow-headers']).not.toContain('authorization');
    expect(preflight.headers['access-control-allow-credentials']).toBeUndefined();
    expect(
      (await ctx.call(getScreen, { params: { reportCode: 'x' }, headers: origin })).headers[
        'access-control-allow-origin'
      ],
    ).toBe('*');
    expect(
      (await ctx.call(saveScreen, { body: {}, headers: origin })).headers['access-control-allow-origin'],
    ).toBeUndefined();
    expect((await ctx.call(listReports, { headers: origin })).headers['access-control-allow-origin']).toBeUndefined();
    const closed = await ctx.app.inject({ method: 'OPTIONS', url: '/data-report/report', headers: origin });
    expect(closed.statusCode).toBe(404);
  });

  it('guards pages by a policy without inline scripts', async () => {
    const { headers } = await ctx.call(health);
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/script-src 'self';/);
    expect(policy).toMatch(/frame-ancestors 'self'/);
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' });
  });
});

describeRoutes(
  'The limits of calls',
  (ctx) => {
    it('answer when to try again, for each address', async () => {
      const attempt = (remoteAddress: string) =>
        ctx.app.inject({
          method: 'POST',
          url: '/data-report/accessUser/login',
          remoteAddress,
          payload: { userName: 'a', password: 'b' },
        });
      for (let count = 0; count < 3; count++) await attempt('10.0.0.1');
      const refused = await attempt('10.0.0.1');
      expect(refused.statusCode).toBe(429);
      expect(refused.json()).toMatchObject({ repCode: 'request/too-many', repData: null });
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect((await attempt('10.0.0.2')).json<{ repCode: string }>().repCode).not.toBe('request/too-many');
    });

    it('are counted for each session', async () => {
      const first = await ctx.login();
      const second = await ctx.login();
      for (let count = 0; count < 5; count++) expect((await ctx.call(listReports, { token: first })).status).toBe(200);
      expect((await ctx.call(listReports, { token: first })).code).toBe('request/too-many');
      expect((await ctx.call(listReports, { token: second })).status).toBe(200);
    });
  },
  { env: { AJ_RATE_LOGIN: '3', AJ_RATE_NORMAL: '5' } },
);

describeRoutes(
  'Metrics',
  (ctx) => {
    it('are for the bearer of the token and for user managers', async () => {
      await ctx.call(login, { body: { userName: 'x', password: 'y' } });
      const found = await ctx.call(metrics, { headers: { authorization: 'Bearer metrics-token-of-the-test' } });
      expect(found.text).toMatch(/^aj_request_seconds_count\{endpoint="accessUser.login",status="401"\} 1$/m);
      expect(found.text).toMatch(/^nodejs_eventloop_delay_p99_seconds \d/m);
      expect((await ctx.call(metrics, { headers: { authorization: 'Bearer wrong-token' } })).status).toBe(401);
      expect((await ctx.call(metrics, { token: await ctx.loginWith(['userManage']) })).status).toBe(200);
      expect((await ctx.call(metrics, { token: await ctx.loginWith(['reportManage']) })).status).toBe(403);
      expect((await ctx.call(metrics)).status).toBe(401);
    });
  },
  { env: { AJ_METRICS_TOKEN: 'metrics-token-of-the-test' } },
);

describe('Pages', () => {
  let folder: TestFolder;
  let app: App;

  beforeAll(async () => {
    folder = await makeTestFolder();
    const web = { admin: path.join(folder.path, 'admin'), embed: path.join(folder.path, 'embed') };
    const files: Record<string, string> = {
      'admin/index.html': '<title>admin</title>',
      'admin/assets/main-BhqY9_Yr.js': 'admin()',
      'embed/viewer.html': '<title>viewer</title>',
      'embed/aj-bigscreen.js': 'embed()',
      'embed/aj-bigscreen.js.br': 'brotli',
      'embed/aj-bigscreen.js.gz': 'gzip',
      'embed/assets/charts-CNHtrj2Q.js': 'charts()',
    };
    for (const [name, text] of Object.entries(files)) {
      await mkdir(path.dirname(path.join(folder.path, name)), { recursive: true });
      await writeFile(path.join(folder.path, name), text);
    }
    app = await buildApp(testConfig(path.join(folder.path, 'data'), { AJ_FRAME_ANCESTORS: 'https://portal.example' }), {
      web,
    });
  });

  afterAll(async () => {
    await app.close();
    await folder.remove();
  });

  const get = (url: string, headers: Record<string, string> = {}) =>
    app.inject({ url, headers: { accept: 'text/html,*/*', ...headers } });

  it('are the admin everywhere but at the viewer and at shares', async () => {
    for (const url of ['/', '/login', '/report/report', '/bigscreen/designer?reportCode=a'])
      expect((await get(url)).body).toContain('admin');
    for (const url of ['/bigscreen/viewer?reportCode=a', '/aj/abc', '/aj/abc/def'])
      expect((await get(url)).body).toContain('viewer');
    expect((await get('/')).headers['cache-control']).toBe('no-cache');
  });

  it('are not answered to scripts, and not for missing files of the embed folder', async () => {
    expect((await get('/missing.js', { accept: '*/*' })).statusCode).toBe(404);
    expect((await get('/embed/missing.js')).statusCode).toBe(404);
    expect((await get('/embed/')).statusCode).toBe(404);
  });

  it('are not found by climbing out of the folder', async () => {
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    for (const path of [
      '/../../etc/passwd',
      '/assets/../../data/secret',
      '/%2e%2e/data/secret',
      '/embed/..%5c..%5cdata%5csecret',
    ]) {
      const [response] = (await once(request({ host: '127.0.0.1', port, path }).end(), 'response')) as [
        IncomingMessage,
      ];
      expect(response.statusCode, path).toBe(400);
      response.resume();
    }
  });

  it('are framed by whom the setting names, the viewer without inline styles', async () => {
    expect((await get('/')).headers['content-security-policy']).toContain('frame-ancestors https://portal.example');
    const policy = String((await get('/aj/abc')).headers['content-security-policy']);
    expect(policy).toContain('frame-ancestors https://portal.example');
    expect(policy).not.toContain('unsafe');
  });

  it('keep hashed files for ever and ask about the entry script each time', async () => {
    expect((await get('/assets/main-BhqY9_Yr.js')).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    );
    expect((await get('/embed/assets/charts-CNHtrj2Q.js')).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    );
    const entry = await get('/embed/aj-bigscreen.js');
    expect(entry.headers).toMatchObject({
      'cache-control': 'no-cache',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
    const again = await get('/embed/aj-bigscreen.js', { 'if-none-match': String(entry.headers.etag) });
    expect(again.statusCode).toBe(304);
  });

  it('come compressed as the build left them', async () => {
    const brotli = await get('/embed/aj-bigscreen.js', { 'accept-encoding': 'gzip, br' });
    expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(String(brotli.headers['content-type'])).toContain('javascript');
    expect(brotli.body).toBe('brotli');
    expect((await get('/embed/aj-bigscreen.js', { 'accept-encoding': 'gzip' })).body).toBe('gzip');
    expect((await get('/embed/aj-bigscreen.js')).body).toBe('embed()');
  });
});
