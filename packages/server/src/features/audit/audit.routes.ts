import { auditActions, listAudit } from '@aj-report/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/route.ts';
import { listActions, listRecords } from './audit.service.ts';

export function registerAudit(app: FastifyInstance): void {
  route(app, auditActions, ({ query, language }) => listActions(query.keyword ?? '', language));
  route(app, listAudit, async ({ query, language }) => {
    await app.auditLog.flush();
    const page = await listRecords(app, query, language);
    return { ...page, records: [...page.records] };
  });
}
