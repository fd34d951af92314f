import {
  can,
  createSchedule,
  deleteSchedule,
  deleteSchedules,
  exportExcelReport,
  getSchedule,
  listFiles,
  listScheduleRuns,
  listSchedules,
  nextScheduleTimes,
  pauseSchedule,
  runSchedule,
  updateSchedule,
} from '@aj-report/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { route } from '../../platform/route.ts';
import { requireRight, requireSession } from '../../platform/session.ts';
import * as service from './report-schedule.service.ts';
import { runNow, watchSchedules } from './run-schedule.service.ts';
import { toScheduledReportKind } from './scheduled-report.service.ts';
import type { Reader } from './schedule-record.ts';

function readerOf(request: FastifyRequest): Reader {
  const { userId, loginName, authorities } = requireSession(request);
  return { userId, loginName, maySeeFiles: can(listFiles.permission, authorities), language: request.language };
}

function registerReading(app: FastifyInstance): void {
  route(app, listSchedules, async ({ query, request }) => {
    const page = await service.listSchedules(app, query, readerOf(request));
    return { ...page, records: [...page.records] };
  });
  route(app, getSchedule, ({ params, request }) => service.getSchedule(app, params.id, readerOf(request)));
  route(app, listScheduleRuns, async ({ query, request }) => {
    const page = await service.listRuns(app, query, readerOf(request));
    return { ...page, records: [...page.records] };
  });
  route(app, nextScheduleTimes, ({ query }) => ({ times: service.readNextTimes(app, query) }));
}

export function registerReportSchedule(app: FastifyInstance): void {
  app.jobs.add(toScheduledReportKind(app));
  app.addHook('onReady', async () => app.background.start('schedules', (signal) => watchSchedules(app, signal)));
  registerReading(app);
  route(app, createSchedule, ({ body, actor, request, language }) => {
    requireRight(request, exportExcelReport.permission);
    return service.createSchedule(app, actor(), body, language);
  });
  route(app, updateSchedule, async ({ body, actor, request, language }) => {
    requireRight(request, exportExcelReport.permission);
    await service.updateSchedule(app, actor(), body, language);
    return null;
  });
  route(app, pauseSchedule, ({ body, actor }) => service.pauseSchedule(app, actor(), body.id, body.paused));
  route(app, runSchedule, ({ body }) => runNow(app, body.id));
  route(app, deleteSchedule, async ({ params }) => {
    await service.deleteSchedule(app, params.id);
    return null;
  });
  route(app, deleteSchedules, ({ body, language }) => service.deleteSchedules(app, body, language));
}
