import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  BASE_PREFIX,
  createDataSet,
  getData,
  login,
  pathOf,
  testTransform,
  type Endpoint,
  type Envelope,
  type LoginEnvelope,
  type LoginResult,
} from '@aj-report/contract';
import { DuckDBInstance } from '@duckdb/node-api';
import fastify, { type FastifyInstance } from 'fastify';
import { buildApp, type App } from '../../packages/server/src/app.ts';
import { readConfig } from '../../packages/server/src/config.ts';
import { warehouseFile } from '../../packages/server/src/engine/warehouse/warehouse-file.ts';
import { addSource } from '../../packages/server/src/testing/add-source.ts';
import type { BenchResult } from './bench-result.ts';

const ROWS = 1_000_000;
const WARM_ROUNDS = 5;
const ROUNDS = 40;
const CACHED_ROUNDS = 1000;
const PASSWORD = 'bench-password';
const TABLE = `create table orders as select range as id, 'c' || (range % 5000) as customer, 'r' || (range * 7 % 20) as region,
  'p' || (range % 200) as product, date '2025-01-01' + (range % 365)::int as day, (range % 90)::int as quantity,
  (range % 9973 / 100)::decimal(18, 2) as price, (range * 13 % 99991 / 10)::double as amount, range % 2 = 0 as paid,
  'note ' || range as note from range(${ROWS})`;
/** The parameter makes every question another one, so that nothing but the cached measure is answered from the cache. */
const GROUP_BY =
  'select region, count(*) as n, sum(amount) as total from orders where id <> ${skip} group by region order by region';

/**
 * A group-by over a million rows of ten columns: getData through HTTP, rights and JSON against the engine alone in this
 * process; and the cached answer against a bare service that sends the same bytes.
 */
export async function run(): Promise<readonly BenchResult[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'aj-bench-'));
  const env = {
    AJ_DATA_DIR: folder,
    AJ_ADMIN_PASSWORD: PASSWORD,
    AJ_SAMPLES: '0',
    AJ_LOG_LEVEL: 'silent',
    AJ_RATE_QUERY: '1000000',
  };
  const app = await buildApp(readConfig(env));
  try {
    await addSource(app, 'orders', [TABLE]);
    const client = await Client.signIn(app);
    await makeDataSet(client);
    const results = [await measureUncached(app, client), await measureCached(client)];
    client.close();
    return results;
  } finally {
    await app.close();
    await rm(folder, { recursive: true });
  }
}

async function makeDataSet(client: Client): Promise<void> {
  const params = [{ paramName: 'skip', paramType: 'number', requiredFlag: 1, sampleItem: -1 }];
  const query = { sourceCode: 'orders', setType: 'sql', dynSentence: GROUP_BY, dataSetParamDtoList: params };
  await client.call(testTransform, query);
  await client.call(createDataSet, { ...query, setCode: 'by_region', setName: 'by region' });
}

async function measureUncached(app: App, client: Client): Promise<BenchResult> {
  const version = await app.db.selectFrom('dataSourceVersion').select('fileName').executeTakeFirstOrThrow();
  const instance = await DuckDBInstance.create(warehouseFile(app.config.dataDir, version.fileName), {
    access_mode: 'READ_ONLY',
  });
  const connection = await instance.connect();
  const statement = await connection.prepare(GROUP_BY.replace('${skip}', '$1'));
  const askEngine = async (round: number) => {
    statement.bindInteger(1, round);
    const reader = await statement.runAndReadAll();
    return Buffer.from(JSON.stringify(reader.getRowObjectsJson()));
  };
  const medians = await mediansOf(ROUNDS, (round) => client.ask(round), askEngine);
  connection.closeSync();
  instance.closeSync();
  return { name: 'group-by of 1,000,000 × 10 through HTTP', ...medians, note: 'floor: the engine alone in process' };
}

async function measureCached(client: Client): Promise<BenchResult> {
  const bytes = await client.ask(0);
  const bare = fastify({ logger: false });
  bare.post('/constant', (_request, reply) => reply.type('application/json').send(bytes));
  await bare.listen({ port: 0, host: '127.0.0.1' });
  const stranger = new Client(bare, '');
  const medians = await mediansOf(
    CACHED_ROUNDS,
    () => client.ask(0),
    () => stranger.post('/constant', {}),
  );
  stranger.close();
  await bare.close();
  return { name: 'the same, cached', ...medians, note: 'floor: bare Fastify sending the same bytes' };
}

type Work = (round: number) => Promise<Buffer>;

/** Medians of the work and of its floor, taken in turn, after a few rounds to warm up, whose numbers are negative. */
async function mediansOf(rounds: number, work: Work, floorWork: Work) {
  const times: number[] = [];
  const floorTimes: number[] = [];
  for (let round = -WARM_ROUNDS; round < rounds; round++) {
    const ms = await timed(work, round);
    const floorMs = await timed(floorWork, round);
    if (round < 0) continue;
    times.push(ms);
    floorTimes.push(floorMs);
  }
  const [measured, floor] = [median(times), median(floorTimes)];
  return { measured, floor, unit: 'ms', ratio: measured / floor };
}

async function timed(work: Work, round: number): Promise<number> {
  const start = performance.now();
  await work(round);
  return performance.now() - start;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** One kept connection, as a wall has. */
class Client {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 1 });
  private readonly port: number;
  private readonly token: string;

  constructor(service: FastifyInstance, token: string) {
    this.port = (service.server.address() as AddressInfo).port;
    this.token = token;
  }

  static async signIn(app: App): Promise<Client> {
    await app.listen({ port: 0, host: '127.0.0.1' });
    const stranger = new Client(app, '');
    const bytes = await stranger.post(BASE_PREFIX + pathOf(login), { userName: 'admin', password: PASSWORD });
    stranger.close();
    const { repData } = JSON.parse(bytes.toString()) as LoginEnvelope<LoginResult>;
    return new Client(app, repData?.token ?? '');
  }

  ask(skip: number): Promise<Buffer> {
    return this.call(getData, { setCode: 'by_region', contextData: { skip } });
  }

  async call(endpoint: Endpoint, body: object): Promise<Buffer> {
    const bytes = await this.post(BASE_PREFIX + pathOf(endpoint), body);
    if (bytes.subarray(0, 13).toString() !== '{"code":"200"') {
      throw new Error(`${endpoint.id}: ${(JSON.parse(bytes.toString()) as Envelope).message}`);
    }
    return bytes;
  }

  post(address: string, body: object): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      const headers = { 'content-type': 'application/json', ...(this.token ? { authorization: this.token } : {}) };
      const call = request({
        port: this.port,
        host: '127.0.0.1',
        method: 'POST',
        path: address,
        headers,
        agent: this.agent,
      });
      call.on('error', reject);
      call.on('response', (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => resolve(Buffer.concat(chunks)));
      });
      call.end(JSON.stringify(body));
    });
  }

  close(): void {
    this.agent.destroy();
  }
}
