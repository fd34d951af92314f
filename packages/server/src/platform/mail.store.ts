import type { Insertable, Updateable } from 'kysely';
import { holdsText, readPage, type Page } from './page.ts';
import type { MailTable } from './schema-access.ts';
import type { Db } from './schema.ts';

export const SORTABLE = ['createTime', 'recipient', 'subject', 'state', 'sentTime'] as const;

export interface MailFilter {
  readonly recipient?: string;
  readonly state?: string;
}

export async function listMails(
  db: Db,
  { recipient = '', state = '' }: MailFilter,
  page: Page<(typeof SORTABLE)[number]>,
) {
  const found = db
    .selectFrom('mail')
    .$if(recipient !== '', (query) => query.where((eb) => holdsText(eb.ref('recipient'), recipient)))
    .$if(state !== '', (query) => query.where('state', '=', state));
  return readPage(found, found.selectAll(), page, 'mail.id');
}

export function findMail(db: Db, id: string) {
  return db.selectFrom('mail').where('id', '=', id).selectAll().executeTakeFirst();
}

export async function letWait(db: Db, id: string, nextTime: string): Promise<void> {
  await db.updateTable('mail').set({ state: 'waiting', attempts: 0, nextTime }).where('id', '=', id).execute();
}

export async function insertMail(db: Db, row: Insertable<MailTable>): Promise<void> {
  await db.insertInto('mail').values(row).execute();
}

/** Mails that wait and whose time has come. */
export function findDue(db: Db, now: string) {
  return db
    .selectFrom('mail')
    .where('state', '=', 'waiting')
    .where('nextTime', '<=', now)
    .orderBy('nextTime')
    .limit(20)
    .selectAll()
    .execute();
}

export type DueMail = Awaited<ReturnType<typeof findDue>>[number];

/** Takes a mail until a time, unless another server took it meanwhile. */
export async function takeMail(db: Db, { id, nextTime }: DueMail, attempts: number, until: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('mail')
    .set({ nextTime: until, attempts })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where('nextTime', '=', nextTime)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function changeMail(db: Db, id: string, values: Updateable<MailTable>): Promise<void> {
  await db.updateTable('mail').set(values).where('id', '=', id).execute();
}

/** Forgets what was written before a time. @returns ids of the contents that were attached */
export async function forgetMails(db: Db, before: string): Promise<string[]> {
  const old = db.deleteFrom('mail').where('createTime', '<', before);
  return (await old.returning('attachmentId').execute()).flatMap(({ attachmentId }) => attachmentId ?? []);
}

/** Mails of which the first attempt was cut off are due at once. */
export async function releaseFirstAttempts(db: Db, now: string): Promise<void> {
  await db
    .updateTable('mail')
    .set({ nextTime: now })
    .where('state', '=', 'waiting')
    .where('attempts', '<=', 1)
    .where('failure', 'is', null)
    .execute();
}
