import { describe, expect, it } from 'vitest';
import { SingleFlight } from './single-flight.ts';

/** Work whose end the test decides. */
class Work {
  runs = 0;
  aborted = false;
  private settle: ((value: string) => void) | undefined;

  readonly run = (signal: AbortSignal): Promise<string> => {
    this.runs++;
    signal.addEventListener('abort', () => (this.aborted = true));
    return new Promise((resolve) => (this.settle = resolve));
  };

  finish(value: string): void {
    this.settle?.(value);
  }
}

describe('a single flight', () => {
  it('does the same work once for all who wait', async () => {
    const flights = new SingleFlight<string>();
    const work = new Work();
    const answers = [1, 2, 3].map(() => flights.run('k', undefined, work.run));
    work.finish('done');
    expect(await Promise.all(answers)).toEqual(['done', 'done', 'done']);
    expect(work.runs).toBe(1);
    const again = flights.run('k', undefined, work.run);
    work.finish('again');
    expect([await again, work.runs]).toEqual(['again', 2]);
  });

  it('goes on while anybody waits and stops when the last leaves', async () => {
    const flights = new SingleFlight<string>();
    const work = new Work();
    const [first, second] = [new AbortController(), new AbortController()];
    const left = flights.run('k', first.signal, work.run);
    const stays = flights.run('k', second.signal, work.run);
    first.abort();
    await expect(left).rejects.toMatchObject({ code: 'sql/cancelled' });
    expect(work.aborted).toBe(false);
    second.abort();
    await expect(stays).rejects.toMatchObject({ code: 'sql/cancelled' });
    expect(work.aborted).toBe(true);
    void flights.run('k', undefined, work.run);
    expect(work.runs).toBe(2);
  });

  it('fails for everybody and forgets the failure', async () => {
    const flights = new SingleFlight<string>();
    const fail = () => flights.run('k', new AbortController().signal, () => Promise.reject(new Error('no')));
    await expect(Promise.all([fail(), fail()])).rejects.toThrow('no');
    expect(await flights.run('k', undefined, () => Promise.resolve('yes'))).toBe('yes');
  });
});
