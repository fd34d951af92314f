import { holdsText, readPage, type Page } from '../../platform/page.ts';
import type { Db } from '../../platform/schema.ts';

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
