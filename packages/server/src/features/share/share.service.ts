import { AppError, type ShareCreate, type ShareCreated, type ShareDetail, type ShareGrant } from '@aj-report/contract';
import { auditOfNew } from '../../platform/audit.ts';
import { countAttempt, forgetAttempts } from '../../platform/attempts.ts';
import { hashToken } from '../../platform/identity.ts';
import type { Needs } from '../../platform/needs.ts';
import { checkPassword, hashPassword } from '../../platform/password.ts';
import type { Actor } from '../../platform/session.ts';
import { addDays, toLocalTime } from '../../platform/times.ts';
import { checkOpenable, requireReportByCode } from '../report/report.service.ts';
import * as store from './share.store.ts';

function tokenOf(app: Needs<'deriveToken'>, shareId: string, salt: string): string {
  return app.deriveToken(`share:${shareId}:${salt}`);
}

/**
 * Shares a report. The token derives from the installation's secret, the share and a salt of its own; only its hash
 * is stored, as is the password's.
 * @throws record/not-found, report/excel-unavailable
 */
export async function createShare(
  app: Needs<'clock' | 'db' | 'deriveToken' | 'ids'>,
  actor: Actor,
  form: ShareCreate,
): Promise<ShareCreated> {
  const report = await requireReportByCode(app, form.reportCode);
  checkOpenable(report.reportType);
  const id = app.ids.newId();
  const shareCode = app.ids.newId();
  const tokenSalt = app.ids.newId();
  const shareToken = tokenOf(app, id, tokenSalt);
  const password = form.sharePassword ?? '';
  const expireTime = form.shareType === 0 ? null : addDays(app.clock.now(), form.shareType).toISOString();
  await store.insertShare(app.db, {
    id,
    shareCode,
    reportId: report.id,
    shareType: form.shareType,
    expireTime,
    passwordHash: password === '' ? null : await hashPassword(password),
    tokenSalt,
    tokenHash: hashToken(shareToken),
    ...auditOfNew(app, actor),
  });
  const shareUrl = `/aj/${shareCode}`;
  return { shareCode, shareUrl, shareToken, shareValidTime: expireTime === null ? null : toLocalTime(expireTime) };
}

async function requireShare(app: Needs<'clock' | 'db'>, shareCode: string) {
  const share = await store.findShareByCode(app.db, shareCode);
  if (!share) throw new AppError('report.share.link.invalid');
  if (share.expireTime !== null && share.expireTime <= app.clock.now().toISOString()) throw new AppError('50014');
  return share;
}

/**
 * What anybody with the link may know: with a password neither the token nor the report's code.
 * @throws report.share.link.invalid, 50014
 */
export async function getShareDetail(
  app: Needs<'clock' | 'db' | 'deriveToken'>,
  shareCode: string,
): Promise<ShareDetail> {
  const share = await requireShare(app, shareCode);
  const { reportName, reportType, reportCode } = share;
  const known = { shareCode, reportName, reportType };
  if (share.passwordHash !== null) return { ...known, needPassword: true };
  return { ...known, needPassword: false, reportCode, shareToken: tokenOf(app, share.id, share.tokenSalt) };
}

/**
 * The token of a share for its code and, where one protects it, its password. Wrong passwords are counted by share
 * and address.
 * @throws report.share.link.invalid, 50014, share/password-needed, share/password-wrong, user/locked
 */
export async function exchangeShare(
  app: Needs<'clock' | 'config' | 'db' | 'deriveToken'>,
  shareCode: string,
  password: string,
  address: string,
): Promise<ShareGrant> {
  const share = await requireShare(app, shareCode);
  if (share.passwordHash !== null) {
    if (password === '') throw new AppError('share/password-needed');
    const subjects = [`share:${share.id}:${address}`];
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
