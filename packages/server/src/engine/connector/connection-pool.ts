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

interface Waiter<T> {
  resolve(connection: T): void;
  reject(error: Error): void;
  readonly timer: NodeJS.Timeout;
}

/** A few connections to one source; who finds none free waits for a while. */
export class ConnectionPool<T> {
  private readonly options: PoolOptions<T>;
  private readonly idle = new Map<T, NodeJS.Timeout>();
  private readonly waiters: Waiter<T>[] = [];
  private count = 0;
  private closed = false;

  constructor(options: PoolOptions<T>) {
    this.options = options;
  }

  /** Runs work on a connection; one that the work says is spoilt, or on which it failed, is not used again. */
  async use<R>(work: (connection: T) => Promise<R>): Promise<R> {
    const connection = await this.acquire();
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
      clearTimeout(waiter.timer);
      waiter.reject(new AppError('sql/cancelled'));
    }
  }

  private acquire(): Promise<T> {
    if (this.closed) return Promise.reject(new AppError('sql/cancelled'));
    for (const [connection, timer] of this.idle) {
      clearTimeout(timer);
      this.idle.delete(connection);
      if (this.options.isAlive(connection)) return Promise.resolve(connection);
      this.count--;
      this.options.close(connection);
    }
    if (this.count < this.options.max) return this.open();
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.waiters.splice(this.waiters.indexOf(waiter), 1);
        reject(new AppError('data-source/connections-busy', { seconds: this.options.waitMs / 1000 }));
      }, this.options.waitMs);
      const waiter: Waiter<T> = { resolve, reject, timer };
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
      clearTimeout(waiter.timer);
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
    clearTimeout(waiter.timer);
    this.open().then(waiter.resolve, waiter.reject);
  }
}
