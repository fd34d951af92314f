import { health, messageOf, openApi } from '@aj-report/contract';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { printOpenApi } from './openapi.ts';
import { rawRoute, route } from './route.ts';
import { sendPieces } from './send-answer.ts';
import { VERSION } from './version.ts';

/**
 * `/health` asks the database too: a service that cannot is not well. One that met a fault of the machine is degraded,
 * and goes on serving what it can.
 */
export function registerHealth(app: FastifyInstance): void {
  route(app, health, async ({ language }) => {
    await sql`select 1`.execute(app.db);
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
