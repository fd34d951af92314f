import { currentUser, login, logout, updatePassword } from '@aj-report/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/route.ts';
import { adoptSession, forgetSession, requireSession } from '../../platform/session.ts';
import * as service from './access-user.service.ts';

export function registerAccessUser(app: FastifyInstance): void {
  route(app, login, async ({ body, request }) => {
    const result = await service.login(app, {
      userName: body.userName,
      password: body.password,
      captcha: body.captchaVerification ?? '',
      origin: { address: request.ip, userAgent: request.headers['user-agent'] ?? '' },
    });
    await adoptSession(app, request, result.token);
    return result;
  });
  route(app, logout, async ({ request }) => {
    const token = request.headers.authorization?.trim();
    if (token !== undefined && token !== '') await forgetSession(app.db, token);
    return null;
  });
  route(app, currentUser, ({ request }) => service.readCurrentUser(app, requireSession(request)));
  route(app, updatePassword, async ({ body, request }) => {
    await service.updatePassword(app, requireSession(request), body);
    return null;
  });
}
