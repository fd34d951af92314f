import { AppError, getScreen, saveScreen, type ScreenDocument } from '@aj-report/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { route } from '../../platform/route.ts';
import { requireRight } from '../../platform/session.ts';
import * as service from './screen.service.ts';

export function registerScreen(app: FastifyInstance): void {
  route(app, saveScreen, ({ body, actor }) => service.saveScreen(app, actor(), body));
  route(app, getScreen, ({ params, query, request }) => readScreen(app, params.reportCode, query.revision, request));
}

async function readScreen(
  app: FastifyInstance,
  reportCode: string,
  revision: string | undefined,
  request: FastifyRequest,
): Promise<ScreenDocument> {
  if (revision === undefined) return service.getPublishedScreen(app, reportCode);
  requireRight(request, 'bigScreenManage:design');
  if (revision === 'newest') return service.getNewestScreen(app, reportCode);
  throw new AppError('request/invalid', {
    path: 'querystring/revision',
    reason: { zh: '只能是 newest', en: 'can only be newest' },
  });
}
