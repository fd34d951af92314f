import {
  AppError,
  SHARE_LABEL,
  toPageResult,
  type BatchDeleted,
  type ContextData,
  type Language,
  type PageResult,
  type ShareChange,
  type ShareCreate,
  type ShareCreated,
  type ShareExtension,
  type ShareRecord,
  type ShareState,
} from '@aj-report/contract';
import type { Updateable } from 'kysely';
import { auditOfChange, auditOfNew, toAuditFields } from '../../platform/audit.ts';
import { write } from '../../platform/db.ts';
import { deleteEach } from '../../platform/delete-each.ts';
import { hashToken } from '../../platform/identity.ts';
import type { Needs } from '../../platform/needs.ts';
import { toPage, type PageAsked } from '../../platform/page.ts';
import type { ReportShareTable } from '../../platform/schema.ts';
import type { HasShareVisits } from './share-visits.service.ts';
import { toLocalTime } from '../../platform/times.ts';
import { requireReportByCode } from '../report/report.service.ts';
import { checkLocks, requireShareRight, type Sharer } from './share-rights.service.ts';
import {
  endOf,
  isLonger,
  requireValidity,
  toOriginsText,
  toParametersText,
  toPasswordHash,
  validityOf,
} from './share-settings.ts';
import { tokenOf } from './share-token.ts';
import * as store from './share.store.ts';
import type { Actor } from '../../platform/actor.ts';

function stateOf({ expireTime, paused }: store.ShareRow, now: string): ShareState {
  if (expireTime !== null && expireTime <= now) return 'expired';
  return paused === 1 ? 'paused' : 'active';
}

const toTime = (iso: string | null): string | null => (iso === null ? null : toLocalTime(iso));

/** Addresses of a share: below the service, and whole where it is known how people reach the service. */
function urlsOf(
  { config }: Needs<'config'>,
  shareCode: string,
  reportType: string,
): Pick<ShareRecord, 'shareUrl' | 'wholeUrl'> {
  const shareUrl = `/${reportType === 'report_excel' ? 'el' : 'aj'}/${shareCode}`;
  const { publicUrl } = config;
  return { shareUrl, wholeUrl: publicUrl === undefined ? null : publicUrl.replace(/\/+$/, '') + shareUrl };
}

function toRecord(app: Needs<'clock' | 'config'>, row: store.ShareRow): ShareRecord {
  const { id, shareCode, reportCode, reportName, reportType, shareType, note, recipient, views } = row;
  return {
    id,
    shareCode,
    reportCode,
    reportName,
    reportType,
    shareType,
    shareValidType: shareType,
    shareValidTime: toTime(row.expireTime),
    ...urlsOf(app, shareCode, reportType),
    state: stateOf(row, app.clock.now().toISOString()),
    hasPassword: row.passwordHash !== null,
    paused: row.paused === 1,
    parameters: JSON.parse(row.lockedParameters) as ContextData,
    origins: JSON.parse(row.origins) as string[],
    note,
    recipient,
    views: Number(views),
    lastSeenTime: toTime(row.lastSeenTime),
    ...toAuditFields(row),
  };
}

/**
 * Shares a report. The token derives from the installation's secret, the share and a salt of its own; only its hash
 * is stored, as is the password's.
 * @throws record/not-found, request/invalid, share/*
 */
export async function createShare(
  app: Needs<'clock' | 'config' | 'db' | 'deriveToken' | 'ids'>,
  actor: Sharer,
  form: ShareCreate,
): Promise<ShareCreated> {
  const { sharePassword = '', parameters = {}, origins = [], note = '', recipient = '' } = form;
  const shareType = requireValidity(form);
  const report = await requireReportByCode(app, form.reportCode);
  await checkLocks(app, actor, report, parameters);
  const [id, shareCode, tokenSalt] = [app.ids.newId(), app.ids.newId(), app.ids.newId()];
  const shareToken = tokenOf(app, id, tokenSalt);
  const expireTime = endOf(app.clock.now(), shareType);
  await store.insertShare(app.db, {
    id,
    shareCode,
    reportId: report.id,
    shareType,
    expireTime,
    passwordHash: await toPasswordHash(sharePassword),
    tokenSalt,
    tokenHash: hashToken(shareToken),
    origins: toOriginsText(origins),
    lockedParameters: toParametersText(parameters),
    note,
    recipient,
    ...auditOfNew(app, actor),
  });
  return {
    id,
    shareCode,
    ...urlsOf(app, shareCode, report.reportType),
    shareToken,
    shareValidTime: toTime(expireTime),
  };
}

/** One page of the shares that match, newest first. @throws request/sort-unknown */
export async function listShares(
  app: Needs<'clock' | 'config' | 'db'> & HasShareVisits,
  query: store.ShareFilter & PageAsked,
): Promise<PageResult<ShareRecord>> {
  await app.shareVisits.flush();
  const page = toPage(query, store.SORTABLE, 'createTime');
  const now = app.clock.now().toISOString();
  const { rows, total } = await store.listShares(app.db, query, now, page);
  return toPageResult(
    rows.map((row) => toRecord(app, row)),
    total,
    page,
  );
}

async function requireRow(app: Needs<'db'>, id: string): Promise<store.ShareRow> {
  const row = await store.findShare(app.db, id);
  if (!row) throw new AppError('record/not-found', { what: SHARE_LABEL, key: id });
  return row;
}

/** @throws record/not-found */
export async function getShare(
  app: Needs<'clock' | 'config' | 'db'> & HasShareVisits,
  id: string,
): Promise<ShareRecord> {
  await app.shareVisits.flush();
  return toRecord(app, await requireRow(app, id));
}

type Values = Updateable<ReportShareTable>;

/** Another validity counts from now; the same one is no change. */
function validityValues(app: Needs<'clock'>, row: store.ShareRow, form: ShareChange): Values {
  const shareType = validityOf(form);
  if (shareType === undefined || shareType === row.shareType) return {};
  return { shareType, expireTime: endOf(app.clock.now(), shareType) };
}

/** Whoever holds the token of before has not entered the new password. */
async function passwordValues(
  app: Needs<'deriveToken' | 'ids'>,
  { id }: store.ShareRow,
  { sharePassword }: ShareChange,
): Promise<Values> {
  if (sharePassword === undefined) return {};
  const passwordHash = await toPasswordHash(sharePassword);
  if (passwordHash === null) return { passwordHash };
  const tokenSalt = app.ids.newId();
  return { passwordHash, tokenSalt, tokenHash: hashToken(tokenOf(app, id, tokenSalt)) };
}

/**
 * Whether a change lets somebody in whom the share kept out. Whoever sets another password knows it, so only the first
 * one keeps people out.
 */
function isWider(row: store.ShareRow, { sharePassword, origins, parameters }: ShareChange): boolean {
  const allowed = JSON.parse(row.origins) as string[];
  const asked = origins === undefined ? allowed : (JSON.parse(toOriginsText(origins)) as string[]);
  const isOpenedTo = asked.length === 0 || asked.some((origin) => !allowed.includes(origin));
  return (
    (sharePassword !== undefined && row.passwordHash !== null) ||
    (allowed.length > 0 && isOpenedTo) ||
    (parameters !== undefined && toParametersText(parameters) !== row.lockedParameters)
  );
}

/**
 * Changes what is said of a share; what is left out stays as it is.
 * @throws record/not-found, share/*, User.no.authority
 */
export async function updateShare(
  app: Needs<'clock' | 'db' | 'deriveToken' | 'ids'>,
  actor: Sharer,
  form: ShareChange,
): Promise<{ id: string }> {
  const { id, parameters, origins, note, recipient } = form;
  const row = await requireRow(app, id);
  const validity = validityValues(app, row, form);
  if (isWider(row, form) || isLonger(row.expireTime, validity.expireTime)) requireShareRight(actor, row);
  if (parameters !== undefined) await checkLocks(app, actor, row, parameters);
  await store.changeShare(app.db, id, {
    ...validity,
    ...(await passwordValues(app, row, form)),
    ...(parameters === undefined ? {} : { lockedParameters: toParametersText(parameters) }),
    ...(origins === undefined ? {} : { origins: toOriginsText(origins) }),
    ...(note === undefined ? {} : { note }),
    ...(recipient === undefined ? {} : { recipient }),
    ...auditOfChange(app, actor),
  });
  return { id };
}

/** A paused share opens nothing until it is let go on. @throws record/not-found, User.no.authority */
export async function pauseShare(
  app: Needs<'clock' | 'db'>,
  actor: Sharer,
  id: string,
  paused: boolean,
): Promise<{ id: string }> {
  const row = await requireRow(app, id);
  if (!paused && row.paused === 1) requireShareRight(actor, row);
  await store.changeShare(app.db, id, { paused: paused ? 1 : 0, ...auditOfChange(app, actor) });
  return { id };
}

/** Makes a share last longer, from its end, or from now where it has ended; a permanent one stays that. */
export async function delayShare(
  app: Needs<'clock' | 'db'>,
  actor: Actor,
  form: ShareExtension,
): Promise<{ id: string; shareValidTime: string | null }> {
  const { id } = form;
  const days = requireValidity(form);
  const { expireTime: before } = await requireRow(app, id);
  if (before === null) return { id, shareValidTime: null };
  const expireTime = endOf(new Date(Math.max(Date.parse(before), app.clock.now().getTime())), days);
  await store.changeShare(app.db, id, { expireTime, ...auditOfChange(app, actor) });
  return { id, shareValidTime: toTime(expireTime) };
}

async function deleteIn(app: Needs<'db'>, id: string): Promise<void> {
  await requireRow(app, id);
  await store.deleteShare(app.db, id);
}

/** Withdraws a share: its link and its token open nothing from now on. @throws record/not-found */
export async function deleteShare({ db }: Needs<'db'>, id: string): Promise<void> {
  await write(db, (transaction) => deleteIn({ db: transaction }, id));
}

/** Withdraws those that there are, in one transaction. */
export function deleteShares({ db }: Needs<'db'>, ids: readonly string[], language: Language): Promise<BatchDeleted> {
  return write(db, (transaction) => deleteEach(ids, language, (id) => deleteIn({ db: transaction }, id)));
}
