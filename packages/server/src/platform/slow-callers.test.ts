import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import {
  BASE_PREFIX,
  createDataSet,
  createReport,
  createShare,
  getData,
  getDataBatch,
  login,
  saveScreen,
  testTransform,
  uploadFile,
  type Endpoint,
} from '@aj-report/contract';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { addSource } from '../testing/add-source.ts';
import { describeRoutes, type RouteContext } from '../testing/route-suite.ts';

const MB = 1024 * 1024;
const WAIT_MS = 50_000;
/** Of some 150 bytes each, so that an answer is larger than what the system itself holds for a reader. */
const ROWS = 60_000;
const ANSWER_BYTES = 8 * MB;
/** Of two answers, not of three. */
const LIMIT_BYTES = 24 * MB;
const sockets: Socket[] = [];

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

/** A call as bytes on a connection of its own. */
async function send(ctx: RouteContext, endpoint: Endpoint, body: string, headers: Record<string, string>) {
  const { port } = ctx.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  await once(socket, 'connect');
  const lines = Object.entries({ host: 'a', connection: 'close', 'content-type': 'application/json', ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  socket.write(`${endpoint.method} ${BASE_PREFIX}${endpoint.path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`);
  return socket.on('error', () => undefined);
}

/** A call whose answer is not read. */
async function ask(ctx: RouteContext, share: string, endpoint: Endpoint, body: object): Promise<Socket> {
  const text = JSON.stringify(body);
  return (await send(ctx, endpoint, text, { 'share-token': share, 'content-length': String(text.length) })).pause();
}

async function textOf(socket: Socket): Promise<string> {
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk)).resume();
  await once(socket, 'close');
  return Buffer.concat(chunks).toString();
}

/** Shares a screen of one set, of which each value of its parameter has an answer of its own. */
async function shareBigSet(ctx: RouteContext): Promise<string> {
  const token = await ctx.login();
  const text = 'repeat(md5(i::varchar), 4)';
  await addSource(ctx.app, 'big', [`create table big as select i, ${text} as words from range(${ROWS}) t(i)`]);
  const query = {
    sourceCode: 'big',
    setType: 'sql',
    dynSentence: 'select i, words, ${seed} as seed from big',
    dataSetParamDtoList: [{ paramName: 'seed', paramType: 'int', requiredFlag: 0 }],
  };
  await ctx.call(testTransform, { token, body: query });
  await ctx.call(createDataSet, { token, body: { ...query, setCode: 'big', setName: 'big' } });
  await ctx.call(createReport, { token, body: { reportName: 'Big', reportCode: 'big' } });
  const widgets = [{ id: 'w', type: 'table', data: { dataType: 'dynamic', setCode: 'big' } }];
  await ctx.call(saveScreen, { token, body: { reportCode: 'big', widgets } });
  await ctx.app.listen({ port: 0, host: '127.0.0.1' });
  return (await ctx.call(createShare, { token, body: { reportCode: 'big', shareType: 0 } })).data.shareToken;
}

const question = (seed: number) => ({ reportCode: 'big', setCode: 'big', contextData: { seed } });

function connections(ctx: RouteContext): Promise<number> {
  return new Promise((resolve) => ctx.app.server.getConnections((_error, count) => resolve(count)));
}

describeRoutes(
  'Readers that take nothing',
  (ctx) => {
    let share = '';
    beforeAll(async () => {
      share = await shareBigSet(ctx);
    });

    it('share the memory of one answer, however many they are', async () => {
      const first = await ctx.call(getData, { share, body: question(1) });
      expect(first.text.length).toBeGreaterThan(ANSWER_BYTES);
      const asked = vi.spyOn(ctx.app.unread, 'readerOf');
      const before = process.memoryUsage().rss;
      for (let count = 0; count < 300; count++) await ask(ctx, share, getData, question(1));
      await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(300), WAIT_MS);
      await vi.waitFor(() => expect(ctx.app.unread.bytes).toBeGreaterThan(ANSWER_BYTES), WAIT_MS);
      expect(process.memoryUsage().rss - before).toBeLessThan(200 * MB);
      expect(ctx.app.unread.bytes).toBeLessThan(2 * ANSWER_BYTES);
    });
  },
  { variants: ['sqlite'] },
);

describeRoutes(
  'Answers that wait for their readers',
  (ctx) => {
    let share = '';
    beforeAll(async () => {
      share = await shareBigSet(ctx);
    });

    it('are refused above the limit of a share, in words, until they are taken', async () => {
      for (let seed = 1; seed <= 4; seed++) await ask(ctx, share, getData, question(seed));
      await vi.waitFor(() => expect(ctx.app.unread.bytes).toBeGreaterThan(2 * ANSWER_BYTES), WAIT_MS);
      const refused = await ctx.call(getData, { share, body: question(5), headers: { 'accept-language': 'en' } });
      expect(refused).toMatchObject({ status: 429, code: 'request/unread', headers: { 'retry-after': '5' } });
      expect(refused.headers['etag']).toBeUndefined();
      expect(refused.message).toBe('Too much data waits to be read, try again in 5 s');
      expect(ctx.app.unread.bytes).toBeLessThan(LIMIT_BYTES);
      for (const socket of sockets) socket.destroy();
      await vi.waitFor(() => expect(ctx.app.unread.bytes).toBe(0), WAIT_MS);
      expect((await ctx.call(getData, { share, body: question(5) })).status).toBe(200);
    });

    it('are refused line by line in a batch', async () => {
      const queries = [1, 2, 3, 4, 5].map((seed) => ({ id: `w${seed}`, setCode: 'big', contextData: { seed } }));
      // What is known already is ready at once, before anything can be taken.
      for (const one of queries) await ctx.call(getDataBatch, { share, body: { reportCode: 'big', queries: [one] } });
      const text = await textOf(await ask(ctx, share, getDataBatch, { reportCode: 'big', queries }));
      const codes = [...text.matchAll(/"id":"w\d","code":"([\w/]+)"/g)].map(([, code]) => code);
      expect(codes.sort()).toEqual(['200', '200', 'request/unread', 'request/unread', 'request/unread']);
    });
  },
  { variants: ['sqlite'], env: { AJ_UNREAD_SHARE_BYTES: String(LIMIT_BYTES) } },
);

describeRoutes(
  'An answer that is not taken',
  (ctx) => {
    let share = '';
    beforeAll(async () => {
      share = await shareBigSet(ctx);
    });

    it('costs its reader the connection after a while', async () => {
      await ask(ctx, share, getData, question(1));
      await vi.waitFor(() => expect(ctx.app.unread.bytes).toBeGreaterThan(0), WAIT_MS);
      await vi.waitFor(async () => expect(await connections(ctx)).toBe(0), WAIT_MS);
      await vi.waitFor(() => expect(ctx.app.unread.bytes).toBe(0), WAIT_MS);
    });
  },
  { variants: ['sqlite'], env: { AJ_ANSWER_SECONDS: '2' } },
);

describeRoutes(
  'Writers that send too slowly',
  (ctx) => {
    beforeAll(async () => {
      await ctx.app.listen({ port: 0, host: '127.0.0.1' });
    });

    it('get an error, and are disconnected', async () => {
      const socket = await send(ctx, login, '{', { 'content-length': '500', 'accept-language': 'en' });
      const drip = setInterval(() => socket.write(' '), 100);
      const text = await textOf(socket);
      clearInterval(drip);
      expect(text).toMatch(/^HTTP\/1.1 408 /);
      expect(text).toContain('"repCode":"request/too-slow"');
      expect(text).toContain('did not arrive within 1 s;');
    });

    it('lose an upload that stands still', async () => {
      const type = 'multipart/form-data; boundary=part';
      const part = '--part\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\na,b\n';
      const headers = { 'content-type': type, 'content-length': '5000', authorization: await ctx.login() };
      await textOf(await send(ctx, uploadFile, part, headers));
      await vi.waitFor(async () => expect(await connections(ctx)).toBe(0), WAIT_MS);
    });
  },
  { variants: ['sqlite'], env: { AJ_BODY_SECONDS: '1' } },
);
