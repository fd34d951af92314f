import type { Socket } from 'node:net';
import { AppError, type SqlKind } from '@aj-report/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { TEST_GUARD } from '../../../testing/test-sources.ts';
import { createConnector } from '../../source/connector-set.ts';
import type { SqlConnector } from '../connector.types.ts';
import { listenAs } from '../malformed-servers.testing.ts';

const MAX = 2;
const closing: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

describe.each(['postgresql', 'mysql', 'clickhouse'] as const)(
  'the connections to one source of %s',
  (kind: SqlKind) => {
    it('are no more than are allowed, however many ask', async () => {
      let now = 0;
      let most = 0;
      const begin = (socket: Socket, said: Buffer = Buffer.alloc(0)) => {
        // What ends a statement has a connection of its own.
        if (said.includes('kill query')) return;
        most = Math.max(most, ++now);
        socket.once('close', () => now--);
      };
      const { port, close } = await listenAs((socket) => {
        if (kind === 'mysql') begin(socket);
        else socket.once('data', (said) => begin(socket, said as Buffer));
      });
      closing.push(close);
      const config = { host: '127.0.0.1', port, database: 'd', user: 'u', password: 'p', encryption: 'none' };
      const options = { guard: TEST_GUARD, maxConnections: MAX };
      const connector = createConnector({ key: 'k', kind, config }, options) as SqlConnector;
      const ask = () => connector.read({ sql: 'select 1', values: [], timeoutMs: 300 }, { maxRows: 1 });
      const answers = await Promise.allSettled(Array.from({ length: 3 * MAX }, ask));
      await connector.close();
      expect(most).toBe(MAX);
      for (const answer of answers) {
        expect(answer).toMatchObject({ status: 'rejected', reason: expect.any(AppError) as AppError });
      }
    });
  },
);
