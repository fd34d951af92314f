import { AppError } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { HostChoice } from './host-choice.ts';

const gone = () => Promise.reject(new AppError('data-source/unreachable', { host: 'h', reason: 'ETIMEDOUT' }));

/** Servers that note who is asked; those in `down` cannot be reached. */
class Servers {
  readonly asked: number[] = [];
  readonly down = new Set<number>();
  nowMs = 1;
  private readonly choice: HostChoice;

  constructor(count: number) {
    this.choice = new HostChoice(count, () => this.nowMs);
  }

  ask(): Promise<number> {
    return this.choice.ask((host) => {
      this.asked.push(host);
      return this.down.has(host) ? gone() : Promise.resolve(host);
    });
  }
}

describe('a choice of servers', () => {
  it('keeps to the one that answered', async () => {
    const servers = new Servers(3);
    servers.down.add(0);
    expect([await servers.ask(), await servers.ask()]).toEqual([1, 1]);
    expect(servers.asked).toEqual([0, 1, 1]);
  });

  it('does not ask again for a while one that could not be reached', async () => {
    const servers = new Servers(3);
    servers.down.add(0);
    await servers.ask();
    servers.down.add(1);
    expect(await servers.ask()).toBe(2);
    servers.down.add(2).delete(0);
    servers.nowMs += 29_000;
    // Both others are shunned; the one that is next in turn comes first.
    expect(await servers.ask()).toBe(0);
    expect(servers.asked).toEqual([0, 1, 1, 2, 2, 0]);
  });

  it('asks all of them when all could not be reached, and says why the last one failed', async () => {
    const servers = new Servers(2);
    servers.down.add(0).add(1);
    await expect(servers.ask()).rejects.toMatchObject({ code: 'data-source/unreachable' });
    await expect(servers.ask()).rejects.toMatchObject({ code: 'data-source/unreachable' });
    expect(servers.asked).toEqual([0, 1, 0, 1]);
    servers.down.delete(1);
    expect(await servers.ask()).toBe(1);
  });

  it('tells those who ask at the same time what one of them found', async () => {
    const choice = new HostChoice(2);
    let fail: ((error: Error) => void) | undefined;
    const asked: number[] = [];
    const first = choice.ask((host) => {
      asked.push(host);
      return host === 0 ? new Promise<number>((_, reject) => (fail = reject)) : Promise.resolve(host);
    });
    fail?.(new AppError('data-source/unreachable', { host: 'h', reason: 'ETIMEDOUT' }));
    expect(await first).toBe(1);
    expect(await choice.ask((host) => Promise.resolve(host))).toBe(1);
    expect(asked).toEqual([0, 1]);
  });

  it('hands on what is no matter of the way there', async () => {
    const choice = new HostChoice(2);
    await expect(choice.ask(() => Promise.reject(new AppError('sql/busy')))).rejects.toMatchObject({
      code: 'sql/busy',
    });
  });
});
