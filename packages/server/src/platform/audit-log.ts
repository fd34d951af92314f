import { isAudited, OK_CODE, recordPlaceOf, type Endpoint } from '@aj-report/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Insertable } from 'kysely';
import type { AuditRecordTable } from './schema-access.ts';
import { sweepHourly } from './sweep.ts';
import { addDays } from './times.ts';
import * as store from './audit-log.store.ts';
import type { Session } from './actor.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Code of the error that was answered; null for a good answer. */
    errorCode: string | null;
    /** Which record a call is about, where its input does not say it. */
    auditKey: string | null;
  }
  interface FastifyInstance {
    readonly auditLog: AuditLog;
  }
}

/** ms; what a crash may lose of the log */
const FLUSH_MS = 500;
const KEY_LENGTH_MAX = 200;
const ROWS_PER_INSERT = 100;
/** Lines that wait while the database does not answer. */
const WAITING_MAX = 10_000;

/** Keeps lines for a moment and writes them together, so that no call waits for its line. */
export interface AuditLog {
  note(endpoint: Endpoint, request: FastifyRequest): void;
  /** Writes what waits. */
  flush(): Promise<void>;
}

/** Keys of a call that is about several records, as its body lists them. */
function listedKeys(body: unknown): string {
  const isList = Array.isArray(body) && body.every((one) => typeof one === 'string');
  return isList ? body.join(',').slice(0, KEY_LENGTH_MAX) : '';
}

function recordKeyOf(endpoint: Endpoint, request: FastifyRequest): string {
  if (request.auditKey !== null) return request.auditKey.slice(0, KEY_LENGTH_MAX);
  const listed = listedKeys(request.body);
  if (listed !== '') return listed;
  const place = recordPlaceOf(endpoint);
  if (!place) return '';
  const [part, name] = place;
  const value = (request[part] as Readonly<Record<string, unknown>> | null | undefined)?.[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, KEY_LENGTH_MAX) : '';
}

/** A machine acts in the name of its owner, and is named beside it. */
function toActorName({ loginName, apiToken }: Session): string {
  return apiToken === null ? loginName : `${loginName} · ${apiToken}`;
}

type Line = Insertable<AuditRecordTable>;

function toLine(app: FastifyInstance, endpoint: Endpoint, request: FastifyRequest): Line {
  const { session } = request;
  return {
    id: app.ids.newId(),
    userId: session?.userId ?? null,
    loginName: session ? toActorName(session) : '',
    endpoint: endpoint.id,
    recordKey: recordKeyOf(endpoint, request),
    address: request.ip,
    result: request.errorCode ?? OK_CODE,
    createTime: app.clock.now().toISOString(),
  };
}

async function forgetOld(app: FastifyInstance): Promise<void> {
  const before = addDays(app.clock.now(), -app.config.auditDays).toISOString();
  await store.forgetLines(app.db, before);
}

/** The audit log: lines of calls are collected and written every half second, and when the service closes. */
export function registerAuditLog(app: FastifyInstance): void {
  let waiting: Line[] = [];
  let writing: Promise<void> = Promise.resolve();
  async function writeOut(): Promise<void> {
    while (waiting.length > 0) {
      const lines = waiting.slice(0, ROWS_PER_INSERT);
      await store.insertLines(app.db, lines);
      waiting = waiting.slice(lines.length);
    }
  }
  function flush(): Promise<void> {
    writing = writing.then(writeOut).catch((error: unknown) => app.log.error({ err: error }, 'audit log not written'));
    return writing;
  }
  app.decorateRequest('errorCode', null);
  app.decorateRequest('auditKey', null);
  app.decorate('auditLog', {
    note(endpoint, request) {
      if (!isAudited(endpoint)) return;
      waiting.push(toLine(app, endpoint, request));
      if (waiting.length > WAITING_MAX) waiting.shift();
    },
    flush,
  } satisfies AuditLog);
  const timer = setInterval(() => {
    if (waiting.length > 0) void flush();
  }, FLUSH_MS).unref();
  sweepHourly(app, 'audit log', () => forgetOld(app));
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await flush();
  });
}
