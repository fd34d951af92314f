import { getMail, listMails, resendMail, takeMailedLink } from '@aj-report/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/route.ts';
import { requireSession } from '../../platform/session.ts';
import * as service from './mail.service.ts';

export function registerMailRoutes(app: FastifyInstance): void {
  route(app, listMails, async ({ query }) => {
    const page = await service.listMails(app, query);
    return { ...page, records: [...page.records] };
  });
  route(app, getMail, ({ params }) => service.getMail(app, params.id));
  route(app, takeMailedLink, ({ params, request }) => service.takeLink(app, params.id, requireSession(request)));
  route(app, resendMail, async ({ params }) => {
    await service.resendMail(app, params.id);
    return null;
  });
}
