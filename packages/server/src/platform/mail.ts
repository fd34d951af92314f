import { setTimeout } from 'node:timers/promises';
import type { Language } from '@aj-report/contract';
import type { FastifyInstance } from 'fastify';
import { createTransport } from 'nodemailer';
import { writeMail, type MailParams, type MailTemplateName } from './mail-templates.ts';
import type { Needs } from './needs.ts';
import { addDays, addMinutes } from './times.ts';

/** A mail to be sent. */
export interface MailAsked {
  readonly template: MailTemplateName;
  readonly language: Language;
  readonly to: string;
  readonly params: MailParams;
}

/** Minutes until the next attempt after the first, second, … failure; after the last one it is given up. */
const BACK_OFF_MINUTES = [1, 5, 30, 120, 360] as const;
/** Minutes after which another server takes over a mail that one began to send. */
const LEASE_MINUTES = 5;
/** ms between two looks for mails that are due */
const LOOK_MS = 5_000;
const SMTP_TIMEOUT_MS = 30_000;
const KEPT_DAYS = 30;
const FAILURE_LENGTH_MAX = 500;

/**
 * Puts a mail into the outbox; a configured server gets it soon after, without the caller waiting. What is asked for is
 * stored first, so that no mail is lost with the process.
 */
export async function sendMail(app: Needs<'clock' | 'config' | 'db' | 'ids'>, mail: MailAsked): Promise<void> {
  const { template, language, to, params } = mail;
  const { subject, text, html } = writeMail(template, language, params);
  const time = app.clock.now().toISOString();
  const hasServer = app.config.smtpHost !== undefined;
  await app.db
    .insertInto('mail')
    .values({
      id: app.ids.newId(),
      template,
      language,
      recipient: to,
      subject,
      textBody: text,
      htmlBody: html,
      state: hasServer ? 'waiting' : 'kept',
      failure: null,
      nextTime: hasServer ? time : null,
      sentTime: null,
      createTime: time,
    })
    .execute();
}

type App = Needs<'clock' | 'config' | 'db'>;

function openTransport({ config }: App) {
  const { smtpHost, smtpPort, smtpSecure, smtpUser, smtpPassword = '' } = config;
  return createTransport({
    host: smtpHost ?? '',
    port: smtpPort,
    secure: smtpSecure,
    ...(smtpUser === undefined ? {} : { auth: { user: smtpUser, pass: smtpPassword } }),
    connectionTimeout: SMTP_TIMEOUT_MS,
    socketTimeout: SMTP_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

function findDue(app: App) {
  const now = app.clock.now().toISOString();
  return app.db
    .selectFrom('mail')
    .where('state', '=', 'waiting')
    .where('nextTime', '<=', now)
    .orderBy('nextTime')
    .limit(20)
    .selectAll()
    .execute();
}

type Due = Awaited<ReturnType<typeof findDue>>[number];

/** Whether this server may send the mail: no other one took it meanwhile. */
async function take(app: App, { id, nextTime }: Due): Promise<boolean> {
  const { numUpdatedRows } = await app.db
    .updateTable('mail')
    .set({ nextTime: addMinutes(app.clock.now(), LEASE_MINUTES).toISOString() })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where('nextTime', '=', nextTime)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** What of a mail changes when an attempt failed. */
function afterFailure(app: App, { attempts }: Due, error: unknown) {
  const reason = error instanceof Error ? error.message : String(error);
  const minutes = BACK_OFF_MINUTES[attempts];
  return {
    attempts: attempts + 1,
    failure: reason.slice(0, FAILURE_LENGTH_MAX),
    state: minutes === undefined ? 'failed' : 'waiting',
    nextTime: minutes === undefined ? null : addMinutes(app.clock.now(), minutes).toISOString(),
  };
}

/** Sends the mails that are due, each once; a failure is kept with its reason. */
export async function sendDueMails(app: App): Promise<void> {
  const transport = openTransport(app);
  for (const mail of await findDue(app)) {
    if (!(await take(app, mail))) continue;
    const { recipient, subject, textBody, htmlBody } = mail;
    const outcome = await transport
      .sendMail({
        from: app.config.smtpFrom,
        to: { name: '', address: recipient },
        subject,
        text: textBody,
        html: htmlBody,
      })
      .then(
        () => ({
          state: 'sent',
          failure: null,
          nextTime: null,
          textBody: '',
          htmlBody: '',
          attempts: mail.attempts + 1,
          sentTime: app.clock.now().toISOString(),
        }),
        (error: unknown) => afterFailure(app, mail, error),
      );
    await app.db.updateTable('mail').set(outcome).where('id', '=', mail.id).execute();
  }
  transport.close();
}

async function forgetOld(app: App): Promise<void> {
  const before = addDays(app.clock.now(), -KEPT_DAYS).toISOString();
  await app.db.deleteFrom('mail').where('createTime', '<', before).execute();
}

/** Sends what waits in the outbox, on this server or another one, and forgets mails after thirty days. */
export function registerMail(app: FastifyInstance): void {
  async function work(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      try {
        await forgetOld(app);
        if (app.config.smtpHost !== undefined) await sendDueMails(app);
      } catch (error) {
        app.log.error({ err: error }, 'mails not sent');
      }
      await setTimeout(LOOK_MS, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }
  app.addHook('onReady', async () => app.background.start('mail', work));
}
