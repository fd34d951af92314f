import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  createConnection,
  createDataSet,
  createReport,
  createShare,
  getData,
  getDataBatch,
  previewDataSet,
  saveScreen,
  testTransform,
  type DataSetQuery,
} from '@aj-report/contract';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { addSource, replaceTables } from '../../testing/add-source.ts';
import { describeRoutes } from '../../testing/route-suite.ts';
import { linesOf, readLive } from './live-reader.testing.ts';

const SECRET = 'ledger_7';
const ROWS = `{"${SECRET}":[{"a":1}]}`;

/** What the source does when it is asked, and the code that comes of it. */
const FAULTS: Readonly<Record<string, readonly [string, RequestListener]>> = {
  'hangs up': ['data-source/unreachable', (request) => void request.socket.destroy()],
  'answers a status': ['data-source/answer-status', (_, response) => void response.writeHead(500).end(SECRET)],
  'sends on to an inner address': [
    'data-source/address-refused',
    (_, response) => void response.writeHead(302, { location: 'http://10.1.2.3/ledger_7' }).end(),
  ],
  'sends on to a file': [
    'data-source/redirect-refused',
    (_, response) => void response.writeHead(302, { location: 'file:///srv/ledger_7' }).end(),
  ],
  'answers no JSON': ['data-source/answer-invalid', (_, response) => void response.end(`<p>${SECRET}</p>`)],
  'has no rows': ['data-source/rows-not-found', (_, response) => void response.end('{"rows":1}')],
  'is silent': ['data-source/timeout', () => undefined],
};

describeRoutes(
  'The inside of sources',
  (ctx) => {
    let token = '';
    let viewer = '';
    let share = '';
    let server: Server;
    let origin = '';
    let answer: RequestListener = (_, response) => void response.end(ROWS);
    const ids: Record<string, string> = {};

    const add = async (setCode: string, query: DataSetQuery) => {
      // The first preview starts a process of its own, which a busy machine may not do within the limit.
      await vi.waitFor(async () => expect((await ctx.call(testTransform, { token, body: query })).status).toBe(200), {
        timeout: 30_000,
      });
      const made = await ctx.call(createDataSet, { token, body: { ...query, setCode, setName: setCode } });
      expect(made.message).toBe('success');
      ids[setCode] = made.data.id;
    };

    beforeAll(async () => {
      server = createServer((request, response) => answer(request, response));
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      await ctx.app.listen({ port: 0, host: '127.0.0.1' });
      origin = `127.0.0.1:${(server.address() as AddressInfo).port}`;
      token = await ctx.login();
      viewer = await ctx.loginWith(['bigScreenManage:view']);
      const sourceConfig = { baseUrl: `http://${origin}/inner` };
      const source = { sourceName: '账', sourceCode: 'api', sourceType: 'http', sourceConfig };
      await ctx.call(createConnection, { token, body: source });
      await addSource(ctx.app, 'sales', [`create table ${SECRET} as select '1' as a`]);
      const dynSentence = JSON.stringify({ apiUrl: '/ledger_7', rows: SECRET });
      await add('remote', { sourceCode: 'api', setType: 'http', dynSentence });
      await add('table', {
        sourceCode: 'sales',
        setType: 'sql',
        dynSentence: `select cast(a as int) a from ${SECRET}`,
      });
      const widgets = Object.keys(ids).map((setCode) => {
        return { id: setCode, type: 'bar-chart', data: { dataType: 'dynamic', setCode } };
      });
      await ctx.call(createReport, { token, body: { reportName: 'wall', reportCode: 'wall' } });
      await ctx.call(saveScreen, { token, body: { reportCode: 'wall', widgets } });
      const body = { reportCode: 'wall', shareType: 0 };
      share = (await ctx.call(createShare, { token, body })).data.shareToken;
    });
    afterAll(() => {
      server.closeAllConnections();
      server.close();
    });

    /** All that a caller gets to read of a set by every call, in both languages. */
    const answersOf = async (setCode: string, as: { token?: string; share?: string }) => {
      const words: string[] = [];
      for (const language of ['zh', 'en'] as const) {
        const headers = { 'accept-language': language };
        // An answer that others got a moment ago is not asked for again.
        ctx.clock.advance(60_000);
        const one = await ctx.call(getData, { ...as, headers, body: { setCode } });
        const queries = [{ id: 'q', setCode }];
        const batch = await ctx.call(getDataBatch, { ...as, headers, body: { reportCode: 'wall', queries } });
        const sent = { ...headers, ...(as.share ? { 'share-token': as.share } : { authorization: as.token ?? '' }) };
        const live = await readLive(ctx.app, sent, { reportCode: 'wall', queries });
        const pushed = await vi.waitFor(() => linesOf(live, 'q')[0] ?? Promise.reject(new Error('no line yet')));
        live.leave();
        expect(JSON.parse(batch.text)).toMatchObject({ code: one.code, message: one.message });
        expect(pushed).toMatchObject({ code: one.code, message: one.message });
        words.push(one.text, batch.text, JSON.stringify(pushed));
      }
      return words.join('\n');
    };
    const INSIDE = /127\.0\.0\.1|10\.1\.2\.3|ledger_7|srv|inner|\{/;
    const messagesOf = (text: string) => [...text.matchAll(/"message":"([^"]*)"/g)].map(([, message]) => message);

    it.each(Object.entries(FAULTS))('that %s are shown to authors alone', async (_name, [code, fault]) => {
      answer = fault;
      for (const as of [{ share }, { token: viewer }]) {
        const text = await answersOf('remote', as);
        expect(text).toContain(`"code":"${code}"`);
        expect(text).not.toMatch(/127\.0\.0\.1|10\.1\.2\.3|ledger_7|srv|inner/);
        for (const message of messagesOf(text)) expect(message).not.toMatch(INSIDE);
      }
      const full = await ctx.call(getData, {
        token,
        body: { setCode: 'remote' },
        headers: { 'accept-language': 'en' },
      });
      expect(full.code).toBe(code);
      expect(full.message).toMatch(/127\.0\.0\.1|10\.1\.2\.3|ledger_7|srv|inner/);
      const preview = await ctx.call(previewDataSet, {
        token,
        params: { id: ids['remote']! },
        headers: { 'accept-language': 'en' },
      });
      expect(preview.args).toEqual(full.args);
    });

    it('of a statement are shown to authors alone', async () => {
      await replaceTables(ctx.app, 'sales', [`create table ${SECRET} as select 'secret-cell' as a`]);
      for (const as of [{ share }, { token: viewer }]) {
        const text = await answersOf('table', as);
        expect(text).toContain('"code":"sql/failed"');
        expect(text).not.toMatch(/secret-cell|ledger_7/);
      }
      const full = await ctx.call(getData, { token, body: { setCode: 'table' } });
      expect(full.message).toContain('secret-cell');
    });
  },
  {
    env: { AJ_SOURCE_NETWORKS: '127.0.0.0/8', AJ_QUERY_TIMEOUT_MS: '800', AJ_PREVIEW_TIMEOUT_MS: '800' },
    variants: ['sqlite'],
  },
);
