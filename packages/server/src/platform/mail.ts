import { setTimeout } from 'node:timers/promises';
import type { Language } from '@aj-report/contract';
import type { FastifyInstance } from 'fastify';
import { createTransport } from 'nodemailer';
import { isPostgres } from './db.ts';
import { sealLink, textsToSend } from './mail-link.ts';
import * as store from './mail.store.ts';
import type { DueMail } from './mail.store.ts';
import { hasOneTimeLink, writeMail, type MailParams, type MailTemplateName } from './mail-templates.ts';
import type { Needs } from './needs.ts';
import { removeContent } from './remove-content.ts';
import { addDays, addMinutes } from './times.ts';

/** A mail to be sent. */
export interface MailAsked {
  readonly template: MailTemplateName;
  readonly language: Language;
  readonly to: string;
  readonly params: MailParams;
  readonly attachment?: Attachment;
  /** The run of a schedule that mails its file. */
  readonly scheduleRunId?: string;
}

/** A stored file that a mail carries. Its bytes stay until the mail was sent or is forgotten. */
export interface Attachment {
  /** Under which its bytes are stored. */
  readonly contentId: string;
  readonly fileName: string;
  readonly mediaType: string;
}

/** Minutes until the next attempt after the first, second, … failure; after the last one it is given up. */
const BACK_OFF_MINUTES = [1, 5, 30, 120, 360] as const;
const ATTEMPTS_MAX = BACK_OFF_MINUTES.length + 1;
/** Minutes after which another server takes over a mail that one began to send. */
const LEASE_MINUTES = 5;
/** ms between two signs of life of a mail that is being sent */
const HOLD_MS = 60_000;
/** ms between two looks for mails that are due: who waits for a link at a login page should not notice them. */
const LOOK_MS = 1_000;
/** ms between two looks for mails that are too old to be kept */
const FORGET_MS = 3_600_000;
const SMTP_TIMEOUT_MS = 30_000;
const KEPT_DAYS = 30;
const FAILURE_LENGTH_MAX = 500;

/**
 * Puts a mail into the outbox; a configured server gets it soon after, without the caller waiting. What is asked for is
 * stored first, so that no mail is lost with the process; a link that works once is stored encrypted.
 */
export async function sendMail(
  app: Needs<'clock' | 'config' | 'db' | 'deriveToken' | 'ids'>,
  mail: MailAsked,
): Promise<void> {
  const { template, language, to, attachment, scheduleRunId = null } = mail;
  const id = app.ids.newId();
  const { params, sealedLink } = hasOneTimeLink(template)
    ? sealLink(app, id, mail.params)
    : { params: mail.params, sealedLink: null };
  const { subject, text, html } = writeMail(template, language, params);
  const time = app.clock.now().toISOString();
  const hasServer = app.config.smtpHost !== undefined;
  await store.insertMail(app.db, {
    id,
    template,
    language,
    recipient: to,
    subject,
    textBody: text,
    htmlBody: html,
    sealedLink,
    state: hasServer ? 'waiting' : 'kept',
    failure: null,
    nextTime: hasServer ? time : null,
    sentTime: null,
    createTime: time,
    attachmentId: attachment?.contentId ?? null,
    attachmentName: attachment?.fileName ?? null,
    attachmentType: attachment?.mediaType ?? null,
    scheduleRunId,
  });
}

type App = Needs<'clock' | 'config' | 'db' | 'deriveToken' | 'files' | 'log'>;

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

function leaseEnd({ clock }: App): string {
  return addMinutes(clock.now(), LEASE_MINUTES).toISOString();
}

/**
 * Whether this server may send the mail: no other one took it meanwhile. The attempt counts from here on, also should the
 * server end with it.
 */
function take(app: App, mail: DueMail): Promise<boolean> {
  return store.takeMail(app.db, mail, Math.min(mail.attempts + 1, ATTEMPTS_MAX), leaseEnd(app));
}

/** Whether a server refuses this sender, recipient or text for good (SMTP 5xx): asking again would change nothing. */
function isFinal(error: unknown): boolean {
  const { code, responseCode = 0 } = error as { readonly code?: string; readonly responseCode?: number };
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500;
}

/** What of a mail changes when an attempt failed. */
function afterFailure(app: App, { attempts }: DueMail, error: unknown) {
  const reason = error instanceof Error ? error.message : String(error);
  const minutes = isFinal(error) ? undefined : BACK_OFF_MINUTES[attempts];
  return {
    failure: reason.slice(0, FAILURE_LENGTH_MAX),
    state: minutes === undefined ? 'failed' : 'waiting',
    nextTime: minutes === undefined ? null : addMinutes(app.clock.now(), minutes).toISOString(),
  };
}

/** Keeps a mail ours while it is sent: a large attachment takes longer than a lease. */
function holdMail(app: App, { id }: DueMail): () => void {
  const timer = setInterval(() => {
    store
      .changeMail(app.db, id, { nextTime: leaseEnd(app) })
      .catch((error: unknown) => app.log.error({ err: error, mail: id }, 'lease of a mail failed'));
  }, HOLD_MS);
  return () => clearInterval(timer);
}

/** The file that a mail carries. @throws when it is there no more */
async function openAttachment({ files }: App, { attachmentId, attachmentName, attachmentType }: DueMail) {
  if (attachmentId === null) return undefined;
  if ((await files.size(attachmentId)) === null) throw new Error(`The attached file is gone: ${attachmentName}`);
  const content = files.read(attachmentId);
  return { content, filename: attachmentName ?? '', contentType: attachmentType ?? 'application/octet-stream' };
}

async function sendOne(app: App, transport: ReturnType<typeof openTransport>, mail: DueMail): Promise<void> {
  const { id, recipient, subject } = mail;
  if (mail.attempts >= ATTEMPTS_MAX) throw new Error('The service ended each time while it sent this mail');
  const { text, html } = textsToSend(app, mail);
  const attachment = await openAttachment(app, mail);
  const release = holdMail(app, mail);
  try {
    await transport.sendMail({
      from: app.config.smtpFrom,
      to: { name: '', address: recipient },
      // One that is sent twice since its server died in between is known as the same one.
      messageId: `<${id}@aj-report>`,
      subject,
      text,
      html,
      attachments: attachment ? [attachment] : [],
    });
  } finally {
    release();
    attachment?.content.destroy();
  }
}

/** What of a mail changes when it was sent: its text and its file are kept no longer. */
function afterSending(app: App) {
  return {
    state: 'sent',
    failure: null,
    nextTime: null,
    textBody: '',
    htmlBody: '',
    sealedLink: null,
    attachmentId: null,
    sentTime: app.clock.now().toISOString(),
  };
}

/** Sends the mails that are due, each once; a failure is kept with its reason. */
export async function sendDueMails(app: App): Promise<void> {
  const transport = openTransport(app);
  for (const mail of await store.findDue(app.db, app.clock.now().toISOString())) {
    if (!(await take(app, mail))) continue;
    const outcome = await sendOne(app, transport, mail).then(
      () => afterSending(app),
      (error: unknown) => afterFailure(app, mail, error),
    );
    await store.changeMail(app.db, mail.id, outcome);
    if (outcome.state === 'sent' && mail.attachmentId !== null) await removeContent(app, mail.attachmentId);
  }
  transport.close();
}

async function forgetOld(app: App): Promise<void> {
  const before = addDays(app.clock.now(), -KEPT_DAYS).toISOString();
  const attached = await store.forgetMails(app.db, before);
  for (const contentId of new Set(attached)) await removeContent(app, contentId);
}

/**
 * Lets mails go at once that a stopped server was sending for the first time, for a database that only this server uses.
 * One that failed before waits for its time as ever, and so does one whose sending was cut twice: it may be what ends the
 * server.
 */
export async function releaseMails({ clock, db }: Needs<'clock' | 'db'>): Promise<void> {
  await store.releaseFirstAttempts(db, clock.now().toISOString());
}

/** Sends what waits in the outbox, on this server or another one, and forgets mails after thirty days. */
export function registerMail(app: FastifyInstance): void {
  async function work(signal: AbortSignal): Promise<void> {
    let forgotten = -Infinity;
    while (!signal.aborted) {
      try {
        if (performance.now() - forgotten > FORGET_MS) {
          await forgetOld(app);
          forgotten = performance.now();
        }
        if (app.config.smtpHost !== undefined) await sendDueMails(app);
      } catch (error) {
        app.log.error({ err: error }, 'mails not sent');
      }
      await setTimeout(LOOK_MS, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }
  app.addHook('onReady', async () => {
    if (!isPostgres(app.db)) await releaseMails(app);
    app.background.start('mail', work);
  });
}
