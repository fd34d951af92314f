import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SourceQuery } from '../../query/query-source.types.ts';
import type { SqlConnector } from '../connector.types.ts';
import { POSTGRESQL_DIALECT } from '../postgresql/postgresql.ts';
import { RowIntake } from '../rows/row-intake.ts';
import { runOnConnector } from '../run-on-connector.ts';

afterEach(() => void vi.useRealTimers());

/** A source whose every statement takes this long; it notes how much time each was given. */
function slowSource(ms: number, given: number[]): SqlConnector {
  const columns = [{ name: 'n', type: 'integer' as const }];
  const take = ({ timeoutMs }: SourceQuery) => {
    given.push(timeoutMs);
    vi.advanceTimersByTime(ms);
  };
  return {
    dialect: POSTGRESQL_DIALECT,
    describe: (query) => Promise.resolve(take(query)).then(() => columns),
    read: (query, options) => {
      take(query);
      const intake = new RowIntake(options);
      intake.begin(columns);
      intake.take(['1']);
      intake.take(['2']);
      return Promise.resolve(intake.finish());
    },
    test: () => Promise.reject(new Error('not asked')),
    listTables: () => Promise.resolve([]),
    close: () => Promise.resolve(),
  };
}

const request = { sql: 'select n from t', params: [], maxRows: 1, timeoutMs: 10_000, countTotal: true };
const never = () => Promise.reject(new Error('nothing is left to compute'));

describe('The time limit of a query', () => {
  it('holds for all of its statements together', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const given: number[] = [];
    await runOnConnector(slowSource(4_000, given), request, never);
    expect(given).toEqual([10_000, 6_000]);
  });

  it('is reported whole when it is over before the last of them', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const given: number[] = [];
    await expect(runOnConnector(slowSource(11_000, given), request, never)).rejects.toMatchObject({
      code: 'sql/timeout',
      params: { seconds: 10 },
    });
    expect(given).toEqual([10_000]);
  });
});
