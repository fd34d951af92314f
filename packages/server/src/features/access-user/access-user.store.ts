import type { Db } from '../../platform/schema.ts';

export function findUserByName(db: Db, loginName: string) {
  return db.selectFrom('accessUser').where('loginName', '=', loginName).selectAll().executeTakeFirst();
}

/** The user of an e-mail address, which is nobody else's. */
export function findUserByEmail(db: Db, email: string) {
  return db.selectFrom('accessUser').where('email', '=', email.toLowerCase()).selectAll().executeTakeFirst();
}

export function findUser(db: Db, id: string) {
  return db.selectFrom('accessUser').where('id', '=', id).selectAll().executeTakeFirst();
}

export async function noteLogin(db: Db, id: string, time: string, address: string): Promise<void> {
  await db.updateTable('accessUser').set({ lastLoginTime: time, lastLoginIp: address }).where('id', '=', id).execute();
}

/** A password that its owner chose. */
export async function storePassword(db: Db, id: string, passwordHash: string, by: string, time: string): Promise<void> {
  await db
    .updateTable('accessUser')
    .set({ passwordHash, mustChangePassword: 0, updateBy: by, updateTime: time })
    .where('id', '=', id)
    .execute();
}

export async function storeLanguage(db: Db, id: string, language: string): Promise<void> {
  await db.updateTable('accessUser').set({ language }).where('id', '=', id).execute();
}
