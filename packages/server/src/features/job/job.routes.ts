import { cancelJob, downloadJobFile, getJob, listJobs, retryJob } from '@aj-report/contract';
import type { FastifyInstance } from 'fastify';
import { toAttachment } from '../../platform/attachment.ts';
import { rawRoute, route } from '../../platform/route.ts';
import { requireSession } from '../../platform/session.ts';
import * as service from './job.service.ts';

export function registerJobRoutes(app: FastifyInstance): void {
  route(app, listJobs, async ({ query, request, language }) => {
    const page = await service.listJobs(app, requireSession(request), query, language);
    return { ...page, records: [...page.records] };
  });
  route(app, getJob, ({ params, request, language }) => service.getJob(app, request, params.id, language));
  rawRoute(app, downloadJobFile, async ({ params, request, reply }) => {
    const file = await service.openJobFile(app, request, params.id);
    reply.headers({
      'content-type': 'application/octet-stream',
      'content-disposition': toAttachment(file.fileName),
      'content-length': file.bytes,
      'cache-control': 'no-store',
    });
    return reply.send(file.open());
  });
  route(app, retryJob, async ({ params, request }) => {
    await service.retryJob(app, request, params.id);
    return null;
  });
  route(app, cancelJob, async ({ params, request }) => {
    await service.cancelJob(app, request, params.id);
    return null;
  });
}
