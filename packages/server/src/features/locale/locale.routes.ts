import { setLanguage, toLanguage } from '@aj-report/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/route.ts';
import { storeLanguage } from '../access-user/access-user.service.ts';

/** The language of a signed-in user is kept; a stranger keeps its own in the browser. An unknown one means Chinese. */
export function registerLocaleRoutes(app: FastifyInstance): void {
  route(app, setLanguage, async ({ query, request }) => {
    const language = toLanguage(query.language);
    if (request.session) await storeLanguage(app, request.session.userId, language);
    return { language };
  });
}
