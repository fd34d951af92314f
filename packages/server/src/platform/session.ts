import { AppError, can, type Language } from '@aj-report/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isApiToken, readApiToken } from './api-token.ts';
import { authoritiesOf } from './authorities.ts';
import { faultOf } from './faults.ts';
import type { Db } from './schema.ts';
import * as store from './session.store.ts';
import { hashToken } from './identity.ts';
import { isViewPass, readViewPass } from './view-pass.ts';
import { addMinutes } from './times.ts';
import type { Needs } from './needs.ts';
import type { Session } from './actor.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The live session of the Authorization header; null for none or a dead one. */
    session: Session | null;
    /** Why there is no session although a token came. */
    sessionEnd: AppError | null;
  }
}

/** ms; how far a session's last use may lag behind, to spare a write a call */
const SEEN_STEP_MS = 60_000;
const TOKEN_LENGTH_MAX = 200;

export async function isEnabledUser(db: Db, id: string): Promise<boolean> {
  return (await store.findEnableFlag(db, id)) === 1;
}

/** From where somebody logs in. */
export interface Origin {
  readonly address: string;
  readonly userAgent: string;
}

const USER_AGENT_LENGTH_MAX = 300;

/** Begins a session and answers its token, which is stored nowhere. */
export async function beginSession(
  app: Needs<'clock' | 'config' | 'db' | 'ids'>,
  userId: string,
  { address, userAgent }: Origin = { address: '', userAgent: '' },
): Promise<string> {
  const token = app.ids.newToken();
  const now = app.clock.now();
  const time = now.toISOString();
  await store.forgetExpired(app.db, time);
  await store.insertSession(app.db, {
    tokenHash: hashToken(token),
    userId,
    createTime: time,
    seenTime: time,
    expireTime: addMinutes(now, app.config.sessionMinutes).toISOString(),
    endTime: null,
    address,
    userAgent: userAgent.slice(0, USER_AGENT_LENGTH_MAX),
  });
  return token;
}

/** Forgets one session; nothing happens when it is gone already. */
export async function forgetSession(db: Db, token: string): Promise<void> {
  await store.forgetSession(db, hashToken(token));
}

/** Ends the sessions of a user from elsewhere, all but one: their holders get `50012`. */
export function endSessions(db: Db, userId: string, now: Date, exceptTokenHash = ''): Promise<void> {
  return store.endSessionsOf(db, userId, now.toISOString(), exceptTokenHash);
}

/** On a full disk a session lasts as long as it was to last before. */
async function noteSeen(app: FastifyInstance, tokenHash: string, now: Date): Promise<void> {
  try {
    const expireTime = addMinutes(now, app.config.sessionMinutes).toISOString();
    await store.noteSeen(app.db, tokenHash, now.toISOString(), expireTime);
  } catch (error) {
    if (faultOf(error) !== 'server/disk-full') throw error;
  }
}

/** The live session of a token. Its expiry slides with use. @throws 50012, User.credentials.expired */
async function readSession(app: FastifyInstance, token: string): Promise<Session> {
  if (token.length > TOKEN_LENGTH_MAX) throw new AppError('User.credentials.expired');
  if (isApiToken(token)) return readApiToken(app, token);
  if (isViewPass(token)) return readViewPass(app, token);
  const tokenHash = hashToken(token);
  const [row] = await store.readSessions(app.db, [tokenHash]);
  const now = app.clock.now();
  if (!row || row.expireTime <= now.toISOString()) throw new AppError('User.credentials.expired');
  if (row.endTime !== null || row.enableFlag !== 1) throw new AppError('50012');
  if (now.getTime() - Date.parse(row.seenTime) > SEEN_STEP_MS) await noteSeen(app, tokenHash, now);
  const { userId, loginName, realName, language } = row;
  const authorities = await authoritiesOf(app.db, userId);
  const mustChangePassword = row.mustChangePassword === 1;
  return {
    tokenHash,
    apiToken: null,
    userId,
    loginName,
    realName,
    authorities,
    language: language as Language | null,
    mustChangePassword,
  };
}

/** Reads the bare token of `Authorization` into `request.session`. */
export async function settleSession(app: FastifyInstance, request: FastifyRequest): Promise<void> {
  const token = request.headers.authorization?.trim();
  if (token === undefined || token === '') return;
  try {
    request.session = await readSession(app, token);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    request.sessionEnd = error;
  }
}

/** Makes the session that a login began the one of its call, so that the audit log names who logged in. */
export async function adoptSession(app: FastifyInstance, request: FastifyRequest, token: string): Promise<void> {
  request.session = await readSession(app, token);
}

/** The session of a call whose endpoint wants one. @throws User.credentials.expired, 50012 */
export function requireSession(request: FastifyRequest): Session {
  if (request.session) return request.session;
  throw request.sessionEnd ?? new AppError('User.credentials.expired');
}

/** Whether the caller's session grants a permission. */
export function hasRight(request: FastifyRequest, permission: string): boolean {
  // A call whose address cannot be read is refused before it has any field of ours.
  return request.session?.mustChangePassword !== true && can(permission, request.session?.authorities);
}

/** @throws User.credentials.expired, 50012, user/must-change-password, User.no.authority */
export function requireRight(request: FastifyRequest, permission: string): Session {
  const session = requireSession(request);
  if (session.mustChangePassword) throw new AppError('user/must-change-password');
  if (!can(permission, session.authorities)) throw new AppError('User.no.authority', { permission });
  return session;
}

export function registerSession(app: FastifyInstance): void {
  app.decorateRequest('session', null);
  app.decorateRequest('sessionEnd', null);
}
