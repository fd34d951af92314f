import {
  AppError,
  getScreen,
  getScreenChanges,
  lockParameters,
  listRevisions,
  nameRevision,
  publishScreen,
  saveScreen,
  unpublishScreen,
  type ScreenDocument,
} from '@aj-report/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { route } from '../../platform/route.ts';
import { requireRight } from '../../platform/session.ts';
import type { ShareScope } from '../../platform/share-guard.ts';
import { screensHolding, screensUsing } from './screen-usage.service.ts';
import { readPublished } from './kept-screen.ts';
import * as revisions from './screen-revisions.service.ts';
import * as service from './screen.service.ts';

export function registerScreen(app: FastifyInstance): void {
  app.uses.addSetUsers('screen', screensUsing);
  app.uses.addFileHolders('screen', screensHolding);
  route(app, saveScreen, ({ body, actor }) => service.saveScreen(app, actor(), body));
  route(app, getScreenChanges, ({ params, query }) => revisions.getChanges(app, params.reportCode, query));
  route(app, listRevisions, ({ params }) => revisions.listRevisions(app, params.reportCode));
  route(app, nameRevision, async ({ body }) => {
    await revisions.nameRevision(app, body);
    return null;
  });
  route(app, publishScreen, ({ body, actor }) => service.publishScreen(app, actor(), body.reportCode, body.revision));
  route(app, unpublishScreen, async ({ body, actor }) => {
    await service.unpublishScreen(app, actor(), body.reportCode);
    return null;
  });
  route(app, getScreen, ({ params, query, request, reply }) => {
    if (request.shareScopes !== null && query.revision === undefined) {
      // A browser that keeps it would ask as those do that look for changes, and its visit would not be counted.
      reply.header('cache-control', 'no-store');
      return readShared(app, params.reportCode, request.shareScopes, request);
    }
    return readScreen(app, params.reportCode, query.revision, request);
  });
}

/** The published screen with what its share fixes; whoever holds none of it yet is counted as a visit. */
async function readShared(
  app: FastifyInstance,
  reportCode: string,
  scopes: readonly ShareScope[],
  request: FastifyRequest,
): Promise<ScreenDocument> {
  const scope = scopes.find((one) => one.reportCode === reportCode);
  const document = await readPublished(app, reportCode);
  if (!scope) return document;
  if (request.headers['if-none-match'] === undefined && !scope.isDrawn) app.shareVisits.view(scope.visitedId);
  return lockParameters(document, scope.locked);
}

async function readScreen(
  app: FastifyInstance,
  reportCode: string,
  revision: string | undefined,
  request: FastifyRequest,
): Promise<ScreenDocument> {
  if (revision === undefined) return readPublished(app, reportCode);
  requireRight(request, 'bigScreenManage:design');
  if (revision === 'newest') return service.getNewestScreen(app, reportCode);
  if (/^[1-9]\d{0,8}$/.test(revision)) return revisions.getRevision(app, reportCode, Number(revision));
  throw new AppError('request/invalid', {
    path: 'querystring/revision',
    reason: { zh: '只能是 newest 或版本号', en: 'can only be newest or the number of a revision' },
  });
}
