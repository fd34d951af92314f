import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { BASE_PREFIX, getData, pathOf } from '@aj-report/contract';
import type { BenchResult } from '../bench-result.ts';
import type { ServiceClient } from '../service/service-client.ts';
import type { Load, LoadEnd } from './load.ts';
import { medianOf } from './median.ts';
import { question } from './question.ts';

const CLIENTS = 16;
/** Times that both sides are measured, in turn. */
const ROUNDS = 5;
const SAME_STEPS = 6;
const OWN_STEPS = 3;
const CACHED_STEPS = 400;
/** The same answers a second are asked for by these factors. */
const SHARED_GAIN = 6;
const CACHED_PART = 0.6;
/** Parameters from here on were never asked for. */
const FIRST_NEW = 1_000;

type AskBodies = Pick<Load, 'path' | 'together' | 'clients'>;

/** Clients in a process of their own, so that what they cost is not the service's. */
export class Crowd {
  private readonly child: ChildProcess;
  private readonly client: ServiceClient;
  private nextNew = FIRST_NEW;

  constructor(client: ServiceClient) {
    this.client = client;
    this.child = fork(fileURLToPath(new URL('load.ts', import.meta.url)));
  }

  /** Everybody asks what nobody asked before: the same, or each something else. */
  async measureShared(): Promise<BenchResult> {
    const path = BASE_PREFIX + pathOf(getData);
    const same = () => this.ask({ path, together: true, clients: this.newBodies(SAME_STEPS, true) });
    const own = () => this.ask({ path, together: true, clients: this.newBodies(OWN_STEPS, false) });
    const medians = await mediansOf(same, own);
    const note = `ms an answer; floor: each asks another question, so that all reach the engine`;
    return { name: `${CLIENTS} clients, the same uncached question`, ...medians, target: 1 / SHARED_GAIN, note };
  }

  /** A cached answer against a route that sends the same bytes behind the same session check. */
  async measureCached(barePath: string): Promise<BenchResult> {
    const body = JSON.stringify(question(0));
    const clients = Array.from({ length: CLIENTS }, () => Array<string>(CACHED_STEPS).fill(body));
    const cached = () => this.ask({ path: BASE_PREFIX + pathOf(getData), together: false, clients });
    const bare = () => this.ask({ path: barePath, together: false, clients });
    const medians = await mediansOf(cached, bare);
    const note = 'ms an answer; floor: the same bytes from a bare route behind the same session check';
    return { name: `${CLIENTS} clients, cached`, ...medians, target: 1 / CACHED_PART, note };
  }

  private newBodies(steps: number, isSame: boolean): string[][] {
    const first = this.nextNew;
    this.nextNew += isSame ? steps : steps * CLIENTS;
    return Array.from({ length: CLIENTS }, (_, client) =>
      Array.from({ length: steps }, (_, step) =>
        JSON.stringify(question(first + (isSame ? step : client * steps + step))),
      ),
    );
  }

  /** ms an answer */
  private async ask(bodies: AskBodies): Promise<number> {
    const { port, token } = this.client;
    this.child.send({ port, token, ...bodies } satisfies Load);
    const [end] = (await once(this.child, 'message')) as [LoadEnd];
    if ('failure' in end) throw new Error(end.failure);
    return end.ms / bodies.clients.reduce((sum, one) => sum + one.length, 0);
  }

  close(): void {
    this.child.kill();
  }
}

/** Medians of both sides, after a round to warm up. */
async function mediansOf(work: () => Promise<number>, floorWork: () => Promise<number>) {
  const times: number[] = [];
  const floorTimes: number[] = [];
  for (let round = -1; round < ROUNDS; round++) {
    const [ms, floorMs] = [await work(), await floorWork()];
    if (round < 0) continue;
    times.push(ms);
    floorTimes.push(floorMs);
  }
  const [measured, floor] = [medianOf(times), medianOf(floorTimes)];
  return { measured, floor, unit: 'ms', ratio: measured / floor };
}
