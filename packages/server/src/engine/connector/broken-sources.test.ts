import type { AddressInfo, Socket } from 'node:net';
import { createServer as createHttpServer } from 'node:http';
import { gzipSync } from 'node:zlib';
import { AppError, type ConnectionKind } from '@aj-report/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { TEST_GUARD } from '../../testing/test-sources.ts';
import { AllowedNetworks } from './guard/address-rules.ts';
import { createConnector } from '../source/connector-set.ts';
import { EgressGuard } from './guard/egress-guard.ts';
import { HttpConnector } from './http/http.ts';
import { listenAs } from './malformed-servers.testing.ts';
import { startSwallowingHost } from './swallowing-host.testing.ts';

const OPTIONS = { guard: TEST_GUARD, maxConnections: 2 };
const closing: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** A server that behaves as the test says; its port. */
async function listen(handle: (socket: Socket) => void): Promise<number> {
  const { port, close } = await listenAs(handle);
  closing.push(close);
  return port;
}

function httpAt(port: number) {
  return { baseUrl: `http://127.0.0.1:${port}/`, headers: [], secretHeader: '', secret: '' };
}

/** What asking for one row fails with. */
async function failureOf(
  kind: ConnectionKind,
  port: number,
  { host = '127.0.0.1', timeoutMs = 700, reachMs = 700 } = {},
) {
  const login = { host, port, database: 'd', user: 'u', password: 'p', encryption: 'none' };
  const config = kind === 'http' ? httpAt(port) : login;
  const guard = new EgressGuard(new AllowedNetworks('127.0.0.0/8'), reachMs);
  const connector = createConnector({ key: 'k', kind, config }, { guard, maxConnections: 2 });
  try {
    if (connector instanceof HttpConnector) {
      const request = { sql: '{"apiUrl":"rows"}', params: [], maxRows: 10, timeoutMs };
      await connector.run(request, () => Promise.reject(new Error('no rows arrived')));
    } else await connector.read({ sql: 'select 1', values: [], timeoutMs }, { maxRows: 1 });
    return 'an answer';
  } catch (error) {
    return error instanceof AppError ? error.code : String(error);
  } finally {
    await connector.close();
  }
}

/** ms; longer than any test */
const NEVER = 300_000;
const KINDS: readonly ConnectionKind[] = ['postgresql', 'mysql', 'clickhouse', 'http'];
const CLEAR = /^(data-source\/(unreachable|timeout|answer-invalid|answer-status|login-refused|refused)|sql\/timeout)$/;

describe.each(KINDS)('a source that should speak %s', (kind) => {
  it('and takes calls without a word is given up', async () => {
    expect(await failureOf(kind, await listen(() => undefined))).toMatch(/timeout$/);
  });

  it('and answers byte by byte is given up', async () => {
    const words = Buffer.from(
      kind === 'postgresql' ? 'R\0\0\0\x08\0\0\0\0'.repeat(50) : 'HTTP/1.1 200 OK\r\nx: '.padEnd(900, 'y'),
    );
    const drip = (socket: Socket) => {
      let at = 0;
      const timer = setInterval(() => socket.write(words.subarray(at, ++at)), 20);
      socket.on('close', () => clearInterval(timer));
    };
    expect(await failureOf(kind, await listen(drip))).toMatch(CLEAR);
  });

  it('and speaks nonsense is refused', async () => {
    const babble = (socket: Socket) => void socket.write(Buffer.alloc(4096, 'lorem \0\xff ipsum'));
    expect(await failureOf(kind, await listen(babble))).toBe('data-source/answer-invalid');
  });

  it('and hangs up at once is unreachable', async () => {
    expect(await failureOf(kind, await listen((socket) => socket.destroy()))).toMatch(CLEAR);
  });

  it('and swallows every packet is unreachable long before the time of a query is over', async () => {
    const { port, close } = await startSwallowingHost();
    closing.push(close);
    expect(await failureOf(kind, port, { timeoutMs: NEVER, reachMs: 300 })).toBe('data-source/unreachable');
  });

  it('and is not there is unreachable', async () => {
    const port = await listen(() => undefined);
    for (const close of closing.splice(0)) await close();
    expect(await failureOf(kind, port)).toBe('data-source/unreachable');
  });
});

describe('an HTTP source that packs too much', () => {
  it('is stopped while it unpacks', async () => {
    const bomb = gzipSync(Buffer.alloc(200 * 1024 * 1024));
    const server = createHttpServer((_, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' });
      response.end(bomb);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    closing.push(
      () => server.closeAllConnections(),
      () => void server.close(),
    );
    const { port } = server.address() as AddressInfo;
    const connector = new HttpConnector(httpAt(port), OPTIONS);
    const request = { sql: '{"apiUrl":"rows"}', params: [], maxRows: 10, timeoutMs: 60_000 };
    const answer = connector.run(request, () => Promise.reject(new Error('it was read')));
    await expect(answer).rejects.toMatchObject({ code: 'data-source/answer-too-large' });
  });
});
