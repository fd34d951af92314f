import type { SessionRecord } from '@aj-report/contract';
import type { Needs } from '../../platform/needs.ts';
import { toLocalTime } from '../../platform/times.ts';
import { toClientName } from '../../platform/client-name.ts';
import * as store from '../../platform/session.store.ts';
import type { Session } from '../../platform/actor.ts';

/** characters of the stored hash that name a session; nobody can log in with it */
const ID_LENGTH = 32;

function toId(tokenHash: string): string {
  return tokenHash.slice(0, ID_LENGTH);
}

/** The caller's sessions, the last used first. */
export async function listSessions(app: Needs<'clock' | 'db'>, session: Session): Promise<SessionRecord[]> {
  const rows = await store.findSessions(app.db, session.userId, app.clock.now().toISOString());
  return rows.map(({ tokenHash, createTime, seenTime, address, userAgent }) => ({
    id: toId(tokenHash),
    createTime: toLocalTime(createTime),
    seenTime: toLocalTime(seenTime),
    address,
    client: toClientName(userAgent),
    current: tokenHash === session.tokenHash,
  }));
}

/** Ends a session of the caller; nothing happens when it is over already. */
export async function endSession(app: Needs<'clock' | 'db'>, session: Session, id: string): Promise<void> {
  const now = app.clock.now().toISOString();
  const rows = await store.findSessions(app.db, session.userId, now);
  const found = rows.find(({ tokenHash }) => toId(tokenHash) === id);
  if (found) await store.endSession(app.db, found.tokenHash, now);
}
