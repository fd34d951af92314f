import { AppError } from '@aj-report/contract';

interface Flight<T> {
  readonly answer: Promise<T>;
  readonly stop: AbortController;
  waiting: number;
}

/** Work that several callers ask for at the same time is done once; it is cancelled when the last of them leaves. */
export class SingleFlight<T> {
  private readonly flights = new Map<string, Flight<T>>();

  /** @throws AppError `sql/cancelled` for a caller that leaves; whatever the work throws for the others */
  async run(key: string, signal: AbortSignal | undefined, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    if (signal?.aborted) throw new AppError('sql/cancelled');
    const flight = this.flights.get(key) ?? this.begin(key, work);
    flight.waiting++;
    if (!signal) return flight.answer;
    return new Promise<T>((resolve, reject) => {
      const leave = () => {
        reject(new AppError('sql/cancelled'));
        this.leave(key, flight);
      };
      signal.addEventListener('abort', leave, { once: true });
      flight.answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
    });
  }

  private begin(key: string, work: (signal: AbortSignal) => Promise<T>): Flight<T> {
    const stop = new AbortController();
    const flight: Flight<T> = { answer: work(stop.signal), stop, waiting: 0 };
    this.flights.set(key, flight);
    const end = () => this.forget(key, flight);
    flight.answer.then(end, end);
    return flight;
  }

  private leave(key: string, flight: Flight<T>): void {
    flight.waiting--;
    if (flight.waiting > 0) return;
    this.forget(key, flight);
    flight.stop.abort();
  }

  /** A caller that comes after the last one left must not join a flight that is being cancelled. */
  private forget(key: string, flight: Flight<T>): void {
    if (this.flights.get(key) === flight) this.flights.delete(key);
  }
}
