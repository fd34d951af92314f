import type { ClientRequest } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { BASE_PREFIX, getDataBatch, pathOf } from '@aj-report/contract';
import type { ServiceClient } from '../service/service-client.ts';

const BATCH_PATH = BASE_PREFIX + pathOf(getDataBatch);
/** Head of a line that brings a table, and of one that says it is unchanged. */
const TABLE_LINE = /^\{"id":"[^"]+","code":"(?:200|304)"/;
/** Rounds of a wall are longer than they say by up to this part. */
const JITTER = 0.1;
/** ms after which an answer is surely older than a round */
const EXPIRED_MS = 5;
const READY_STEP_MS = 5;

/** Walls that show the same screen, over real connections in this process. */
export class Viewers {
  private readonly client: ServiceClient;
  private readonly queries: readonly object[];
  private readonly refreshMs: number;

  constructor(client: ServiceClient, setCode: string, charts: number, refreshMs: number) {
    this.client = client;
    this.refreshMs = refreshMs;
    this.queries = Array.from({ length: charts }, (_, chart) => ({
      id: `c${chart}`,
      setCode,
      contextData: { chart },
      refreshMs,
    }));
  }

  /** So many walls ask for the whole screen round after round, each in its own time. */
  async poll(walls: number, rounds: number): Promise<void> {
    await sleep(this.refreshMs);
    const endMs = performance.now() + rounds * this.refreshMs;
    const one = async (wall: number) => {
      if (wall > 0) await sleep(Math.random() * this.refreshMs);
      const stretch = 1 + Math.random() * JITTER;
      for (let dueMs = performance.now(); dueMs < endMs; dueMs += this.refreshMs * stretch) {
        await this.askAt(dueMs);
      }
    };
    await Promise.all(Array.from({ length: walls }, (_, wall) => one(wall)));
  }

  /** One wall asks again as soon as all of its answers are as old as they may be, as long as some work goes on. */
  async pollDuring(work: Promise<unknown>): Promise<void> {
    let isOver = false;
    const end = () => (isOver = true);
    const over = work.then(end, end);
    await sleep(this.refreshMs);
    for (let dueMs = performance.now(); !isOver;) {
      await this.askAt(dueMs);
      dueMs = performance.now() + this.refreshMs + EXPIRED_MS;
      await Promise.race([over, sleep(Math.max(0, dueMs - performance.now()))]);
    }
  }

  private async askAt(dueMs: number): Promise<void> {
    await sleep(Math.max(0, dueMs - performance.now()));
    const lines = (await this.client.post(BATCH_PATH, this.batch)).toString().split('\n');
    const tables = lines.filter((line) => TABLE_LINE.test(line)).length;
    if (tables !== this.queries.length) throw new Error(`${tables} tables: ${lines.at(-2)}`);
  }

  /** So many walls hold a call open each. */
  async watch(walls: number): Promise<OpenWalls> {
    await sleep(this.refreshMs);
    const open = new OpenWalls(walls, this.queries.length);
    await Promise.all(
      Array.from({ length: walls }, (_, wall) =>
        this.open((line) => open.take(wall, line)).then((one) => open.add(one)),
      ),
    );
    return open;
  }

  private get batch(): object {
    return { reportCode: 'bench', queries: this.queries };
  }

  private open(onLine: (line: string) => void): Promise<ClientRequest> {
    return new Promise((resolve, reject) => {
      const call = this.client.send(BATCH_PATH, { ...this.batch, live: 1 });
      call.on('error', reject);
      call.on('response', (response) => {
        let rest = '';
        response.on('error', () => undefined);
        response.setEncoding('utf8').on('data', (chunk: string) => {
          const lines = (rest + chunk).split('\n');
          rest = lines.pop() ?? '';
          for (const line of lines) onLine(line);
        });
        resolve(call);
      });
    });
  }
}

/** What walls with open calls have been given. */
export class OpenWalls {
  private readonly counts: number[];
  private readonly charts: number;
  private readonly calls: ClientRequest[] = [];

  constructor(walls: number, charts: number) {
    this.counts = Array.from({ length: walls }, () => 0);
    this.charts = charts;
  }

  add(call: ClientRequest): void {
    this.calls.push(call);
  }

  take(wall: number, line: string): void {
    if (TABLE_LINE.test(line)) this.counts[wall] = (this.counts[wall] ?? 0) + 1;
  }

  /** Rounds that the last of the walls has been given whole. */
  get rounds(): number {
    return Math.floor(Math.min(...this.counts) / this.charts);
  }

  async waitForRounds(rounds: number): Promise<void> {
    while (this.rounds < rounds) await sleep(READY_STEP_MS);
  }

  leave(): void {
    for (const call of this.calls) call.destroy();
  }
}
