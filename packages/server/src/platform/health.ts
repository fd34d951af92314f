import { setTimeout as sleep } from 'node:timers/promises';
import { AppError, health, messageOf, openApi, VERSION } from '@aj-report/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { printOpenApi } from './openapi.ts';
import { rawRoute, route } from './route.ts';
import { sendPieces } from './send-answer.ts';

/** ms that the database has to answer: probes of balancers and containers wait for two seconds or more. */
const ANSWER_MS = 1_500;

/** Asks the database, once for all who want to know meanwhile: questions to one that is silent must not pile up. */
class DatabaseProbe {
  private readonly app: FastifyInstance;
  private asked: Promise<unknown> | undefined;

  constructor(app: FastifyInstance) {
    this.app = app;
  }

  /** @throws server/database-away, what asking throws */
  async check(): Promise<void> {
    this.asked ??= sql`select 1`.execute(this.app.db).finally(() => (this.asked = undefined));
    // Heard also when nobody waits for it any more.
    this.asked.catch(() => undefined);
    const late = new AbortController();
    const giveUp = sleep(ANSWER_MS, undefined, { signal: late.signal }).then(() => {
      throw new AppError('server/database-away');
    });
    giveUp.catch(() => undefined);
    try {
      await Promise.race([this.asked, giveUp]);
    } finally {
      late.abort();
    }
  }
}

/** Whether a call asks for the health: nothing else is asked of the database for it, whoever calls. */
export function asksForHealth(request: FastifyRequest): boolean {
  return request.routeOptions?.config?.endpoint === health.id;
}

/**
 * `/health` asks the database too: a service that cannot is not well. One that met a fault of the machine is degraded,
 * and goes on serving what it can.
 */
export function registerHealth(app: FastifyInstance): void {
  const probe = new DatabaseProbe(app);
  route(app, health, async ({ language }) => {
    await probe.check();
    const faults = await app.faults.current();
    const problems = faults.map((code) => ({ code, message: messageOf(code, {}, language) }));
    const status = problems.length === 0 ? ('up' as const) : ('degraded' as const);
    return { status, problems, version: VERSION, uptimeSeconds: Math.floor(process.uptime()) };
  });
  const description = Buffer.from(JSON.stringify(printOpenApi(VERSION, app.config.publicUrl)));
  rawRoute(app, openApi, ({ request, reply }) =>
    sendPieces(request, reply.type('application/json; charset=utf-8'), [description]),
  );
}
