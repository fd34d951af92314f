import { getPicturedScreen, keepReportPicture, LIMITS, readReportPicture } from '@aj-report/contract';
import type { FastifyInstance } from 'fastify';
import { rawRoute, route } from '../../platform/route.ts';
import { isHeld } from '../../platform/send-answer.ts';
import { receiveUpload } from '../../platform/upload.ts';
import { getPicturedScreen as readPicturedScreen } from '../screen/pictured-screen.service.ts';
import * as service from '../picture/picture.service.ts';

/** Pictures of reports in lists: browsers of people who design make them, everybody else reads them. */
export function registerPicture(app: FastifyInstance): void {
  const limit = { bytes: LIMITS.pictureBytesMax, error: 'file/too-large' } as const;
  route(app, getPicturedScreen, ({ params, query }) => readPicturedScreen(app, params.reportCode, query.revision));
  route(app, keepReportPicture, async ({ request }) => {
    const upload = await receiveUpload(app, keepReportPicture, request, limit);
    const { reportCode = '', revision = '' } = upload.fields;
    return service.keepPicture(app, upload, { reportCode, revision: Number(revision) });
  });
  rawRoute(app, readReportPicture, async ({ params, request, reply }) => {
    const { id, mediaType, size } = await service.requirePicture(app, params.pictureId);
    reply.headers({
      'content-type': mediaType,
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, max-age=31536000, immutable',
    });
    if (isHeld(request, reply, id)) return reply.code(304).send();
    return reply.header('content-length', size).send(app.files.read(id));
  });
}
