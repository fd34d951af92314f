import {
  createEmbedGrant,
  createShare,
  delayShare,
  deleteShare,
  deleteShares,
  exchangeShare,
  getShare,
  getShareDetail,
  listShares,
  pauseShare,
  shareExcelReport,
  shareScreen,
  updateShare,
} from '@aj-report/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/route.ts';
import { requireSession } from '../../platform/session.ts';
import { sweepHourly } from '../../platform/sweep.ts';
import * as grants from './embed-grant.service.ts';
import * as opening from './open-share.service.ts';
import { validityOf } from './share-settings.ts';
import { makeWantedShare } from './wanted-share.service.ts';
import * as service from './share.service.ts';

function registerOpening(app: FastifyInstance): void {
  route(app, getShareDetail, ({ query, reply, request }) => {
    // It may hold the token of the share.
    reply.header('cache-control', 'no-store');
    return opening.getShareDetail(app, request, query.shareCode);
  });
  route(app, exchangeShare, ({ body, request }) =>
    opening.exchangeShare(app, request, body.shareCode, body.sharePassword ?? ''),
  );
}

function registerGrants(app: FastifyInstance): void {
  route(app, createEmbedGrant, async ({ body, reply, request }) => {
    reply.header('cache-control', 'no-store');
    const grant = await grants.createEmbedGrant(app, requireSession(request), body);
    request.auditKey = grants.auditKeyOf(grant, body);
    return grant;
  });
  sweepHourly(app, 'ended grants', () => grants.forgetEnded(app));
}

export function registerShare(app: FastifyInstance): void {
  registerOpening(app);
  registerGrants(app);
  route(app, createShare, ({ body, request }) => service.createShare(app, requireSession(request), body));
  route(app, shareScreen, ({ body, request }) => makeWantedShare(app, requireSession(request), body));
  route(app, shareExcelReport, ({ body, request }) => makeWantedShare(app, requireSession(request), body));
  route(app, listShares, async ({ query }) => {
    const shareType = validityOf(query);
    const page = await service.listShares(app, { ...query, ...(shareType === undefined ? {} : { shareType }) });
    return { ...page, records: [...page.records] };
  });
  route(app, getShare, ({ params }) => service.getShare(app, params.id));
  route(app, updateShare, ({ body, request }) => service.updateShare(app, requireSession(request), body));
  route(app, pauseShare, ({ body, request }) => service.pauseShare(app, requireSession(request), body.id, body.paused));
  route(app, delayShare, ({ body, actor }) => service.delayShare(app, actor(), body));
  route(app, deleteShare, async ({ params }) => {
    await service.deleteShare(app, params.id);
    return null;
  });
  route(app, deleteShares, ({ body, language }) => service.deleteShares(app, body, language));
}
