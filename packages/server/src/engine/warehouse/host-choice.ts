import { AppError } from '@aj-report/contract';

/** ms for which a server that could not be reached is asked only when no other can be */
const SHUNNED_MS = 30_000;

/**
 * Which of several servers that know the same is asked: the one that answered last, then the next ones in turn. One that
 * could not be reached is remembered, so that whoever asks meanwhile does not wait for it again.
 */
export class HostChoice {
  private readonly now: () => number;
  private readonly shunnedUntil: number[];
  private current = 0;

  /** @param now ms of a clock that only runs forward */
  constructor(count: number, now: () => number = () => performance.now()) {
    this.shunnedUntil = Array.from({ length: count }, () => 0);
    this.now = now;
  }

  /** Asks servers by number until one can be reached. @throws what the work throws, data-source/unreachable of the last */
  async ask<R>(work: (host: number) => Promise<R>): Promise<R> {
    const tried = new Set<number>();
    for (;;) {
      const host = this.next(tried);
      tried.add(host);
      try {
        const answer = await work(host);
        this.current = host;
        this.shunnedUntil[host] = 0;
        return answer;
      } catch (error) {
        const isGone = error instanceof AppError && error.code === 'data-source/unreachable';
        if (!isGone) throw error;
        this.shunnedUntil[host] = this.now() + SHUNNED_MS;
        if (tried.size === this.shunnedUntil.length) throw error;
      }
    }
  }

  /** Chosen anew after every failure: others may have found out meanwhile which servers are gone. */
  private next(tried: ReadonlySet<number>): number {
    const count = this.shunnedUntil.length;
    const left = Array.from({ length: count }, (_, step) => (this.current + step) % count).filter(
      (one) => !tried.has(one),
    );
    const now = this.now();
    return left.find((one) => this.shunnedUntil[one]! <= now) ?? left[0]!;
  }
}
