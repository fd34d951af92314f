import { AppError, LIMITS, type Language, type LinkHolder } from '@aj-report/contract';
import { write } from '../../platform/db.ts';
import { hashToken } from '../../platform/identity.ts';
import { sendMail } from '../../platform/mail.ts';
import type { MailTemplateName } from '../../platform/mail-templates.ts';
import type { Needs } from '../../platform/needs.ts';
import * as links from '../../platform/one-time-token.store.ts';
import type { Db } from '../../platform/schema.ts';
import { addDays, addMinutes } from '../../platform/times.ts';
import { findAccount, settleAccount, type Account } from '../access-user/account.service.ts';
import type { MailKind } from './mail-turn.ts';

const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;
/** Days for which a link that is too old gets that answer, instead of that of a wrong one. */
const REMEMBERED_DAYS = 30;

interface LinkKind {
  readonly minutes: number;
  readonly template: MailTemplateName;
  /** Page of the admin that takes the token. */
  readonly page: string;
}

/** Every kind of link that is mailed. */
const LINKS: Readonly<Record<MailKind, LinkKind>> = {
  verify: { minutes: LIMITS.verifyHours * HOUR_MINUTES, template: 'verify', page: '/validateResult?token=' },
  reset: { minutes: LIMITS.resetHours * HOUR_MINUTES, template: 'resetPassword', page: '/resetPassword?token=' },
  invite: { minutes: LIMITS.invitationDays * DAY_MINUTES, template: 'invitation', page: '/login?invitation=' },
};

/** Every kind there is. */
export const MAIL_KINDS = Object.keys(LINKS) as MailKind[];

interface LinkAsked {
  readonly kind: MailKind;
  readonly userId: string;
  readonly email: string;
  /** How the mail addresses its reader. */
  readonly name: string;
  readonly language: Language;
  /** Who invites. */
  readonly sender?: string;
  /** What the sign-up waits with. */
  readonly passwordHash?: string;
  readonly realName?: string;
}

/** Mails a link that works once; its token is in the mail, encrypted while that waits, and nowhere else. */
export async function mailLink(
  app: Needs<'clock' | 'config' | 'db' | 'deriveToken' | 'ids' | 'publicAddress'>,
  { kind, userId, email, name, language, sender = '', passwordHash, realName }: LinkAsked,
): Promise<void> {
  const { minutes, template, page } = LINKS[kind];
  const token = app.ids.newToken();
  const now = app.clock.now();
  await links.forgetLinks(app.db, addDays(now, -REMEMBERED_DAYS).toISOString());
  await links.insertLink(app.db, {
    tokenHash: hashToken(token),
    userId,
    kind,
    email,
    createTime: now.toISOString(),
    expireTime: addMinutes(now, minutes).toISOString(),
    usedTime: null,
    passwordHash: passwordHash ?? null,
    realName: realName ?? null,
  });
  const params = {
    name,
    sender,
    hours: String(minutes / HOUR_MINUTES),
    days: String(minutes / DAY_MINUTES),
    link: `${app.publicAddress()}${page}${token}`,
  };
  await sendMail(app, { template, language, to: email, params });
}

type Link = NonNullable<Awaited<ReturnType<typeof links.findLink>>>;

/**
 * A link of one of these kinds with its user, whether it is too old or not. A link to an address that is the user's no
 * more is as wrong as one that nobody sent.
 * @throws invalid
 */
export async function findSentLink(
  db: Db,
  token: string,
  kinds: readonly MailKind[],
): Promise<{ readonly link: Link; readonly user: Account }> {
  const link = await links.findLink(db, hashToken(token));
  if (!link || link.usedTime !== null || !kinds.some((kind) => kind === link.kind)) throw new AppError('invalid');
  const user = await findAccount(db, link.userId);
  if (!user || user.email !== link.email) throw new AppError('invalid');
  return { link, user };
}

/** The same for a link that still works. @throws invalid, expired */
export async function findLink(app: Needs<'clock' | 'db'>, token: string, kinds: readonly MailKind[]) {
  const found = await findSentLink(app.db, token, kinds);
  if (found.link.expireTime <= app.clock.now().toISOString()) throw new AppError('expired');
  return found;
}

/** Whom a link to choose a password was sent to. @throws invalid, expired */
export async function readLinkHolder(app: Needs<'clock' | 'db'>, token: string): Promise<LinkHolder> {
  const { link, user } = await findLink(app, token, ['reset', 'invite']);
  return { email: link.email, nickname: link.kind === 'invite' ? '' : user.realName };
}

interface Spending {
  readonly link: Link;
  readonly user: Account;
  readonly chosen: { readonly passwordHash?: string; readonly realName?: string };
}

/**
 * Uses a link, once and with every other one of its user: the address is verified, and what was chosen counts.
 * @throws invalid when somebody was faster
 */
export async function spendLink(
  app: Needs<'clock' | 'db'>,
  { link, user, chosen }: Spending,
  also: (transaction: Db) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const time = app.clock.now().toISOString();
  await write(app.db, async (transaction) => {
    if (!(await links.spendLink(transaction, link.tokenHash, time))) throw new AppError('invalid');
    await links.spendAll(transaction, user.id, time);
    await settleAccount(transaction, user.id, chosen, user.loginName, time);
    await also(transaction);
  });
}
