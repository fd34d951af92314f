import { AppError, holdsRight, type Language } from '@aj-report/contract';
import type { FastifyInstance } from 'fastify';
import { authoritiesOf } from './authorities.ts';
import { faultOf } from './faults.ts';
import { hashToken } from './identity.ts';
import * as store from './api-token.store.ts';
import type { Db } from './schema.ts';
import type { Session } from './actor.ts';

/** Begins every API token; the dot is in no token of a login. */
const PREFIX = 'ajt.';
/** ms; how far a token's last use may lag behind, to spare a write a call */
const SEEN_STEP_MS = 60_000;

/** The text of a new API token. */
export function toApiToken(random: string): string {
  return PREFIX + random;
}

export function isApiToken(token: string): boolean {
  return token.startsWith(PREFIX);
}

/** Ends the tokens of a user: whoever else knew the password may have made some. */
export async function endApiTokens(db: Db, userId: string, by: string, now: Date): Promise<void> {
  await store.endTokensOf(db, userId, by, now.toISOString());
}

/** On a full disk its last use is not noted. */
async function noteSeen(app: FastifyInstance, id: string, time: string): Promise<void> {
  try {
    await store.noteSeen(app.db, id, time);
  } catch (error) {
    if (faultOf(error) !== 'server/disk-full') throw error;
  }
}

/**
 * What a machine may do with a token: the rights it was made with, as far as its owner holds them now.
 * @throws 50012, User.credentials.expired
 */
export async function readApiToken(app: FastifyInstance, token: string): Promise<Session> {
  const tokenHash = hashToken(token);
  const [row] = await store.readTokens(app.db, [tokenHash]);
  const now = app.clock.now();
  const time = now.toISOString();
  if (!row || (row.expireTime !== null && row.expireTime <= time)) throw new AppError('User.credentials.expired');
  if (row.endTime !== null || row.enableFlag !== 1) throw new AppError('50012');
  const isSeenLately = row.lastSeenTime !== null && now.getTime() - Date.parse(row.lastSeenTime) <= SEEN_STEP_MS;
  if (!isSeenLately) await noteSeen(app, row.id, time);
  const held = await authoritiesOf(app.db, row.userId);
  return {
    tokenHash,
    apiToken: row.tokenName,
    userId: row.userId,
    loginName: row.loginName,
    realName: row.realName,
    authorities: (JSON.parse(row.authorities) as string[]).filter((one) => holdsRight(one, held)),
    language: row.language as Language | null,
    mustChangePassword: row.mustChangePassword === 1,
  };
}
