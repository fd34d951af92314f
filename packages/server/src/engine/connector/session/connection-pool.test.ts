import { describe, expect, it } from 'vitest';
import { ConnectionPool } from './connection-pool.ts';

interface Connection {
  readonly number: number;
  isAlive: boolean;
}

/** A pool of two, with what it opened and closed. */
function poolOf({ waitMs = 300_000, open = (): Promise<void> => Promise.resolve() } = {}) {
  const opened: Connection[] = [];
  const closed: number[] = [];
  const pool = new ConnectionPool<Connection>({
    max: 2,
    waitMs,
    open: async () => {
      await open();
      const connection = { number: opened.length + 1, isAlive: true };
      opened.push(connection);
      return connection;
    },
    close: ({ number }) => void closed.push(number),
    isAlive: ({ isAlive }) => isAlive,
  });
  return { pool, opened, closed };
}

/** Work that takes until it is let go. */
function held() {
  let release: () => void = () => undefined;
  const until = new Promise<void>((resolve) => (release = resolve));
  const work = async ({ number }: Connection) => {
    await until;
    return number;
  };
  return { work, release };
}

describe('a pool of connections', () => {
  it('opens no more than it may, and hands on the one that is free first', async () => {
    const { pool, opened } = poolOf();
    const [a, b] = [held(), held()];
    const running = [pool.use(a.work), pool.use(b.work)];
    const waiting = [
      pool.use(({ number }) => Promise.resolve(number)),
      pool.use(({ number }) => Promise.resolve(number)),
    ];
    b.release();
    expect(await Promise.all([running[1], ...waiting])).toEqual([2, 2, 2]);
    a.release();
    expect([await running[0], opened.length]).toEqual([1, 2]);
    pool.close();
  });

  it('tells who waits too long', async () => {
    const { pool } = poolOf({ waitMs: 20 });
    const one = held();
    const running = [pool.use(one.work), pool.use(one.work)];
    await expect(pool.use(one.work)).rejects.toMatchObject({ code: 'data-source/connections-busy' });
    one.release();
    await Promise.all(running);
    pool.close();
  });

  it('lets nobody wait longer than they can use it', async () => {
    const { pool } = poolOf();
    const one = held();
    const running = [pool.use(one.work), pool.use(one.work)];
    await expect(pool.use(one.work, { timeoutMs: 20 })).rejects.toMatchObject({ params: { seconds: 0.02 } });
    one.release();
    await Promise.all(running);
    pool.close();
  });

  it('lets who leaves out of its queue, and keeps the order of the others', async () => {
    const { pool } = poolOf();
    const one = held();
    const running = [pool.use(one.work), pool.use(one.work)];
    const leave = new AbortController();
    const served: string[] = [];
    const ask = (name: string, signal?: AbortSignal) =>
      pool.use(() => Promise.resolve(served.push(name)), signal ? { signal } : {});
    const left = ask('left', leave.signal);
    const others = [ask('second'), ask('third')];
    leave.abort();
    await expect(left).rejects.toMatchObject({ code: 'sql/cancelled' });
    await expect(ask('late', leave.signal)).rejects.toMatchObject({ code: 'sql/cancelled' });
    one.release();
    await Promise.all([...running, ...others]);
    expect(served).toEqual(['second', 'third']);
    pool.close();
  });

  it('keeps a connection that was opened for somebody who is gone', async () => {
    const door = held();
    const { pool, opened } = poolOf({ open: async () => void (await door.work({ number: 0, isAlive: true })) });
    const leave = new AbortController();
    let isAsked = false;
    const gone = pool.use(() => Promise.resolve((isAsked = true)), { signal: leave.signal });
    leave.abort();
    door.release();
    await expect(gone).rejects.toMatchObject({ code: 'sql/cancelled' });
    expect(await pool.use(({ number }) => Promise.resolve(number))).toBe(1);
    expect([isAsked, opened.length]).toEqual([false, 1]);
    pool.close();
  });

  it('uses none again that broke, or on which work failed', async () => {
    const { pool, opened, closed } = poolOf();
    await expect(pool.use(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await pool.use((connection) => Promise.resolve((connection.isAlive = false)));
    expect(await pool.use(({ number }) => Promise.resolve(number))).toBe(3);
    expect([opened.length, closed]).toEqual([3, [1, 2]]);
    pool.close();
    expect(closed).toEqual([1, 2, 3]);
  });

  it('opens one for who waits when another could not be opened', async () => {
    let isDown = true;
    const { pool } = poolOf({ open: () => (isDown ? Promise.reject(new Error('down')) : Promise.resolve()) });
    const failing = [pool.use(() => Promise.resolve(0)), pool.use(() => Promise.resolve(0))];
    const waiting = pool.use(({ number }) => Promise.resolve(number));
    isDown = false;
    expect((await Promise.allSettled(failing)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await waiting).toBe(1);
    pool.close();
  });

  it('sends away who waits, and who comes, when it closes', async () => {
    const { pool } = poolOf();
    const one = held();
    const running = [pool.use(one.work), pool.use(one.work)];
    const waiting = pool.use(one.work);
    pool.close();
    await expect(waiting).rejects.toMatchObject({ code: 'sql/cancelled' });
    await expect(pool.use(one.work)).rejects.toMatchObject({ code: 'sql/cancelled' });
    one.release();
    await Promise.all(running);
  });
});
