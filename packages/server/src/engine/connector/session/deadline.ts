import { AppError } from '@aj-report/contract';

/** The time that one question has, for all the statements and requests that answer it. */
export class Deadline {
  private readonly timeoutMs: number;
  private readonly endMs: number;

  constructor(timeoutMs: number) {
    this.timeoutMs = timeoutMs;
    this.endMs = performance.now() + timeoutMs;
  }

  /** Runs a part of the work with the time that is left. @throws AppError sql/timeout, which tells the whole time */
  async within<R>(work: (leftMs: number) => Promise<R>): Promise<R> {
    try {
      return await work(this.leftMs());
    } catch (error) {
      if (error instanceof AppError && error.code === 'sql/timeout') throw this.late(error);
      throw error;
    }
  }

  /** @throws AppError sql/timeout */
  leftMs(): number {
    const leftMs = Math.round(this.endMs - performance.now());
    if (leftMs <= 0) throw this.late();
    return leftMs;
  }

  private late(cause?: AppError): AppError {
    return new AppError('sql/timeout', { seconds: this.timeoutMs / 1000 }, { cause });
  }
}
