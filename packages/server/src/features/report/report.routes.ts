import {
  copyDataSet,
  copyReport,
  createReport,
  deleteReport,
  deleteReports,
  getReport,
  kindsFor,
  listReports,
  reportUses,
  updateReport,
} from '@aj-report/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/route.ts';
import { requireRight, requireSession } from '../../platform/session.ts';
import { usesOfReport } from './report-uses.service.ts';
import { registerPicture } from './picture.routes.ts';
import * as copying from './copy-report.service.ts';
import * as service from './report.service.ts';

export function registerReport(app: FastifyInstance): void {
  registerPicture(app);
  route(app, createReport, ({ body, actor, language }) => service.createReport(app, actor(), body, language));
  route(app, updateReport, ({ body, actor }) => service.updateReport(app, actor(), body));
  route(app, listReports, async ({ query, request }) => {
    const kinds = kindsFor(listReports.permission, requireSession(request).authorities);
    const page = await service.listReports(app, { ...query, kinds });
    return { ...page, records: [...page.records] };
  });
  route(app, getReport, ({ params }) => service.getReport(app, params.id));
  route(app, reportUses, ({ params }) => usesOfReport(app, params.id));
  route(app, deleteReport, async ({ params, actor }) => {
    await service.deleteReport(app, actor(), params.id);
    return null;
  });
  route(app, deleteReports, ({ body, actor, language }) => service.deleteReports(app, actor(), body, language));
  route(app, copyReport, ({ body, actor, language, request }) => {
    if (body.withDataSets === true) requireRight(request, copyDataSet.permission);
    return copying.copyReport(app, actor(), body, language);
  });
}
