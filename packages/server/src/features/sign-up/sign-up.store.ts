import type { Insertable } from 'kysely';
import type { MailTurnTable } from '../../platform/schema-access.ts';
import type { Db } from '../../platform/schema.ts';

/** Who signed up before a moment, never verified the address, and holds no link that works. */
export async function findForgotten(db: Db, before: string, now: string): Promise<string[]> {
  const rows = await db
    .selectFrom('accessUser')
    .where('signedUp', '=', 1)
    .where('emailVerified', '=', 0)
    .where('enableFlag', '=', 1)
    .where('createTime', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('oneTimeToken')
            .whereRef('oneTimeToken.userId', '=', 'accessUser.id')
            .where('usedTime', 'is', null)
            .where('expireTime', '>', now)
            .select('tokenHash'),
        ),
      ),
    )
    .select('id')
    .execute();
  return rows.map(({ id }) => id);
}

export function findRole(db: Db, roleCode: string) {
  return db.selectFrom('accessRole').where('roleCode', '=', roleCode).select('id').executeTakeFirst();
}

/** How often mails were asked for one address and purpose, and when the last time. */
export function findMailTurn(db: Db, subject: string) {
  return db.selectFrom('mailTurn').where('subject', '=', subject).selectAll().executeTakeFirst();
}

/** Keeps the count of a day, and forgets those of earlier ones. */
export async function keepMailTurn(db: Db, row: Insertable<MailTurnTable>): Promise<void> {
  const { subject: _, ...values } = row;
  await db.deleteFrom('mailTurn').where('day', '<', row.day).execute();
  await db
    .insertInto('mailTurn')
    .values(row)
    .onConflict((conflict) => conflict.column('subject').doUpdateSet(values))
    .execute();
}
