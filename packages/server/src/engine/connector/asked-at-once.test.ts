import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TEST_GUARD } from '../../testing/test-sources.ts';
import { ClickhouseWarehouse } from '../warehouse/clickhouse-warehouse.ts';
import { parseWarehouseAddress } from '../warehouse/warehouse-address.ts';
import { createConnector } from '../source/connector-set.ts';
import { HttpConnector, type HttpQuestion } from './http/http.ts';
import type { SqlConnector } from './connector.types.ts';

const MAX = 2;
/** ms; longer than any test */
const NEVER = 300_000;

/** A server that answers a request when the test lets it. */
const server = createServer((request, response) => {
  const call = { url: request.url ?? '', response };
  if (!call.url.includes('kill')) calls.push(call);
  request.resume();
});
const calls: { url: string; response: ServerResponse }[] = [];
let port = 0;
beforeEach(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterEach(async () => {
  calls.length = 0;
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const arrived = (count: number) => vi.waitFor(() => expect(calls.length).toBe(count), { timeout: 5000 });
const question = (name: string, timeoutMs = NEVER): HttpQuestion => ({
  sql: JSON.stringify({ apiUrl: name }),
  params: [],
  timeoutMs,
});

describe('an HTTP source', () => {
  const connect = () => {
    const config = { baseUrl: `http://127.0.0.1:${port}/`, headers: [], secretHeader: '', secret: '' };
    return new HttpConnector(config, { guard: TEST_GUARD, maxConnections: 9, maxRequests: MAX });
  };

  it('is asked by a few at a time, the others in their order', async () => {
    const source = connect();
    const names = ['a', 'b', 'c', 'd', 'e'];
    const answers = names.map((name) => source.read(question(name)));
    for (let at = 0; at < names.length; at++) {
      await arrived(Math.min(at + MAX, names.length));
      calls[at]!.response.end(names[at]);
      expect((await answers[at])?.toString()).toBe(names[at]);
    }
    expect(calls.map(({ url }) => url)).toEqual(names.map((name) => `/${name}`));
  });

  it('is not asked for who left, nor for who waited in vain', async () => {
    const source = connect();
    const leave = new AbortController();
    const first = ['a', 'b'].map((name) => source.read(question(name)));
    const left = source.read(question('left'), leave.signal);
    const late = source.read(question('late', 50));
    const last = source.read(question('last'));
    leave.abort();
    await expect(left).rejects.toMatchObject({ code: 'sql/cancelled' });
    await expect(late).rejects.toMatchObject({ code: 'data-source/connections-busy', params: { seconds: 0.05 } });
    await arrived(MAX);
    for (const { response } of calls) response.end();
    await Promise.all(first);
    await arrived(MAX + 1);
    calls.at(-1)!.response.end();
    await last;
    expect(calls.map(({ url }) => url).sort()).toEqual(['/a', '/b', '/last']);
  });
});

describe('a server of the warehouse', () => {
  it('is asked by a few at a time, of however many sources', async () => {
    const address = parseWarehouseAddress(`clickhouse://127.0.0.1:${port}/aj`);
    const warehouse = new ClickhouseWarehouse(address, 'own', { memoryBytes: 1e9, maxQueries: MAX });
    const sources = ['v1', 'v2', 'v3'].map((version) => {
      const options = { guard: TEST_GUARD, maxConnections: 1 };
      return createConnector(warehouse.connectionTo(version, `aj_${version}`, []), options) as SqlConnector;
    });
    const query = { sql: 'select 1', values: [], timeoutMs: NEVER };
    const answers = [...sources, ...sources].map((one) => one.read(query, { maxRows: 1 }));
    // A source that is forgotten takes nobody else's turn away.
    await sources[0]!.close();
    for (let at = 0; at < answers.length; at++) {
      await arrived(Math.min(at + MAX, answers.length));
      calls[at]!.response.end('x\nUInt8\n1\n');
      expect((await answers[at])?.rowCount).toBe(1);
    }
    warehouse.close();
    await expect(sources[1]!.read(query, { maxRows: 1 })).rejects.toMatchObject({ code: 'sql/cancelled' });
  });
});
