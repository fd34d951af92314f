import type { Db } from './schema.ts';

/** What failed in a row and was still counted at a time. */
export function findAttempts(db: Db, subject: string, opened: string) {
  return db
    .selectFrom('loginAttempt')
    .where('subject', '=', subject)
    .where('lastTime', '>', opened)
    .select('failures')
    .executeTakeFirst();
}

export function findAllAttempts(db: Db, subjects: readonly string[]) {
  return db
    .selectFrom('loginAttempt')
    .where('subject', 'in', [...subjects])
    .selectAll()
    .execute();
}

export async function keepAttempts(
  db: Db,
  subject: string,
  values: { readonly failures: number; readonly lastTime: string },
): Promise<void> {
  await db
    .insertInto('loginAttempt')
    .values({ subject, ...values })
    .onConflict((conflict) => conflict.column('subject').doUpdateSet(values))
    .execute();
}

/** Forgets the attempts of some subjects, and all that were made before a time. */
export async function forgetAttempts(db: Db, subjects: readonly string[], before: string): Promise<void> {
  await db
    .deleteFrom('loginAttempt')
    .where((eb) => eb.or([eb('subject', 'in', [...subjects]), eb('lastTime', '<=', before)]))
    .execute();
}
