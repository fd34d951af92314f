import type { Db } from '../../platform/schema.ts';
import * as store from './access-user.store.ts';
import { removeUser } from './people.store.ts';

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
