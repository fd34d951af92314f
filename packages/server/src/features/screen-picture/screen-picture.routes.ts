import { drawScreenPicture, toEnvelope } from '@aj-report/contract';
import type { FastifyInstance } from 'fastify';
import { abortOnClose } from '../../platform/abort.ts';
import { toAttachment } from '../../platform/attachment.ts';
import { rawRoute } from '../../platform/route.ts';
import { toPictureKind } from './picture-job.service.ts';
import { orderPicture } from './screen-picture.service.ts';

export function registerScreenPicture(app: FastifyInstance): void {
  app.jobs.add(toPictureKind(app));
  rawRoute(app, drawScreenPicture, async ({ params, query, request, reply }) => {
    const drawn = await orderPicture(app, request, params.reportCode, query, abortOnClose(reply));
    reply.header('cache-control', 'no-store');
    if ('jobId' in drawn) return reply.code(202).send(toEnvelope(drawn));
    reply.headers({
      'content-type': drawn.mediaType,
      'content-disposition': toAttachment(drawn.fileName),
      'content-length': drawn.bytes,
    });
    return reply.send(drawn.open());
  });
}
