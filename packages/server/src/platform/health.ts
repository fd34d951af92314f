import { health, openApi } from '@aj-report/contract';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { printOpenApi } from './openapi.ts';
import { rawRoute, route } from './route.ts';
import { VERSION } from './version.ts';

/** `/health` asks the database too: a service that cannot is not well. */
export function registerHealth(app: FastifyInstance): void {
  route(app, health, async () => {
    await sql`select 1`.execute(app.db);
    return { status: 'up', version: VERSION, uptimeSeconds: Math.floor(process.uptime()) };
  });
  const description = JSON.stringify(printOpenApi(VERSION, app.config.publicUrl));
  rawRoute(app, openApi, ({ reply }) => reply.type('application/json; charset=utf-8').send(description));
}
