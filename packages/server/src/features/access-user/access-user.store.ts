import type { Insertable, Updateable } from 'kysely';
import type { AccessUserTable } from '../../platform/schema-access.ts';
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
  await changeUser(db, id, { lastLoginTime: time, lastLoginIp: address });
}

/** A password that its owner chose. */
export async function storePassword(db: Db, id: string, passwordHash: string, by: string, time: string): Promise<void> {
  await changeUser(db, id, { passwordHash, mustChangePassword: 0, updateBy: by, updateTime: time });
}

export async function storeLanguage(db: Db, id: string, language: string): Promise<void> {
  await changeUser(db, id, { language });
}

export async function insertUser(db: Db, row: Insertable<AccessUserTable>): Promise<void> {
  await db.insertInto('accessUser').values(row).execute();
}

export async function changeUser(db: Db, id: string, values: Updateable<AccessUserTable>): Promise<void> {
  await db.updateTable('accessUser').set(values).where('id', '=', id).execute();
}
