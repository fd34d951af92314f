import {
  AppError,
  toPageResult,
  type MailDetail,
  type MailListItem,
  type PageResult,
  type Text,
} from '@aj-report/contract';
import type { Needs } from '../../platform/needs.ts';
import { openLink, textToShow } from '../../platform/mail-link.ts';
import { toPage, type PageAsked } from '../../platform/page.ts';
import { toLocalTime } from '../../platform/times.ts';
import { requireRightsOf } from '../access-user/people.service.ts';
import { findLink, MAIL_KINDS } from '../sign-up/mailed-link.service.ts';
import * as store from '../../platform/mail.store.ts';
import type { Session } from '../../platform/actor.ts';

const MAIL_LABEL: Text = { zh: '邮件', en: 'Mail' };

type Row = Awaited<ReturnType<typeof store.listMails>>['rows'][number];

function toListItem(row: Row): MailListItem {
  const { id, template, recipient, subject, state, attempts, failure, attachmentName, ...times } = row;
  const sentTime = times.sentTime === null ? null : toLocalTime(times.sentTime);
  return {
    id,
    template,
    recipient,
    subject,
    attachmentName,
    state,
    attempts,
    failure,
    createTime: toLocalTime(times.createTime),
    sentTime,
  };
}

/** One page of the outbox, latest first. @throws request/sort-unknown */
export async function listMails(
  app: Needs<'db'>,
  query: store.MailFilter & PageAsked,
): Promise<PageResult<MailListItem>> {
  const page = toPage(query, store.SORTABLE, 'createTime');
  const { rows, total } = await store.listMails(app.db, query, page);
  return toPageResult(rows.map(toListItem), total, page);
}

async function requireMail(app: Needs<'db'>, id: string) {
  const row = await store.findMail(app.db, id);
  if (!row) throw new AppError('record/not-found', { what: MAIL_LABEL, key: id });
  return row;
}

/** Stands where a text that people read leaves out a link that works once. */
const LINK_LEFT_OUT: Text = { zh: '（链接不在此显示）', en: '(the link is not shown here)' };

/** @throws record/not-found */
export async function getMail(app: Needs<'db'>, id: string): Promise<MailDetail> {
  const row = await requireMail(app, id);
  const textBody = textToShow(row, LINK_LEFT_OUT[row.language === 'zh' ? 'zh' : 'en']);
  return { ...toListItem(row), textBody, hasLink: row.sealedLink !== null };
}

/**
 * The link of a mail, to be handed to its recipient where no server sends it. Whoever has it could log in as them.
 * @throws record/not-found, mail/no-link, invalid, expired, user/own-password, user/right-not-held
 */
export async function takeLink(
  app: Needs<'clock' | 'db' | 'deriveToken'>,
  id: string,
  session: Session,
): Promise<{ link: string }> {
  const link = openLink(app, await requireMail(app, id));
  const token = /[?&]\w+=([\w-]+)$/.exec(link ?? '')?.[1];
  if (link === undefined || token === undefined) throw new AppError('mail/no-link');
  const { user } = await findLink(app, token, MAIL_KINDS);
  if (user.id === session.userId) throw new AppError('user/own-password');
  await requireRightsOf(app.db, user.id, session);
  return { link };
}

/** Has a mail that was not sent sent soon. @throws record/not-found, mail/not-sendable */
export async function resendMail(app: Needs<'clock' | 'config' | 'db'>, id: string): Promise<void> {
  const { state, textBody } = await requireMail(app, id);
  if (state === 'sent' || textBody === '' || app.config.smtpHost === undefined)
    throw new AppError('mail/not-sendable', { state });
  await store.letWait(app.db, id, app.clock.now().toISOString());
}
