import { afterEach, describe, expect, it, vi } from 'vitest';
import { startTestClickhouse } from '../../testing/test-clickhouse.ts';
import { ClickhouseWarehouse, type WarehousePlace } from './clickhouse-warehouse.ts';
import { parseWarehouseAddress } from './warehouse-address.ts';
import { rowArraysOf } from '../connector/rows/row-writer.ts';
import { startSwallowingHost } from '../connector/swallowing-host.testing.ts';
import { WarehouseConnector } from './warehouse-connector.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

describe('a warehouse whose first server swallows every packet', () => {
  it('is asked by the second one, and the first one no more for a while', async ({ skip }) => {
    const server = await startTestClickhouse();
    if (!server) return skip();
    closing.push(() => server.stop());
    const swallowing = await startSwallowingHost();
    closing.push(() => swallowing.close());
    const address = `clickhouse://127.0.0.1:${swallowing.port},${server.host}:${server.port}/aj?cluster=pair`;
    const limits = { memoryBytes: 256 * 1024 * 1024, reachMs: 300 };
    const warehouse = new ClickhouseWarehouse(parseWarehouseAddress(address), 'hosts', limits);
    const place = warehouse.connectionTo('v', 'default', []).config as WarehousePlace;
    const asked = vi.spyOn(place.guard, 'addressOf');
    const connector = new WarehouseConnector(place);
    const one = async () => {
      const query = { sql: 'select 1', values: [], timeoutMs: 60_000 };
      return rowArraysOf(await connector.read(query, { maxRows: 1 }));
    };
    expect([await one(), await one(), await one()]).toEqual([[[1]], [[1]], [[1]]]);
    expect(asked).toHaveBeenCalledTimes(4);
  });
});
