import { createApiToken, listApiTokens, revokeApiToken } from '@aj-report/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/route.ts';
import { requireSession } from '../../platform/session.ts';
import * as service from './api-token.service.ts';

export function registerApiToken(app: FastifyInstance): void {
  route(app, listApiTokens, ({ query, request }) => service.listTokens(app, query, requireSession(request)));
  route(app, createApiToken, ({ body, request }) => service.createToken(app, body, requireSession(request)));
  route(app, revokeApiToken, async ({ params, request }) => {
    await service.revokeToken(app, params.id, requireSession(request));
    return null;
  });
}
