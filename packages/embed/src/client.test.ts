import type { DataAnswer } from '@aj-report/widgets';
import { LIMITS } from '@aj-report/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient, type Client, type ClientOptions } from './client.ts';
import type { ClientError } from './client-error.ts';
import { sendFailure, startLocalService, type LocalService } from './local-service.testing.ts';

let service: LocalService;

beforeEach(async () => {
  service = await startLocalService();
});

afterEach(() => service.stop());

function client(options: Partial<ClientOptions> = {}): Client {
  return createClient({ base: service.base, language: 'zh', retry: { attempts: 3, delayMs: 1 }, ...options });
}

function table(value: string) {
  return { columns: [{ name: '城市', type: 'string' }], data: [[value]], rowCount: 1 };
}

function line(id: string, rest: object = { code: '200', table: table(id), etag: `"${id}"` }): string {
  return `${JSON.stringify({ id, ...rest })}\n`;
}

async function ask(asked: Client, ids: string[], contextData = {}, signal = new AbortController().signal) {
  const answers: DataAnswer[] = [];
  const queries = ids.map((id) => ({ id, setCode: 'orders', contextData }));
  await asked.query('sales', queries, (answer) => answers.push(answer), signal);
  return answers;
}

describe('the batch of a screen', () => {
  it('puts lines together whatever the pieces they arrive in, Chinese characters included', async () => {
    const bytes = Buffer.from(line('甲') + '\n' + line('乙') + line('丙').trimEnd(), 'utf8');
    service.handle = (_, response) => {
      response.writeHead(200, { 'Content-Type': 'application/x-ndjson' });
      let at = 0;
      const send = () => {
        if (at >= bytes.length) return response.end();
        response.write(bytes.subarray(at, (at += 7)), () => setImmediate(send));
        return undefined;
      };
      send();
    };
    const answers = await ask(client(), ['甲', '乙', '丙']);
    expect(answers).toEqual(['甲', '乙', '丙'].map((id) => ({ id, table: table(id) })));
  });

  it('asks again only for what an early close left open', async () => {
    service.handle = (_, response, count) => {
      response.writeHead(200);
      if (count === 1) response.write(line('a') + '{"id":"b","co', () => response.destroy());
      else response.end(line('b'));
    };
    const answers = await ask(client(), ['a', 'b']);
    expect(answers.map((answer) => answer.id)).toEqual(['a', 'b']);
    expect(service.seen[1]?.body.queries.map((query) => query.id)).toEqual(['b']);
  });

  it('answers every open query with an error when the service keeps closing early', async () => {
    service.handle = (_, response, count) => response.writeHead(200).end(count === 1 ? line('a') : '');
    const answers = await ask(client(), ['a', 'b', 'c']);
    expect(service.seen).toHaveLength(3);
    expect(answers[0]).toEqual({ id: 'a', table: table('a') });
    expect(answers.slice(1).map((answer) => 'error' in answer && answer.error.code)).toEqual([
      'network/broken-answer',
      'network/broken-answer',
    ]);
  });

  it('hands on the error of one query and the tables of the others', async () => {
    service.handle = (_, response) =>
      response.writeHead(200).end(line('a', { code: 'sql/timeout', message: '查询超过 20 秒被停止' }) + line('b'));
    expect(await ask(client(), ['a', 'b'])).toEqual([
      { id: 'a', error: { code: 'sql/timeout', message: '查询超过 20 秒被停止' } },
      { id: 'b', table: table('b') },
    ]);
  });

  it('leaves out lines that nobody asked for and second answers to one query', async () => {
    service.handle = (_, response) => response.writeHead(200).end(line('x') + line('a') + line('a') + 'not json\n');
    expect(await ask(client(), ['a'])).toHaveLength(1);
  });

  it('gives the very same table back while it is unchanged, and only when the same thing was asked', async () => {
    service.handle = (request, response) => {
      const isHeld = request.body.etags['a'] === '"a"';
      response.writeHead(200).end(isHeld ? line('a', { code: '304' }) : line('a'));
    };
    const asked = client();
    const tables: unknown[] = [];
    for (const city of ['上海', '上海', '北京']) {
      const [answer] = await ask(asked, ['a'], { city });
      tables.push(answer && 'table' in answer ? answer.table : answer);
    }
    asked.forgetTables();
    await ask(asked, ['a'], { city: '北京' });
    expect(tables[0]).toEqual(table('a'));
    expect(tables[1]).toBe(tables[0]);
    expect(tables[2]).not.toBe(tables[0]);
    expect(service.seen.map((request) => Object.keys(request.body.etags).length)).toEqual([0, 1, 0, 0]);
  });

  it('gives unchanged tables back when another screen with widgets of the same names answers in between', async () => {
    const asked = client();
    service.handle = (_, response) => response.writeHead(200).end(line('a'));
    const [first] = await ask(asked, ['a']);
    service.handle = (request, response) => {
      if (request.body.reportCode === 'stock')
        response.writeHead(200).end(line('a', { code: '200', table: table('b'), etag: '"b"' }));
      else void askOther().then(() => response.writeHead(200).end(line('a', { code: '304', etag: '"a"' })));
    };
    const askOther = () =>
      asked.query(
        'stock',
        [{ id: 'a', setCode: 'orders', contextData: {} }],
        () => undefined,
        new AbortController().signal,
      );
    expect(await ask(asked, ['a'])).toEqual([first]);
  });

  it('gives unchanged tables back when all are forgotten while they are asked for', async () => {
    const asked = client();
    service.handle = (_, response) => response.writeHead(200).end(line('a'));
    const [first] = await ask(asked, ['a']);
    service.handle = (_, response) => {
      asked.forgetTables();
      response.writeHead(200).end(line('a', { code: '304', etag: '"a"' }));
    };
    expect(await ask(asked, ['a'])).toEqual([first]);
  });

  it('tries again after a failure of the service and stops after three tries', async () => {
    service.handle = (_, response, count) =>
      count < 3 ? sendFailure(response, 503, 'server/unavailable') : response.writeHead(200).end(line('a'));
    expect(await ask(client(), ['a'])).toEqual([{ id: 'a', table: table('a') }]);
    service.handle = (_, response) => sendFailure(response, 503, 'server/unavailable', '服务暂时不可用');
    expect(await ask(client(), ['a'])).toEqual([
      { id: 'a', error: { code: 'server/unavailable', message: '服务暂时不可用' } },
    ]);
    expect(service.seen).toHaveLength(6);
  });

  it('answers in the reader’s language when nobody listens', async () => {
    await service.stop();
    const [answer] = await ask(client({ language: 'en', retry: { attempts: 2, delayMs: 1 } }), ['a']);
    expect(answer && 'error' in answer && answer.error.code).toBe('network/unreachable');
    expect(answer && 'error' in answer && answer.error.message).toContain('cannot be reached');
    await service.start();
  });

  it('gives up an answer that stalls', async () => {
    service.handle = (_, response) => response.writeHead(200).write(line('a'));
    const answers = await ask(client({ idleMs: 60, retry: { attempts: 1, delayMs: 1 } }), ['a', 'b']);
    expect(answers[0]).toEqual({ id: 'a', table: table('a') });
    expect(answers[1] && 'error' in answers[1] && answers[1].error.code).toBe('network/timeout');
  });

  it('rejects when aborted and answers nothing afterwards', async () => {
    const controller = new AbortController();
    service.handle = (_, response) => {
      response.writeHead(200).write(line('a'), () => setTimeout(() => controller.abort(new Error('gone')), 20));
    };
    const answers: DataAnswer[] = [];
    const queries = ['a', 'b'].map((id) => ({ id, setCode: 'orders', contextData: {} }));
    const asked = client().query('sales', queries, (answer) => answers.push(answer), controller.signal);
    await expect(asked).rejects.toThrow('gone');
    expect(answers).toEqual([{ id: 'a', table: table('a') }]);
  });

  it('renews a refused token once and asks again with the new one', async () => {
    let token = 'old';
    service.handle = (request, response) =>
      request.headers['share-token'] === 'new'
        ? response.writeHead(200).end(line('a'))
        : sendFailure(response, 401, '50014');
    const asked = client({
      token: () => ({ kind: 'share', value: token }),
      renewToken: () => {
        token = 'new';
        return Promise.resolve(true);
      },
    });
    expect(await ask(asked, ['a'])).toEqual([{ id: 'a', table: table('a') }]);
    expect(service.seen).toHaveLength(2);
  });

  it('does not ask again when a token is refused for good', async () => {
    service.handle = (_, response) => sendFailure(response, 401, '50014', '分享链接已过期');
    const health: (ClientError | null)[] = [];
    const asked = client({ renewToken: () => Promise.resolve(false), onHealth: (failure) => health.push(failure) });
    expect(await ask(asked, ['a'])).toEqual([{ id: 'a', error: { code: '50014', message: '分享链接已过期' } }]);
    expect(service.seen).toHaveLength(1);
    expect(health.map((failure) => failure?.kind)).toEqual(['denied']);
  });
});

describe('the document of a screen', () => {
  const document = { reportCode: 'sales', revision: 3, widgets: [] };
  const answer = JSON.stringify({ code: '200', message: 'success', data: document });

  it('sends the bare token, the language and no cookie', async () => {
    service.handle = (_, response) => response.writeHead(200).end(answer);
    await client({ token: { kind: 'session', value: 'abc' } }).getScreen('sales', { revision: 'newest' });
    await client({ language: 'en', token: { kind: 'host', value: 'xyz' } }).getScreen('a b');
    expect(service.seen[0]?.path).toBe('/reportDashboard/sales?revision=newest');
    expect(service.seen[0]?.headers).toMatchObject({ authorization: 'abc', 'accept-language': 'zh' });
    expect(service.seen[0]?.headers['share-token']).toBeUndefined();
    expect(service.seen[1]?.path).toBe('/reportDashboard/a%20b');
    expect(service.seen[1]?.headers).toMatchObject({ 'share-token': 'xyz', 'accept-language': 'en' });
    expect(service.seen[1]?.headers.authorization).toBeUndefined();
    expect(service.seen.every((request) => request.headers.cookie === undefined)).toBe(true);
  });

  it('gives the very same object back while the service says it has not changed', async () => {
    service.handle = (request, response) =>
      request.headers['if-none-match'] === '"r3"'
        ? response.writeHead(304).end()
        : response.writeHead(200, { ETag: '"r3"' }).end(answer);
    const asked = client();
    const first = await asked.getScreen('sales');
    expect(first).toEqual(document);
    expect(await asked.getScreen('sales')).toBe(first);
    expect(service.seen[1]?.headers['if-none-match']).toBe('"r3"');
  });

  it('knows an unchanged revision without an etag as well', async () => {
    service.handle = (_, response) => response.writeHead(200).end(answer);
    const asked = client();
    expect(await asked.getScreen('sales')).toBe(await asked.getScreen('sales'));
  });

  it('takes over other values that a share fixes, though the revision is the same', async () => {
    const lockedTo = (defaultValue: string) =>
      JSON.stringify({
        code: '200',
        data: { reportCode: 'sales', revision: 3, dashboard: { parameters: [{ name: 'city', defaultValue }] } },
      });
    service.handle = (_, response, count) => response.writeHead(200).end(lockedTo(count === 1 ? 'A' : 'B'));
    const asked = client();
    await asked.getScreen('sales');
    const second = await asked.getScreen('sales');
    expect(second.dashboard?.parameters).toMatchObject([{ defaultValue: 'B' }]);
    expect(await asked.getScreen('sales')).toBe(second);
  });

  it.each([
    [401, 'User.credentials.expired', 'denied'],
    [401, '50014', 'denied'],
    [403, 'User.no.authority', 'forbidden'],
    [404, 'screen/not-published', 'missing'],
    [400, 'request/invalid', 'refused'],
    [500, 'server/failed', 'server'],
    [429, 'request/too-many', 'busy'],
  ])('turns status %i with code %s into the kind %s', async (status, code, kind) => {
    service.handle = (_, response) => sendFailure(response, status, code, '说明');
    await expect(client().getScreen('sales')).rejects.toMatchObject({ kind, code, status, message: '说明' });
  });

  it('says so when a proxy answers with a page instead of the service', async () => {
    service.handle = (_, response) => response.writeHead(200).end('<html>sign in to the Wi-Fi</html>');
    await expect(client().getScreen('sales')).rejects.toMatchObject({ code: 'network/broken-answer' });
  });

  it('does not follow a redirect with its token', async () => {
    service.handle = (_, response) => response.writeHead(302, { Location: '/elsewhere' }).end();
    await expect(client({ token: { kind: 'share', value: 't' } }).getScreen('sales')).rejects.toMatchObject({
      kind: 'network',
    });
    expect(service.seen.some((request) => request.path === '/elsewhere')).toBe(false);
  });
});

describe('a call without an answer', () => {
  const silent: ClientOptions['fetch'] = (_, { signal }) =>
    new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));

  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is given up after the time-out of the specification, no sooner', async () => {
    const failed = vi.fn();
    const asked = client({ fetch: silent, retry: { attempts: 1, delayMs: 1 } });
    asked.call('GET', '/report/pageList').catch((error: ClientError) => failed(error.code));
    await vi.advanceTimersByTimeAsync(LIMITS.httpTimeoutMs - 1);
    expect(failed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(failed).toHaveBeenCalledWith('network/timeout');
  });
});
