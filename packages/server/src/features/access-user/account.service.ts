import type { Insertable } from 'kysely';
import type { AccessUserTable } from '../../platform/schema-access.ts';
import type { Db } from '../../platform/schema.ts';
import * as store from './access-user.store.ts';
import { removeUser, replaceRoles } from './people.store.ts';

/** An account as it is kept. */
export type Account = NonNullable<Awaited<ReturnType<typeof store.findUser>>>;

export function findAccount(db: Db, id: string): Promise<Account | undefined> {
  return store.findUser(db, id);
}

/** The account whose address it is. */
export function findAccountOf(db: Db, email: string): Promise<Account | undefined> {
  return store.findUserByEmail(db, email);
}

/** Whoever has an address, as their own or as the name that they log in with. */
export async function findHolder(db: Db, email: string): Promise<Account | undefined> {
  return (await store.findUserByEmail(db, email)) ?? store.findUserByName(db, email);
}

/** Removes an account with all that is its own. */
export function removeAccount(db: Db, id: string): Promise<void> {
  return removeUser(db, id);
}

/** Keeps a password that the owner of an account chose. */
export function keepPassword(
  db: Db,
  { id, loginName }: Pick<Account, 'id' | 'loginName'>,
  passwordHash: string,
  time: string,
): Promise<void> {
  return store.storePassword(db, id, passwordHash, loginName, time);
}

export function findAccountByName(db: Db, loginName: string): Promise<Account | undefined> {
  return store.findUserByName(db, loginName);
}

/** A new account with its roles, inside of a transaction. */
export async function insertAccount(
  transaction: Db,
  row: Insertable<AccessUserTable>,
  roleIds: readonly string[],
): Promise<void> {
  await store.insertUser(transaction, row);
  await replaceRoles(transaction, row.id, roleIds);
}

/** Makes an account that somebody signed up for one that was invited. */
export function markInvited(db: Db, userId: string): Promise<void> {
  return store.changeUser(db, userId, { signedUp: 0 });
}

interface Chosen {
  readonly passwordHash?: string;
  readonly realName?: string;
}

/** An account whose owner has shown that the address is theirs, with what they chose. */
export function settleAccount(db: Db, userId: string, chosen: Chosen, by: string, time: string): Promise<void> {
  return store.changeUser(db, userId, { ...chosen, emailVerified: 1, updateBy: by, updateTime: time });
}
