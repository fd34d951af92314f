import { getMail, listMails, resendMail } from '@aj-report/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/route.ts';
import * as service from './mail.service.ts';

export function registerMailRoutes(app: FastifyInstance): void {
  route(app, listMails, async ({ query }) => {
    const page = await service.listMails(app, query);
    return { ...page, records: [...page.records] };
  });
  route(app, getMail, ({ params }) => service.getMail(app, params.id));
  route(app, resendMail, async ({ params }) => {
    await service.resendMail(app, params.id);
    return null;
  });
}
