import {
  acceptInvitation,
  APPROVAL_TEXT,
  choosePassword,
  forgotPassword,
  inviteUser,
  loginOptions,
  mailedLink,
  resendVerification,
  signUp,
  verifyEmail,
  markEmailVerified,
} from '@aj-report/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/route.ts';
import { requireSession } from '../../platform/session.ts';
import { sweepHourly } from '../../platform/sweep.ts';
import * as passwords from './forgotten-password.service.ts';
import * as invitations from './invitation.service.ts';
import { readLinkHolder } from './mailed-link.service.ts';
import * as service from './sign-up.service.ts';
import * as unverified from './unverified.service.ts';

export function registerSignUp(app: FastifyInstance): void {
  route(app, loginOptions, () => service.readLoginOptions(app));
  route(app, signUp, async ({ body, language, say }) => {
    await service.signUp(app, body, language);
    if (app.config.smtpHost === undefined) say(APPROVAL_TEXT);
    return null;
  });
  route(app, verifyEmail, async ({ query }) => {
    await service.verifyEmail(app, query.token);
    return null;
  });
  route(app, resendVerification, async ({ body, language }) => {
    await service.resendVerification(app, body, language);
    return null;
  });
  route(app, forgotPassword, async ({ body, language }) => {
    await passwords.forgotPassword(app, body.email, language);
    return null;
  });
  route(app, mailedLink, ({ query }) => readLinkHolder(app, query.token));
  route(app, choosePassword, async ({ body }) => {
    await passwords.choosePassword(app, body);
    return null;
  });
  route(app, inviteUser, ({ body, actor, language }) => invitations.invite(app, body.email, actor(), language));
  route(app, markEmailVerified, async ({ params, request }) => {
    return { keepsPassword: await unverified.markEmailVerified(app, params.id, requireSession(request)) };
  });
  sweepHourly(app, 'accounts without a verified address', () => unverified.forgetUnverified(app));
  route(app, acceptInvitation, async ({ body }) => {
    await invitations.acceptInvitation(app, body);
    return null;
  });
}
