import { AppError, type ShareDetail, type ShareGrant } from '@aj-report/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { countAttempt, forgetAttempts } from '../../platform/attempts.ts';
import { checkPassword } from '../../platform/password.ts';
import { checkOpen } from '../../platform/share-guard.ts';
import { toLocalTime } from '../../platform/times.ts';
import { tokenOf } from './share-token.ts';
import * as store from './share.store.ts';

async function requireOpen(app: FastifyInstance, request: FastifyRequest, shareCode: string): Promise<store.ShareRow> {
  const share = await store.findShareByCode(app.db, shareCode);
  if (!share) throw new AppError('report.share.link.invalid');
  checkOpen(app, request, share);
  return share;
}

/**
 * What anybody with the link may know: with a password neither the token nor the report's code.
 * @throws report.share.link.invalid, 50014, share/paused, share/origin-refused
 */
export async function getShareDetail(
  app: FastifyInstance,
  request: FastifyRequest,
  shareCode: string,
): Promise<ShareDetail> {
  const share = await requireOpen(app, request, shareCode);
  const { reportName, reportType, reportCode } = share;
  const known = { shareCode, reportName, reportType };
  if (share.passwordHash !== null) return { ...known, needPassword: true };
  return { ...known, needPassword: false, reportCode, shareToken: tokenOf(app, share.id, share.tokenSalt) };
}

/**
 * The token of a share for its code and, where one protects it, its password. Wrong passwords are counted by share
 * and address.
 * @throws report.share.link.invalid, 50014, share/*, user/locked
 */
export async function exchangeShare(
  app: FastifyInstance,
  request: FastifyRequest,
  shareCode: string,
  password: string,
): Promise<ShareGrant> {
  const share = await requireOpen(app, request, shareCode);
  if (share.passwordHash !== null) {
    if (password === '') throw new AppError('share/password-needed');
    const subjects = [`share:${share.id}:${request.ip}`];
    await countAttempt(app, subjects);
    if (!(await checkPassword(password, share.passwordHash))) throw new AppError('share/password-wrong');
    await forgetAttempts(app, subjects);
  }
  const { reportCode, reportName, reportType, expireTime } = share;
  return {
    shareToken: tokenOf(app, share.id, share.tokenSalt),
    reportCode,
    reportName,
    reportType,
    shareValidTime: expireTime === null ? null : toLocalTime(expireTime),
  };
}
