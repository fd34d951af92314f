import { AppError } from '@aj-report/contract';

/** Which of several servers that know the same is asked: the one that answered last, then the next ones in turn. */
export class HostChoice {
  private readonly count: number;
  private current = 0;

  constructor(count: number) {
    this.count = count;
  }

  /** Asks servers by number until one can be reached. @throws what the work throws, data-source/unreachable of the last */
  async ask<R>(work: (host: number) => Promise<R>): Promise<R> {
    const first = this.current;
    for (let tried = 1; ; tried++) {
      const host = (first + tried - 1) % this.count;
      try {
        const answer = await work(host);
        this.current = host;
        return answer;
      } catch (error) {
        const isGone = error instanceof AppError && error.code === 'data-source/unreachable';
        if (!isGone || tried === this.count) throw error;
      }
    }
  }
}
