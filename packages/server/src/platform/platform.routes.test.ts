import {
  ALL_ENDPOINTS,
  AUTHORITIES,
  BASE_PREFIX,
  createReport,
  getScreen,
  health,
  listReports,
  login,
  metrics,
  openApi,
  placesOf,
  saveScreen,
  uploadGeoMap,
  VERSION,
} from '@aj-report/contract';
import { expect, it } from 'vitest';
import { describeRoutes, type RouteContext } from '../testing/route-suite.ts';
import { TEST_ADMIN_PASSWORD } from '../testing/test-config.ts';

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

  it.each([
    ['en-US,zh;q=0.5', 'en'],
    ['zh;q=0.2, EN;q=0.8', 'en'],
    ['fr, en;q=0.3', 'en'],
    ['en;q=0, de', 'zh'],
    ['zh-CN,zh;q=0.9,en;q=0.8', 'zh'],
    ['*', 'zh'],
  ])('words its answers as %s likes best', async (accepted, language) => {
    const { message } = await ctx.call(listReports, { headers: { 'accept-language': accepted } });
    expect(message.includes('session')).toBe(language === 'en');
  });

  it('takes no page number that no database could count to', async () => {
    const token = await ctx.login();
    const answer = await ctx.call(listReports, { token, query: { pageNumber: '99999999999999999999' } });
    expect(answer).toMatchObject({ status: 400, args: { reason: '不能大于 1000000000' } });
    expect(await ctx.call(listReports, { token, query: { pageNumber: '1000000000' } })).toMatchObject({ status: 200 });
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

  it('refuses a body that is nested so deeply that nobody can read it', async () => {
    const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
    for (const url of ['/data-report/reportDashboard/getData', '/data-report/dataSet']) {
      const response = await ctx.app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/json', authorization: await ctx.login() },
        payload: `{"setCode":"s","contextData":{"a":${deep}}}`,
      });
      const reason = expect.stringContaining('200 层') as string;
      expect(response.json()).toMatchObject({ code: 'request/invalid', args: { path: 'body', reason } });
    }
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

  it('lets the tracing of other pages add its headers to calls, but no log-in and no cookies', async () => {
    const askFor = async (headers: string) => {
      const preflight = await ctx.app.inject({
        method: 'OPTIONS',
        url: '/data-report/reportShare/token',
        headers: {
          origin: 'https://elsewhere.example',
          'access-control-request-method': 'POST',
          'access-control-request-headers': headers,
        },
      });
      expect(preflight.headers['access-control-allow-credentials']).toBeUndefined();
      expect(preflight.headers.vary).toContain('access-control-request-headers');
      return String(preflight.headers['access-control-allow-headers']).split(', ');
    };
    const own = ['share-token', 'content-type', 'accept-language', 'if-none-match'];
    expect(await askFor('share-token,traceparent, X-B3-TraceId')).toEqual([...own, 'traceparent', 'x-b3-traceid']);
    expect(await askFor('Authorization,cookie,proxy-authorization,baggage')).toEqual([...own, 'baggage']);
    expect(await askFor('x-a\tb,*,a b,é,,')).toEqual(own);
    const many = Array.from({ length: 500 }, (_, at) => `x-trace-${at}`);
    expect((await askFor(many.join(','))).length).toBeLessThanOrEqual(64);
  });

  it('answers other origins for no call but those that a share may make, also where addresses are alike', async () => {
    const places = ALL_ENDPOINTS.flatMap((endpoint) => placesOf(endpoint).map((place) => ({ endpoint, ...place })));
    for (const { endpoint, method, path } of places) {
      const url = BASE_PREFIX + path.replaceAll(/\{\w+\}/g, 'x');
      const ask = async (asked: string | undefined) => {
        const headers = {
          origin: 'https://elsewhere.example',
          ...(asked === undefined ? {} : { 'access-control-request-method': asked }),
        };
        return (await ctx.app.inject({ method: 'OPTIONS', url, headers })).headers['access-control-allow-origin'];
      };
      expect([endpoint.id, await ask(method)]).toEqual([endpoint.id, endpoint.share === true ? '*' : undefined]);
      expect([endpoint.id, await ask(undefined), await ask('TRACE')]).toEqual([endpoint.id, undefined, undefined]);
    }
  });

  it('refuses the character NUL in any text and names the field', async () => {
    const token = await ctx.login();
    const admin = { userName: 'admin\0', password: TEST_ADMIN_PASSWORD };
    expect(await ctx.call(login, { body: admin })).toMatchObject({ status: 400, code: 'request/invalid' });
    const answers = [
      await ctx.call(listReports, { token, query: { reportName: 'a\0' } }),
      await ctx.call(createReport, { token, body: { reportName: 'a\0b', reportCode: 'a' } }),
      await ctx.call(saveScreen, { token, body: { reportCode: 'a', widgets: [{ setup: { 'na\0me': 1 } }] } }),
    ];
    for (const answer of answers) expect(answer).toMatchObject({ status: 400, code: 'request/invalid' });
    expect(answers.map((answer) => answer.args['path'])).toEqual([
      'querystring/reportName',
      'body/reportName',
      'body/widgets/0/setup',
    ]);
    expect(answers[0]?.message).toContain('空字符');
    const field = new FormData();
    field.set('mapCode', 'a\0');
    const map = await ctx.call(uploadGeoMap, { token, form: field });
    expect(map).toMatchObject({ status: 400, args: { path: 'body/mapCode' } });
  });

  it('guards pages by a policy without inline scripts', async () => {
    const { headers } = await ctx.call(health);
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/script-src 'self';/);
    expect(policy).toMatch(/frame-ancestors 'self'/);
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' });
  });
});

/** A login attempt that comes from an address, by way of a proxy where one is named. */
async function attempt(ctx: RouteContext, remoteAddress: string, forwardedFor?: string) {
  const response = await ctx.app.inject({
    method: 'POST',
    url: '/data-report/accessUser/login',
    remoteAddress,
    headers: forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor },
    payload: { userName: 'a', password: 'b' },
  });
  const { repCode, repData } = response.json<{ repCode: string; repData: unknown }>();
  return { status: response.statusCode, repCode, repData, retryAfter: Number(response.headers['retry-after']) };
}

describeRoutes(
  'The limits of calls',
  (ctx) => {
    it('answer when to try again, for each address', async () => {
      for (let count = 0; count < 3; count++) await attempt(ctx, '10.0.0.1');
      const refused = await attempt(ctx, '10.0.0.1');
      expect(refused).toMatchObject({ status: 429, repCode: 'request/too-many', repData: null });
      expect(refused.retryAfter).toBeGreaterThan(0);
      expect((await attempt(ctx, '10.0.0.2')).repCode).not.toBe('request/too-many');
    });

    it('are not escaped by naming another address, unless a trusted proxy names it', async () => {
      for (let count = 0; count < 3; count++) await attempt(ctx, '10.0.0.3', `192.0.2.${count}`);
      expect((await attempt(ctx, '10.0.0.3', '192.0.2.99')).repCode).toBe('request/too-many');
      for (let count = 0; count < 3; count++) await attempt(ctx, '10.9.9.9', '192.0.2.7');
      expect((await attempt(ctx, '10.9.9.9', '192.0.2.7')).repCode).toBe('request/too-many');
      expect((await attempt(ctx, '10.9.9.9', '192.0.2.8')).repCode).not.toBe('request/too-many');
    });

    it('are counted for each session', async () => {
      const first = await ctx.login();
      const second = await ctx.login();
      for (let count = 0; count < 5; count++) expect((await ctx.call(listReports, { token: first })).status).toBe(200);
      expect((await ctx.call(listReports, { token: first })).code).toBe('request/too-many');
      expect((await ctx.call(listReports, { token: second })).status).toBe(200);
    });
  },
  { env: { AJ_RATE_LOGIN: '3', AJ_RATE_NORMAL: '5', AJ_TRUST_PROXY: '10.9.9.9', AJ_LOGIN_ATTEMPTS: '100' } },
);

describeRoutes(
  'Metrics',
  (ctx) => {
    it('are for the bearer of the token and for those with their right', async () => {
      await ctx.call(login, { body: { userName: 'x', password: 'y' } });
      const found = await ctx.call(metrics, { headers: { authorization: 'Bearer metrics-token-of-the-test' } });
      expect(found.text).toMatch(/^aj_request_seconds_count\{endpoint="accessUser.login",status="401"\} 1$/m);
      expect(found.text).toMatch(/^nodejs_eventloop_delay_p99_seconds \d/m);
      expect((await ctx.call(metrics, { headers: { authorization: 'Bearer wrong-token' } })).status).toBe(401);
      expect((await ctx.call(metrics, { token: await ctx.loginWith(['metricsManage:query']) })).status).toBe(200);
      const others = AUTHORITIES.filter((right) => right !== 'metricsManage:query');
      expect((await ctx.call(metrics, { token: await ctx.loginWith(others) })).status).toBe(403);
      expect((await ctx.call(metrics)).status).toBe(401);
    });
  },
  { env: { AJ_METRICS_TOKEN: 'metrics-token-of-the-test' } },
);
