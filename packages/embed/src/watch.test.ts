import type { DataAnswer, DataQuery, WatchEnd } from '@aj-report/widgets';
import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient, type Client, type ClientOptions } from './client.ts';
import { sendFailure, startLocalService, type LocalService } from './local-service.testing.ts';

let service: LocalService;

beforeEach(async () => {
  service = await startLocalService();
});

afterEach(() => service.stop());

const LIVE = '{"id":"","code":"live"}\n';

function table(value: string) {
  return { columns: [{ name: '城市', type: 'string' }], data: [[value]], rowCount: 1 };
}

function line(id: string, value: string): string {
  return `${JSON.stringify({ id, code: '200', table: table(value), etag: `"${value}"` })}\n`;
}

function open(options: Partial<ClientOptions> = {}) {
  const client = createClient({ base: service.base, language: 'zh', retry: { attempts: 1, delayMs: 1 }, ...options });
  const answers: DataAnswer[] = [];
  const controller = new AbortController();
  const events = { live: 0 };
  const listener = { onLive: () => void events.live++, onAnswer: (answer: DataAnswer) => void answers.push(answer) };
  const queries: DataQuery[] = [{ id: 'a', setCode: 'orders', contextData: { city: 'x' }, refreshMs: 5_000 }];
  const ended = watch(client, queries, listener, controller.signal);
  return { client, answers, events, queries, controller, ended, listener };
}

function watch(client: Client, ...args: [DataQuery[], Parameters<NonNullable<Client['watch']>>[2], AbortSignal]) {
  if (!client.watch) throw new Error('no watch');
  return client.watch('sales', ...args);
}

describe('the watch of a screen', () => {
  it('asks for a live batch and hands on every change, the same table for an unchanged one', async () => {
    let answer: ServerResponse | undefined;
    service.handle = (_, response) => {
      answer = response;
      response.writeHead(200).write(LIVE + line('a', '1'));
    };
    const one = open({ token: { kind: 'share', value: 't' } });
    await vi.waitFor(() => expect(one.answers).toHaveLength(1), 20_000);
    expect(one.events.live).toBe(1);
    expect(service.seen[0]).toMatchObject({
      path: '/reportDashboard/getDataBatch',
      body: { reportCode: 'sales', queries: one.queries, etags: {}, live: 1 },
    });
    expect(service.seen[0]?.headers['share-token']).toBe('t');
    answer?.write(`\n${JSON.stringify({ id: 'a', code: '304', etag: '"1"' })}\n${line('b', '9')}${line('a', '2')}`);
    await vi.waitFor(() => expect(one.answers).toHaveLength(3), 20_000);
    const tables = one.answers.map((given) => 'table' in given && given.table);
    expect(tables[1]).toBe(tables[0]);
    expect(tables[2]).toEqual(table('2'));
    answer?.end();
    expect(await one.ended).toBe('broken');
  });

  it('sends the etags of what the rounds before brought', async () => {
    service.handle = (request, response) => {
      const isLive = 'live' in request.body;
      response.writeHead(200).end(isLive ? LIVE : line('a', '1'));
    };
    const one = open();
    await one.ended;
    await one.client.query('sales', one.queries, () => undefined, one.controller.signal);
    await watch(one.client, one.queries, one.listener, one.controller.signal);
    expect(service.seen.map(({ body }) => body.etags)).toEqual([{}, {}, { a: '"1"' }]);
  });

  it.each<[string, string, WatchEnd]>([
    ['a service that offers none', '{"id":"","code":"live/off","message":"x"}\n', 'absent'],
    ['one that holds too many', '{"id":"","code":"live/too-many","message":"x"}\n', 'absent'],
    ['one that knows nothing of it', line('a', '1'), 'absent'],
    ['one that stops', `${LIVE}{"id":"","code":"server/unavailable"}\n`, 'broken'],
    ['one that takes the right away', `${LIVE}{"id":"","code":"50014","message":"x"}\n`, 'refused'],
  ])('knows %s', async (_, text, end) => {
    service.handle = (_request, response) => response.writeHead(200).end(text);
    expect(await open().ended).toBe(end);
  });

  it.each<[number, string, WatchEnd]>([
    [401, '50014', 'refused'],
    [403, 'User.no.authority', 'refused'],
    [503, 'server/unavailable', 'broken'],
  ])('takes status %i with code %s for %s', async (status, code, end) => {
    service.handle = (_, response) => sendFailure(response, status, code);
    expect(await open().ended).toBe(end);
  });

  it('is broken by a silence, and lives on while it beats', async () => {
    let beats = 0;
    service.handle = (_, response) => {
      response.writeHead(200).write(LIVE);
      const timer = setInterval(() => {
        if (++beats === 15) clearInterval(timer);
        response.write('\n');
      }, 100);
    };
    expect(await open({ idleMs: 1_000 }).ended).toBe('broken');
    expect(beats).toBe(15);
  });

  it('ends with its reader, and frees the place for the next', async () => {
    const closed = new Promise<void>((resolve) => {
      service.handle = (_, response) => {
        response.on('close', resolve);
        response.writeHead(200).write(LIVE);
      };
    });
    const one = open();
    await vi.waitFor(() => expect(one.events.live).toBe(1), 20_000);
    one.controller.abort(new Error('gone'));
    await expect(one.ended).rejects.toThrow('gone');
    await closed;
    const next = open();
    await vi.waitFor(() => expect(next.events.live).toBe(1), 20_000);
    next.controller.abort();
    await expect(next.ended).rejects.toThrow();
  });

  it('is one per page and service', async () => {
    service.handle = (_, response) => response.writeHead(200).write(LIVE);
    const one = open();
    await vi.waitFor(() => expect(one.events.live).toBe(1), 20_000);
    expect(await open().ended).toBe('taken');
    expect(service.seen).toHaveLength(1);
    one.controller.abort();
    await expect(one.ended).rejects.toThrow();
  });

  it('is not there for a client that asks by rounds', () => {
    expect(createClient({ base: service.base, language: 'zh', live: false }).watch).toBeUndefined();
  });
});
