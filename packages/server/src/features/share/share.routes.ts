import { createShare, exchangeShare, getShareDetail } from '@aj-report/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/route.ts';
import * as service from './share.service.ts';

export function registerShare(app: FastifyInstance): void {
  route(app, createShare, ({ body, actor }) => service.createShare(app, actor(), body));
  route(app, getShareDetail, ({ query, reply }) => {
    // It may hold the token of the share.
    reply.header('cache-control', 'no-store');
    return service.getShareDetail(app, query.shareCode);
  });
  route(app, exchangeShare, ({ body, request }) =>
    service.exchangeShare(app, body.shareCode, body.sharePassword ?? '', request.ip),
  );
}
