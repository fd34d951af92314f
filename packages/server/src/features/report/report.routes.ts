import { createReport, deleteReport, getReport, listReports, updateReport } from '@aj-report/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/route.ts';
import * as service from './report.service.ts';

export function registerReport(app: FastifyInstance): void {
  route(app, createReport, ({ body, actor, language }) => service.createReport(app, actor(), body, language));
  route(app, updateReport, ({ body, actor }) => service.updateReport(app, actor(), body));
  route(app, listReports, async ({ query }) => {
    const page = await service.listReports(app, query);
    return { ...page, records: [...page.records] };
  });
  route(app, getReport, ({ params }) => service.getReport(app, params.id));
  route(app, deleteReport, async ({ params }) => {
    await service.deleteReport(app, params.id);
    return null;
  });
}
