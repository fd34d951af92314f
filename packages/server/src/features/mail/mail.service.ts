import {
  AppError,
  toPageResult,
  type MailDetail,
  type MailListItem,
  type PageResult,
  type Text,
} from '@aj-report/contract';
import type { Needs } from '../../platform/needs.ts';
import { toPage, type PageAsked } from '../../platform/page.ts';
import { toLocalTime } from '../../platform/times.ts';
import * as store from './mail.store.ts';

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

/** @throws record/not-found */
export async function getMail(app: Needs<'db'>, id: string): Promise<MailDetail> {
  const row = await requireMail(app, id);
  return { ...toListItem(row), textBody: row.textBody };
}

/** Has a mail that was not sent sent soon. @throws record/not-found, mail/not-sendable */
export async function resendMail(app: Needs<'clock' | 'config' | 'db'>, id: string): Promise<void> {
  const { state } = await requireMail(app, id);
  if (state === 'sent' || app.config.smtpHost === undefined) throw new AppError('mail/not-sendable', { state });
  await store.letWait(app.db, id, app.clock.now().toISOString());
}
