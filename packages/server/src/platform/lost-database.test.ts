import { setTimeout as sleep } from 'node:timers/promises';
import { BASE_PREFIX, createDictionary, health, messageOf, type Envelope, type Language } from '@aj-report/contract';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { BadLine } from '../testing/bad-line.ts';
import { ServiceProcess } from '../testing/service-process.ts';
import { makeTestFolder } from '../testing/test-config.ts';
import { findPostgres, makeTestDatabase, type TestDatabase } from '../testing/test-postgres.ts';

const WRITERS = 5;
/** Longer than any limit of the service. */
const PATIENCE = { timeout: 60_000, interval: 50 };
const hasPostgres = await findPostgres();

interface Refusal {
  readonly status: number;
  readonly language: Language;
  readonly envelope: Envelope<null>;
}

/** Keeps writing through one server, and remembers what it was answered. */
class Writer {
  readonly acknowledged: string[] = [];
  readonly refusals: Refusal[] = [];
  private isStopped = false;
  private readonly running: Promise<void>;

  constructor(
    private readonly service: ServiceProcess,
    private readonly name: string,
    private readonly language: Language,
  ) {
    this.running = this.run();
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    await this.running;
  }

  private async run(): Promise<void> {
    for (let turn = 0; !this.isStopped; turn++) {
      const dictCode = `${this.name}_${turn}`;
      const response = await fetch(this.service.address + BASE_PREFIX + createDictionary.path, {
        method: 'POST',
        headers: {
          authorization: this.service.token,
          'content-type': 'application/json',
          'accept-language': this.language,
        },
        body: JSON.stringify({ dictCode, nameZh: dictCode, nameEn: dictCode, items: [] }),
      }).catch(() => undefined);
      // Whether a server ended, its process says.
      if (!response) return;
      const envelope = (await response.json()) as Envelope<null>;
      if (envelope.code === '200') this.acknowledged.push(dictCode);
      else this.refusals.push({ status: response.status, language: this.language, envelope });
      if (!response.ok) await sleep(10);
    }
  }
}

async function healthOf({ address }: ServiceProcess): Promise<number> {
  const response = await fetch(address + BASE_PREFIX + health.path);
  await response.arrayBuffer();
  return response.status;
}

describe.runIf(hasPostgres)('Two servers whose PostgreSQL is cut off while five people write', () => {
  let database: TestDatabase;
  let line: BadLine;
  let folder: Awaited<ReturnType<typeof makeTestFolder>>;
  let services: ServiceProcess[] = [];
  let writers: Writer[] = [];

  beforeAll(async () => {
    database = await makeTestDatabase();
    folder = await makeTestFolder();
    const url = new URL(database.url);
    line = await BadLine.to(url.hostname, Number(url.port || 5432));
    url.port = String(line.localPort);
    const env = { AJ_DATABASE_URL: url.href, AJ_RATE_NORMAL: '1000000' };
    services = [await ServiceProcess.start(folder.path, env), await ServiceProcess.start(folder.path, env)];
    writers = Array.from(
      { length: WRITERS },
      (_, n) => new Writer(services[n % services.length]!, `writer_${n}`, n % 2 === 0 ? 'zh' : 'en'),
    );
  });

  afterAll(async () => {
    for (const service of services) await service.kill();
    await line.close();
    await database.drop();
    await folder.remove();
  });

  /** Every writer was answered that many more writes since now. */
  async function everybodyWrites(count: number): Promise<void> {
    const wanted = writers.map(({ acknowledged }) => acknowledged.length + count);
    await vi.waitFor(() => {
      expect(services.map(({ isRunning }) => isRunning)).toEqual([true, true]);
      for (const [n, { acknowledged }] of writers.entries()) expect(acknowledged.length).toBeGreaterThan(wanted[n]!);
    }, PATIENCE);
  }

  async function everybodyIsRefused(): Promise<void> {
    const known = writers.map(({ refusals }) => refusals.length);
    await vi.waitFor(() => {
      expect(services.map(({ isRunning }) => isRunning)).toEqual([true, true]);
      for (const [n, { refusals }] of writers.entries()) expect(refusals.length).toBeGreaterThan(known[n]!);
    }, PATIENCE);
  }

  it('go on where every connection breaks in the middle of work, again and again', async () => {
    await everybodyWrites(5);
    for (let turn = 0; turn < 10; turn++) {
      line.drop();
      await everybodyWrites(3);
    }
  });

  it('say that they are not well while it is down, and write again once it is back', async () => {
    line.cut();
    await everybodyIsRefused();
    expect(await Promise.all(services.map(healthOf))).toEqual([503, 503]);
    line.mend();
    await everybodyWrites(5);
    expect(await Promise.all(services.map(healthOf))).toEqual([200, 200]);
  });

  it('say so sooner than any call gives up while it is silent, and leave its connections', async () => {
    line.swallow();
    const refused = everybodyIsRefused().then(() => 'refused');
    const ill = Promise.all(services.map(healthOf));
    expect(await Promise.race([ill, refused])).toEqual([503, 503]);
    await refused;
    line.mend();
    await everybodyWrites(5);
    expect(await Promise.all(services.map(healthOf))).toEqual([200, 200]);
  });

  it('have lost nothing that they acknowledged, and said to everybody else what to do, in their language', async () => {
    await Promise.all(writers.map((writer) => writer.stop()));
    const client = new Client({ connectionString: database.url });
    await client.connect();
    const { rows } = await client.query<{ code: string }>('select code from dictionary');
    const stored = new Set(rows.map(({ code }) => code));
    const acknowledged = writers.flatMap((writer) => writer.acknowledged);
    expect(acknowledged.filter((code) => !stored.has(code))).toEqual([]);
    const audited = `select count(*)::int as lines from audit_record where endpoint = 'gaeaDict.create' and result = '200'`;
    await vi.waitFor(async () => {
      const answer = await client.query<{ lines: number }>(audited);
      expect(answer.rows[0]?.lines).toBe(acknowledged.length);
    }, PATIENCE);
    await client.end();
    for (const { status, language, envelope } of writers.flatMap(({ refusals }) => refusals)) {
      const message = messageOf('server/database-away', {}, language);
      expect({ status, code: envelope.code, message: envelope.message }).toEqual({
        status: 503,
        code: 'server/database-away',
        message,
      });
    }
  });
});
