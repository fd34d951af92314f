import { Ajv, type ValidateFunction } from 'ajv';
import {
  BASE_PREFIX,
  login as loginEndpoint,
  pathOf,
  type Endpoint,
  type Envelope,
  type LoginEnvelope,
  type LoginResult,
  type OutputOf,
  type WarehouseKind,
} from '@aj-report/contract';
import { afterAll, beforeAll, describe } from 'vitest';
import { buildApp, type App, type Deps } from '../app.ts';
import type { Clock } from '../platform/identity.ts';
import { hashPassword } from '../platform/password.ts';
import { beginSession } from '../platform/session.ts';
import { makeTestFolder, TEST_ADMIN_PASSWORD, testConfig, type TestFolder } from './test-config.ts';
import { findClickhouse, startTestClickhouses, TEST_CLUSTER, type TestClickhouse } from './test-clickhouse.ts';
import { findPostgres, makeTestDatabase, type TestDatabase } from './test-postgres.ts';

/** The time of day, from where it was turned to; stopped, it moves only when it is turned. */
export class TestClock implements Clock {
  private offsetMs = 0;
  private stoppedMs: number | undefined;

  now(): Date {
    return new Date((this.stoppedMs ?? Date.now()) + this.offsetMs);
  }

  /** For tests of ages that a slow machine would outlast. */
  stop(): void {
    this.stoppedMs = Date.now();
  }

  go(): void {
    this.stoppedMs = undefined;
  }

  advance(ms: number): void {
    this.offsetMs += ms;
  }
}

export interface CallOptions {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Login token. */
  readonly token?: string;
  /** One share token or a comma-separated list. */
  readonly share?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Files and fields of a multipart call. */
  readonly form?: FormData;
}

export interface Answer<T> {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  /** What the envelope carries; of an error null. */
  readonly data: T;
  readonly args: Readonly<Record<string, string | number>>;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
}

export interface RouteContext {
  readonly app: App;
  readonly clock: TestClock;
  readonly database: 'sqlite' | 'postgresql';
  /** Where tables lie. */
  readonly warehouse: WarehouseKind;
  /** Servers of the warehouse; none with the embedded one. */
  readonly servers: readonly TestClickhouse[];
  /** Token of a user that logs in; without a name a session of `admin`, begun without the slow password check. */
  login(userName?: string, password?: string): Promise<string>;
  /** Makes a user that holds just these rights and answers its token. */
  loginWith(authorities: readonly string[]): Promise<string>;
  /** Makes a call as a browser would and checks a good answer against the endpoint's output. */
  call<E extends Endpoint>(endpoint: E, options?: CallOptions): Promise<Answer<OutputOf<E>>>;
}

export interface SuiteOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly deps?: Omit<Deps, 'clock'>;
  /** What it runs on; both databases of metadata with the embedded warehouse unless given. */
  readonly variants?: readonly Variant[];
}

/**
 * Metadata of a run, or a warehouse beside SQLite: one ClickHouse, a cluster of two in a zone that is not UTC, or two
 * that hold the same.
 */
export type Variant = 'sqlite' | 'postgresql' | 'clickhouse' | 'cluster' | 'replicas';
export const EVERY_WAREHOUSE: readonly Variant[] = ['sqlite', 'postgresql', 'clickhouse'];
const DATABASES: readonly Variant[] = ['sqlite', 'postgresql'];

const OUTPUTS = new Ajv({ strict: false });
const CHECKS = new Map<string, ValidateFunction>();

function checkOutput(endpoint: Endpoint, data: unknown): void {
  const check = CHECKS.get(endpoint.id) ?? OUTPUTS.compile(endpoint.output);
  CHECKS.set(endpoint.id, check);
  if (!check(data)) throw new Error(`${endpoint.id} answers against its contract: ${OUTPUTS.errorsText(check.errors)}`);
}

async function toPayload(
  options: CallOptions,
): Promise<{ payload?: string | Buffer; headers: Record<string, string> }> {
  if (options.form) {
    const encoded = new Response(options.form);
    const type = encoded.headers.get('content-type') ?? '';
    return { payload: Buffer.from(await encoded.arrayBuffer()), headers: { 'content-type': type } };
  }
  if (options.body === undefined) return { headers: {} };
  return { payload: JSON.stringify(options.body), headers: { 'content-type': 'application/json' } };
}

function readAnswer(
  endpoint: Endpoint,
  text: string,
): { code: string; message: string; data: unknown; args?: Envelope['args'] } {
  if (endpoint.answer === 'login') {
    const { repCode, repMsg, repData } = JSON.parse(text) as LoginEnvelope;
    return { code: repCode, message: repMsg, data: repData };
  }
  return JSON.parse(text) as Envelope;
}

/** Makes a call of a service as a browser would. */
export async function callApp<E extends Endpoint>(
  app: App,
  endpoint: E,
  options: CallOptions,
): Promise<Answer<OutputOf<E>>> {
  const { payload, headers } = await toPayload(options);
  const response = await app.inject({
    method: endpoint.method,
    url: BASE_PREFIX + pathOf(endpoint, options.params ?? {}),
    query: { ...options.query },
    headers: {
      ...headers,
      ...(options.token === undefined ? {} : { authorization: options.token }),
      ...(options.share === undefined ? {} : { 'share-token': options.share }),
      ...options.headers,
    },
    ...(payload === undefined ? {} : { payload }),
  });
  const wrapped = String(response.headers['content-type']).startsWith('application/json') && endpoint.id !== 'openapi';
  const answer = wrapped ? readAnswer(endpoint, response.body) : { code: '', message: '', data: null };
  const { code, message, args = {} } = answer;
  if (wrapped && response.statusCode < 300) checkOutput(endpoint, answer.data);
  const data = answer.data as OutputOf<E>;
  return { status: response.statusCode, code, message, data, args, headers: response.headers, text: response.body };
}

/** A user that nobody can log in as: its sessions are begun directly. */
async function addUser(app: App, authorities: readonly string[]): Promise<string> {
  const time = app.clock.now().toISOString();
  const audit = { createBy: 'test', createTime: time, updateBy: 'test', updateTime: time };
  const [userId, roleId] = [app.ids.newId(), app.ids.newId()];
  const names = { loginName: `user_${userId}`, realName: 'Test', passwordHash: '' };
  await app.db
    .insertInto('accessUser')
    .values({ id: userId, ...names, language: null, enableFlag: 1, lastLoginTime: null, ...audit })
    .execute();
  await app.db
    .insertInto('accessRole')
    .values({ id: roleId, roleCode: roleId, roleNameZh: '测试', roleNameEn: 'Test', enableFlag: 1, ...audit })
    .execute();
  await app.db.insertInto('accessUserRole').values({ userId, roleId }).execute();
  if (authorities.length > 0) {
    await app.db
      .insertInto('accessRoleAuthority')
      .values(authorities.map((authority) => ({ roleId, authority })))
      .execute();
  }
  return userId;
}

const hashes = new Map<string, Promise<string>>();

/** The hash of a password, made once for all suites of a worker. */
function keptHash(password: string): Promise<string> {
  const hash = hashes.get(password) ?? hashPassword(password);
  hashes.set(password, hash);
  return hash;
}

class RunningContext implements RouteContext {
  readonly clock = new TestClock();
  private running: App | undefined;
  private folder: TestFolder | undefined;
  private postgres: TestDatabase | undefined;
  servers: readonly TestClickhouse[] = [];

  constructor(
    private readonly variant: Variant,
    private readonly options: SuiteOptions,
  ) {}

  get database(): 'sqlite' | 'postgresql' {
    return this.variant === 'postgresql' ? 'postgresql' : 'sqlite';
  }

  get warehouse(): WarehouseKind {
    return this.variant === 'sqlite' || this.variant === 'postgresql' ? 'embedded' : 'clickhouse';
  }

  get app(): App {
    if (!this.running) throw new Error('The service runs inside of tests only');
    return this.running;
  }

  async start(): Promise<void> {
    this.folder = await makeTestFolder();
    if (this.database === 'postgresql') this.postgres = await makeTestDatabase();
    if (this.variant === 'clickhouse') this.servers = (await startTestClickhouses(1)) ?? [];
    if (this.variant === 'cluster') this.servers = (await startTestClickhouses(2, { zone: 'Asia/Shanghai' })) ?? [];
    if (this.variant === 'replicas') this.servers = (await startTestClickhouses(2, { areReplicas: true })) ?? [];
    const { postgres, servers } = this;
    const hosts = servers.map(({ host, port }) => `${host}:${port}`).join(',');
    const cluster = servers.length > 1 ? `?cluster=${TEST_CLUSTER}` : '';
    const places = {
      ...(postgres ? { AJ_DATABASE_URL: postgres.url } : {}),
      ...(hosts === '' ? {} : { AJ_WAREHOUSE: `clickhouse://${hosts}/aj${cluster}` }),
    };
    const config = testConfig(this.folder.path, { ...places, ...this.options.env });
    this.running = await buildApp(config, { hashOfFirstAdmin: keptHash, ...this.options.deps, clock: this.clock });
  }

  async stop(): Promise<void> {
    await this.running?.close();
    await this.postgres?.drop();
    await Promise.all(this.servers.map((server) => server.stop()));
    await this.folder?.remove();
  }

  async login(userName?: string, password = TEST_ADMIN_PASSWORD): Promise<string> {
    if (userName === undefined) return beginSession(this.app, await this.adminId());
    const answer = await this.call(loginEndpoint, { body: { userName, password } });
    const result = answer.data as LoginResult | null;
    if (!result) throw new Error(`Login of ${userName} failed: ${answer.message}`);
    return result.token;
  }

  private async adminId(): Promise<string> {
    const admin = await this.app.db
      .selectFrom('accessUser')
      .where('loginName', '=', 'admin')
      .select('id')
      .executeTakeFirstOrThrow();
    return admin.id;
  }

  async loginWith(authorities: readonly string[]): Promise<string> {
    return beginSession(this.app, await addUser(this.app, authorities));
  }

  call<E extends Endpoint>(endpoint: E, options: CallOptions = {}): Promise<Answer<OutputOf<E>>> {
    return callApp(this.app, endpoint, options);
  }
}

const postgresFound = await findPostgres();

function isMissing(variant: Variant): boolean {
  if (variant === 'sqlite') return false;
  return variant === 'postgresql' ? !postgresFound : findClickhouse() === undefined;
}

/**
 * Runs one suite against a whole service on SQLite and, where one is reachable, on PostgreSQL; on ClickHouse when
 * asked. Each run has a service, a data folder and a database of its own.
 * @example describeRoutes('Reports', (ctx) => { it('…', async () => { await ctx.call(listReports, { token }) }) })
 */
export function describeRoutes(name: string, suite: (ctx: RouteContext) => void, options: SuiteOptions = {}): void {
  for (const variant of options.variants ?? DATABASES) {
    describe.skipIf(isMissing(variant))(`${name} on ${variant}`, () => {
      const context = new RunningContext(variant, options);
      beforeAll(() => context.start());
      afterAll(() => context.stop());
      suite(context);
    });
  }
}
