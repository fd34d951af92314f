import type { DataSetCost } from '@aj-report/contract';

type Cost = { -readonly [K in keyof DataSetCost]: DataSetCost[K] };

/** Sets counted; what comes after them is not, so that a flood of codes takes no memory. */
const COUNTED_MAX = 10_000;

/** How large an answer was; not given for sets that show different rows to different people. */
export interface AnswerSize {
  readonly rowCount: number;
  readonly bytes: number;
}

/** Counts what the answers of each data set cost this server since it started. */
export class SetCosts {
  private readonly costs = new Map<string, Cost>();

  noteAsked(setCode: string, isCached: boolean): void {
    const cost = this.costOf(setCode);
    if (!cost) return;
    cost.asked++;
    if (isCached) cost.cacheHits++;
  }

  /** @param elapsedMs inside of the engine */
  noteRun(setCode: string, elapsedMs: number, size: AnswerSize | undefined): void {
    const cost = this.costOf(setCode);
    if (!cost) return;
    cost.runs++;
    cost.totalMs += elapsedMs;
    cost.maxMs = Math.max(cost.maxMs, elapsedMs);
    cost.rows = size?.rowCount ?? null;
    cost.bytes = size?.bytes ?? null;
  }

  noteFailure(setCode: string): void {
    const cost = this.costOf(setCode);
    if (cost) cost.failures++;
  }

  /** The sets that took most time first. */
  list(): DataSetCost[] {
    return [...this.costs.values()].map((cost) => ({ ...cost })).toSorted((a, b) => b.totalMs - a.totalMs);
  }

  private costOf(setCode: string): Cost | undefined {
    const known = this.costs.get(setCode);
    if (known || setCode === '' || this.costs.size >= COUNTED_MAX) return known;
    const made = {
      setCode,
      asked: 0,
      cacheHits: 0,
      runs: 0,
      failures: 0,
      totalMs: 0,
      maxMs: 0,
      rows: null,
      bytes: null,
    };
    this.costs.set(setCode, made);
    return made;
  }
}
