import { AppError, LIMITS, type ContextData, type EmbedGrant, type EmbedGrantWanted } from '@aj-report/contract';
import type { FastifyInstance } from 'fastify';
import { auditOfNew } from '../../platform/audit.ts';
import { hashToken } from '../../platform/identity.ts';
import type { Needs } from '../../platform/needs.ts';
import { checkDue } from '../../platform/share-guard.ts';
import { lockedTogether } from '../../platform/share-rows.ts';
import { addMinutes } from '../../platform/times.ts';
import { requireReportByCode } from '../report/report.service.ts';
import { refuseUnknown } from './grant-parameters.service.ts';
import { checkLocks, requireShareRight, type Shared, type Sharer } from './share-rights.service.ts';
import { toOriginsText, toParametersText } from './share-settings.ts';
import * as store from './share.store.ts';

/** Begins every grant; the dot is in no token of a login or a share. */
const PREFIX = 'ajg.';

/** What a grant is of: a share, or a report without one. */
interface Target extends Shared {
  readonly reportId: string;
  readonly share: store.ShareRow | null;
}

/** @throws grant/one-target, record/not-found, report.share.link.invalid, 50014, share/paused */
async function requireTarget(app: Needs<'clock' | 'db'>, { shareCode, reportCode }: EmbedGrantWanted): Promise<Target> {
  if ((shareCode === undefined) === (reportCode === undefined)) throw new AppError('grant/one-target');
  if (shareCode === undefined) {
    const report = await requireReportByCode(app, reportCode ?? '');
    return { ...report, reportId: report.id, share: null };
  }
  const share = await store.findShareByCode(app.db, shareCode);
  if (!share) throw new AppError('report.share.link.invalid');
  checkDue(app, share);
  return { ...share, share };
}

/** @throws grant/parameter-fixed when the share fixes one of them to another value */
function refuseFixed(parameters: ContextData, share: store.ShareRow): void {
  const fixed = JSON.parse(share.lockedParameters) as ContextData;
  const together = lockedTogether(parameters, fixed);
  const name = Object.keys(parameters).find((one) => JSON.stringify(together[one]) !== JSON.stringify(parameters[one]));
  if (name !== undefined) throw new AppError('grant/parameter-fixed', { name });
}

/** @throws grant/origin-outside when the share names origins, and this is none of them */
function refuseOutside(originsText: string, share: store.ShareRow): void {
  const allowed = JSON.parse(share.origins) as string[];
  const origin = (JSON.parse(originsText) as string[]).find((one) => !allowed.includes(one));
  if (allowed.length > 0 && origin !== undefined) throw new AppError('grant/origin-outside', { origin });
}

/** The end of a grant, which is never after that of its share. */
function endOfGrant({ clock }: Needs<'clock'>, lifeSeconds: number, share: store.ShareRow | null): string {
  const end = addMinutes(clock.now(), lifeSeconds / 60).toISOString();
  const last = share?.expireTime ?? null;
  return last !== null && last < end ? last : end;
}

/**
 * Opens a report to one user of a host for a while. It stands among the shares, so that its locked parameters count
 * wherever those of a share do; only the hash of its token is stored.
 * @throws grant/*, share/*, record/not-found, report.share.link.invalid, 50014, User.no.authority
 */
export async function createEmbedGrant(
  app: Needs<'clock' | 'db' | 'ids'>,
  actor: Sharer,
  wanted: EmbedGrantWanted,
): Promise<EmbedGrant> {
  const { parameters = {}, origins = [], viewerName = '', lifeSeconds = LIMITS.grantSeconds } = wanted;
  const target = await requireTarget(app, wanted);
  const { reportCode, reportType, reportId, share } = target;
  requireShareRight(actor, target);
  await checkLocks(app, actor, target, parameters);
  const [lockedParameters, originsText] = [toParametersText(parameters), toOriginsText(origins)];
  await refuseUnknown(app, reportCode, parameters);
  if (share) {
    refuseFixed(parameters, share);
    refuseOutside(originsText, share);
  }
  const token = PREFIX + app.ids.newToken();
  const expiresAt = endOfGrant(app, lifeSeconds, share);
  await store.insertShare(app.db, {
    id: app.ids.newId(),
    shareCode: app.ids.newId(),
    reportId,
    shareType: 0,
    expireTime: expiresAt,
    passwordHash: null,
    tokenSalt: '',
    tokenHash: hashToken(token),
    origins: originsText,
    lockedParameters,
    recipient: viewerName,
    grantFlag: 1,
    parentId: share?.id ?? null,
    ...auditOfNew(app, actor),
  });
  return { token, expiresAt, reportCode, reportType };
}

/** What the audit log keeps of a grant beside who asked for it: the report, and for whom. */
export function auditKeyOf({ reportCode }: EmbedGrant, { viewerName = '' }: EmbedGrantWanted): string {
  return viewerName === '' ? reportCode : `${reportCode} · ${viewerName}`;
}

/** Grants that have ended open nothing, and are in no list. */
export async function forgetEnded({ clock, db }: Pick<FastifyInstance, 'clock' | 'db'>): Promise<void> {
  await store.deleteEndedGrants(db, clock.now().toISOString());
}
