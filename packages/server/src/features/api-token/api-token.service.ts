import {
  API_TOKEN_LABEL,
  AppError,
  LIMITS,
  toPageResult,
  type ApiTokenCreate,
  type ApiTokenMade,
  type ApiTokenRecord,
  type listApiTokens as listEndpoint,
  type OutputOf,
} from '@aj-report/contract';
import { toApiToken } from '../../platform/api-token.ts';
import { hashToken } from '../../platform/identity.ts';
import type { Needs } from '../../platform/needs.ts';
import { toPage, type PageAsked } from '../../platform/page.ts';
import { addDays, toLocalTime } from '../../platform/times.ts';
import { requireHeld } from '../access-user/held-rights.service.ts';
import * as store from '../../platform/api-token.store.ts';
import type { Session } from '../../platform/actor.ts';

type Row = Awaited<ReturnType<typeof store.listTokens>>['rows'][number];

function toRecord(row: Row, now: string): ApiTokenRecord {
  const { id, tokenName, expireTime, lastSeenTime } = row;
  return {
    id,
    tokenName,
    authorities: JSON.parse(row.authorities) as string[],
    createTime: toLocalTime(row.createTime),
    expireTime: expireTime === null ? null : toLocalTime(expireTime),
    lastSeenTime: lastSeenTime === null ? null : toLocalTime(lastSeenTime),
    isExpired: expireTime !== null && expireTime <= now,
  };
}

/** One page of the caller's tokens that were not revoked. @throws request/sort-unknown */
export async function listTokens(
  app: Needs<'clock' | 'db'>,
  query: PageAsked & { readonly tokenName?: string },
  session: Session,
): Promise<OutputOf<typeof listEndpoint>> {
  const page = toPage(query, store.SORTABLE, 'createTime');
  const { rows, total } = await store.listTokens(app.db, session.userId, query.tokenName ?? '', page);
  const now = app.clock.now().toISOString();
  const result = toPageResult(
    rows.map((row) => toRecord(row, now)),
    total,
    page,
  );
  return { ...result, records: [...result.records] };
}

/** @throws request/invalid for what is no right of the product, nor one that was added for others */
async function checkKnown(app: Needs<'db'>, authorities: readonly string[]): Promise<void> {
  const rows = await store.findRights(app.db);
  const known = new Set(rows.flatMap(({ target, action }) => [target, `${target}:${action}`]));
  const unknown = authorities.find((one) => !known.has(one));
  if (unknown === undefined) return;
  const reason = { zh: `“${unknown}”不是权限`, en: `"${unknown}" is no permission` };
  throw new AppError('request/invalid', { path: 'body/authorities', reason });
}

/** A token of rights that the caller holds. @throws request/invalid, user/right-not-held, api-token/too-many */
export async function createToken(
  app: Needs<'clock' | 'db' | 'ids'>,
  { tokenName, authorities, days }: ApiTokenCreate,
  session: Session,
): Promise<ApiTokenMade> {
  await checkKnown(app, authorities);
  requireHeld(authorities, session.authorities);
  if ((await store.countTokens(app.db, session.userId)) >= LIMITS.apiTokensMax)
    throw new AppError('api-token/too-many', { count: LIMITS.apiTokensMax });
  const [id, token, now] = [app.ids.newId(), toApiToken(app.ids.newToken()), app.clock.now()];
  const [by, time] = [session.loginName, now.toISOString()];
  await store.insertToken(app.db, {
    id,
    userId: session.userId,
    tokenName: tokenName.trim(),
    tokenHash: hashToken(token),
    authorities: JSON.stringify(authorities),
    expireTime: days === 0 ? null : addDays(now, days).toISOString(),
    lastSeenTime: null,
    endTime: null,
    createBy: by,
    createTime: time,
    updateBy: by,
    updateTime: time,
  });
  return { id, token };
}

/** Ends a token of the caller at once. @throws record/not-found */
export async function revokeToken(app: Needs<'clock' | 'db'>, id: string, session: Session): Promise<void> {
  const time = app.clock.now().toISOString();
  if (await store.endToken(app.db, session.userId, id, session.loginName, time)) return;
  throw new AppError('record/not-found', { what: API_TOKEN_LABEL, key: id });
}
