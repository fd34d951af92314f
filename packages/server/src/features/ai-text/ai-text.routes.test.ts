import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getAiState, listAudit, toTable, writeAiText, type AiTextLine } from '@aj-report/contract';
import { afterAll, expect, it } from 'vitest';
import { describeRoutes, type RouteContext } from '../../testing/route-suite.ts';

const KEY = 'sk-secret-of-the-operator';
const TABLE = toTable([
  { city: 'Oslo', sales: 60 },
  { city: 'Bern', sales: 40 },
]);
const WISH = { instruction: 'Say who sells most.', tone: 'plain', length: 'short', language: 'en' } as const;

type Reply = (response: ServerResponse, request: IncomingMessage) => void;

/** A server of the protocol that models speak; each test says what it answers. */
const asked: { url: string; headers: IncomingMessage['headers']; body: string }[] = [];
let reply: Reply = () => undefined;
const model = createServer((request, response) => {
  let body = '';
  request.on('data', (part: Buffer) => (body += part.toString('utf8')));
  request.on('end', () => {
    asked.push({ url: request.url ?? '', headers: request.headers, body });
    reply(response, request);
  });
});
await new Promise<void>((resolve) => model.listen(0, '127.0.0.1', () => resolve()));
const address = `http://127.0.0.1:${(model.address() as AddressInfo).port}`;
afterAll(() => {
  model.closeAllConnections();
  model.close();
});

function event(delta: object): string {
  return `data: ${JSON.stringify({ choices: [{ delta }] })}\n\n`;
}

function streamed(...parts: readonly string[]): Reply {
  return (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const part of parts) response.write(part);
    response.end();
  };
}

async function linesOf(ctx: RouteContext, body: object = { ...WISH, table: TABLE }): Promise<AiTextLine[]> {
  const { text } = await ctx.call(writeAiText, { token: await ctx.login(), body });
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as AiTextLine);
}

function wordsOf(lines: readonly AiTextLine[]): string {
  return lines.map((line) => ('piece' in line ? line.piece : '')).join('');
}

const SQLITE = { variants: ['sqlite'] } as const;

describeRoutes('Without a model', (ctx) => {
  it('the narrator writes from the data', async () => {
    const token = await ctx.login();
    expect((await ctx.call(getAiState, { token })).data).toEqual({ author: 'narrator' });
    const lines = await linesOf(ctx);
    expect(lines[0]).toEqual({ author: 'narrator' });
    expect(wordsOf(lines)).toBe('Oslo has the highest sales: 60. Oslo makes up 60% of all sales.');
    expect(lines.at(-1)).toEqual({ isDone: true, isCut: false });
  });

  it('nothing is written without data', async () => {
    expect((await linesOf(ctx, WISH)).at(-1)).toMatchObject({ code: 'ai/data-needed' });
  });

  it('only who may design has texts written, of bounded tables', async () => {
    const token = await ctx.loginWith(['bigScreenManage:view']);
    expect((await ctx.call(writeAiText, { token, body: WISH })).status).toBe(403);
    const table = toTable(Array.from({ length: 201 }, (_, n) => ({ n })));
    const answer = await ctx.call(writeAiText, { token: await ctx.login(), body: { ...WISH, table } });
    expect(answer.code).toBe('request/invalid');
  });

  it('every call is in the audit log', async () => {
    await linesOf(ctx);
    const token = await ctx.login();
    await expect
      .poll(async () => (await ctx.call(listAudit, { token, query: { endpoint: 'aiText.write' } })).data.records.length)
      .toBeGreaterThan(0);
  });
});

const WITH_MODEL = {
  ...SQLITE,
  env: {
    AJ_AI_URL: `${address}/v1/`,
    AJ_AI_KEY: KEY,
    AJ_AI_MODEL: 'small',
    AJ_AI_TIMEOUT_MS: '1500',
    AJ_RATE_AI: '500',
  },
} as const;

describeRoutes(
  'With a model',
  (ctx) => {
    it('it is asked with the wish and the data, and its words come as they are written', async () => {
      reply = streamed(
        ': hello\n\n',
        event({ role: 'assistant' }),
        event({ content: 'Oslo leads' }),
        event({ content: ' with 60.' }),
        'data: [DONE]\n\n',
      );
      const lines = await linesOf(ctx);
      expect(lines).toEqual([
        { author: 'model' },
        { piece: 'Oslo leads' },
        { piece: ' with 60.' },
        { isDone: true, isCut: false },
      ]);
      const { url, headers, body } = asked.at(-1)!;
      expect([url, headers.authorization]).toEqual(['/v1/chat/completions', `Bearer ${KEY}`]);
      expect(JSON.parse(body)).toMatchObject({ model: 'small', stream: true });
      expect(body).toContain('Say who sells most.');
      expect(body).toContain('Oslo');
    });

    it('characters that are cut in two by the network are whole again', async () => {
      const bytes = Buffer.from(event({ content: '奥斯陆' }) + 'data: [DONE]\n\n');
      reply = (response) => {
        response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
        for (const byte of bytes) response.write(Buffer.from([byte]));
        response.end();
      };
      expect(wordsOf(await linesOf(ctx))).toBe('奥斯陆');
    });

    it('a text that grows too long is cut', async () => {
      reply = streamed(...Array.from({ length: 50 }, () => event({ content: 'x'.repeat(100) })), 'data: [DONE]\n\n');
      const lines = await linesOf(ctx);
      expect(wordsOf(lines)).toHaveLength(4_000);
      expect(lines.at(-1)).toEqual({ isDone: true, isCut: true });
    });

    it('a stream that breaks off keeps its words and says so', async () => {
      reply = streamed(event({ content: 'Oslo' }));
      const ended = await linesOf(ctx);
      expect(wordsOf(ended)).toBe('Oslo');
      expect(ended.at(-1)).toMatchObject({ code: 'ai/broken-off' });
      reply = (response) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' });
        response.write(event({ content: 'Oslo' }), () => response.destroy());
      };
      expect((await linesOf(ctx)).at(-1)).toMatchObject({ code: 'ai/broken-off' });
    });

    it('what refuses says why, and never the key', async () => {
      reply = (response) => {
        response.writeHead(401, { 'content-type': 'application/json' });
        response.end(JSON.stringify({ error: { message: `Incorrect API key ${KEY}` } }));
      };
      const last = (await linesOf(ctx)).at(-1);
      expect(last).toMatchObject({ code: 'ai/refused' });
      expect(JSON.stringify(last)).toContain('401');
      expect(JSON.stringify(last)).not.toContain(KEY);
      reply = streamed(event({ refusal: 'I cannot help with that.' }));
      expect(JSON.stringify((await linesOf(ctx)).at(-1))).toContain('I cannot help with that.');
      reply = streamed(`data: ${JSON.stringify({ error: { message: 'overloaded' } })}\n\n`);
      expect(JSON.stringify((await linesOf(ctx)).at(-1))).toContain('overloaded');
    });

    it('what is silent is given up', async () => {
      reply = (response) =>
        response.writeHead(200, { 'content-type': 'text/event-stream' }).write(event({ content: 'Os' }));
      const lines = await linesOf(ctx);
      expect(wordsOf(lines)).toBe('Os');
      expect(lines.at(-1)).toMatchObject({ code: 'ai/too-slow' });
    });

    it('what speaks another language is named', async () => {
      reply = (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>hello</p>');
      expect((await linesOf(ctx)).at(-1)).toMatchObject({ code: 'ai/answer-invalid' });
      reply = streamed('data: {"choices":\n\n');
      expect((await linesOf(ctx)).at(-1)).toMatchObject({ code: 'ai/answer-invalid' });
    });

    it('no redirect carries the data elsewhere', async () => {
      reply = (response, { url }) => {
        if (url === '/stolen') return void response.end();
        response.writeHead(307, { location: `${address.replace('127.0.0.1', 'localhost')}/stolen` }).end();
      };
      expect((await linesOf(ctx)).at(-1)).toMatchObject({ code: 'ai/refused' });
      expect(asked.some(({ url }) => url === '/stolen')).toBe(false);
    });
  },
  WITH_MODEL,
);

describeRoutes(
  'With a model that nobody runs',
  (ctx) => {
    it('the address is what is wrong', async () => {
      expect((await linesOf(ctx)).at(-1)).toMatchObject({ code: 'ai/unreachable' });
    });
  },
  { ...SQLITE, env: { AJ_AI_URL: 'http://127.0.0.1:1/v1' } },
);

describeRoutes(
  'Texts of one person',
  (ctx) => {
    it('are so many a minute, in however many sessions', async () => {
      const statusOf = async () =>
        (await ctx.call(writeAiText, { token: await ctx.login(), body: { ...WISH, table: TABLE } })).status;
      expect([await statusOf(), await statusOf(), await statusOf()]).toEqual([200, 200, 429]);
    });
  },
  { ...SQLITE, env: { AJ_RATE_AI: '2' } },
);
