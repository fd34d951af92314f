import { AppError } from '@aj-report/contract';

/** ms that an idle connection is kept */
const IDLE_MS = 30_000;

export interface PoolOptions<T> {
  readonly max: number;
  /** ms that a caller waits for a free connection */
  readonly waitMs: number;
  open(): Promise<T>;
  close(connection: T): void;
  /** Whether an idle connection can still be used. */
  isAlive(connection: T): boolean;
}

/** Who wants a connection. */
export interface PoolCaller {
  /** Aborted when they want it no more. */
  readonly signal?: AbortSignal;
  /** ms after which a connection is of no use to them */
  readonly timeoutMs?: number;
}

interface Waiter<T> {
  resolve(connection: T): void;
  reject(error: Error): void;
  /** Must be called by who takes them out of the queue. */
  forget(): void;
}

/** A few connections to one source; who finds none free waits for a while, behind those who came before. */
export class ConnectionPool<T> {
  private readonly options: PoolOptions<T>;
  private readonly idle = new Map<T, NodeJS.Timeout>();
  private readonly waiters: Waiter<T>[] = [];
  private count = 0;
  private closed = false;

  constructor(options: PoolOptions<T>) {
    this.options = options;
  }

  /**
   * Runs work on a connection; one that the work says is spoilt, or on which it failed, is not used again.
   * @throws AppError data-source/connections-busy, sql/cancelled, what opening throws, what the work throws
   */
  async use<R>(work: (connection: T) => Promise<R>, caller: PoolCaller = {}): Promise<R> {
    const connection = await this.acquire(caller);
    // Opening one takes a while; who has left by then leaves it to others.
    if (caller.signal?.aborted) {
      this.release(connection, true);
      throw new AppError('sql/cancelled');
    }
    let isSound = false;
    try {
      const result = await work(connection);
      isSound = true;
      return result;
    } finally {
      this.release(connection, isSound);
    }
  }

  close(): void {
    this.closed = true;
    for (const [connection, timer] of this.idle) {
      clearTimeout(timer);
      this.options.close(connection);
    }
    this.idle.clear();
    for (const waiter of this.waiters.splice(0)) {
      waiter.forget();
      waiter.reject(new AppError('sql/cancelled'));
    }
  }

  private acquire(caller: PoolCaller): Promise<T> {
    if (this.closed || caller.signal?.aborted) return Promise.reject(new AppError('sql/cancelled'));
    for (const [connection, timer] of this.idle) {
      clearTimeout(timer);
      this.idle.delete(connection);
      if (this.options.isAlive(connection)) return Promise.resolve(connection);
      this.count--;
      this.options.close(connection);
    }
    if (this.count < this.options.max) return this.open();
    return this.wait(caller);
  }

  private wait({ signal, timeoutMs = Infinity }: PoolCaller): Promise<T> {
    const waitMs = Math.min(this.options.waitMs, timeoutMs);
    return new Promise((resolve, reject) => {
      const giveUp = (error: AppError) => {
        this.waiters.splice(this.waiters.indexOf(waiter), 1);
        waiter.forget();
        reject(error);
      };
      const handleAbort = () => giveUp(new AppError('sql/cancelled'));
      const handleLate = () => giveUp(new AppError('data-source/connections-busy', { seconds: waitMs / 1000 }));
      const timer = setTimeout(handleLate, waitMs);
      signal?.addEventListener('abort', handleAbort, { once: true });
      const forget = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', handleAbort);
      };
      const waiter: Waiter<T> = { resolve, reject, forget };
      this.waiters.push(waiter);
    });
  }

  private async open(): Promise<T> {
    this.count++;
    try {
      return await this.options.open();
    } catch (error) {
      this.count--;
      this.openForWaiter();
      throw error;
    }
  }

  private release(connection: T, isSound: boolean): void {
    if (!isSound || this.closed || !this.options.isAlive(connection)) {
      this.count--;
      this.options.close(connection);
      this.openForWaiter();
      return;
    }
    const waiter = this.waiters.shift();
    if (waiter) {
      waiter.forget();
      waiter.resolve(connection);
      return;
    }
    const timer = setTimeout(() => {
      this.idle.delete(connection);
      this.count--;
      this.options.close(connection);
    }, IDLE_MS);
    timer.unref();
    this.idle.set(connection, timer);
  }

  private openForWaiter(): void {
    if (this.closed || this.count >= this.options.max) return;
    const waiter = this.waiters.shift();
    if (!waiter) return;
    waiter.forget();
    this.open().then(waiter.resolve, waiter.reject);
  }
}
