import { Type, type Static } from 'typebox';
import type { Text } from '../field/text.ts';
import { LIMITS } from '../limits.ts';

export const API_TOKEN_LABEL: Text = { zh: 'API 令牌', en: 'API token' };

/** Days that a token of a machine may live; 0 = until it is revoked. */
export const API_TOKEN_DAYS = [7, 30, 90, 365, 0] as const;

export const ApiTokenCreate = Type.Object({
  tokenName: Type.String({ minLength: 1, maxLength: LIMITS.apiTokenNameMax, pattern: '\\S' }),
  /** Rights as `target:action`, all of them held by its maker. */
  authorities: Type.Array(Type.String({ maxLength: LIMITS.targetMax + LIMITS.actionMax + 1 }), {
    minItems: 1,
    maxItems: LIMITS.batchMax,
    uniqueItems: true,
  }),
  days: Type.Unsafe<(typeof API_TOKEN_DAYS)[number]>({ type: 'integer', enum: [...API_TOKEN_DAYS] }),
});
export type ApiTokenCreate = Static<typeof ApiTokenCreate>;

/** The token itself is answered this once and kept nowhere. */
export const ApiTokenMade = Type.Object({ id: Type.String(), token: Type.String() });
export type ApiTokenMade = Static<typeof ApiTokenMade>;

/** A token as its owner sees it. */
export const ApiTokenRecord = Type.Object({
  id: Type.String(),
  tokenName: Type.String(),
  authorities: Type.Array(Type.String()),
  createTime: Type.String(),
  /** Null = until it is revoked. */
  expireTime: Type.Union([Type.String(), Type.Null()]),
  /** Null = never used. */
  lastSeenTime: Type.Union([Type.String(), Type.Null()]),
  isExpired: Type.Boolean(),
});
export type ApiTokenRecord = Static<typeof ApiTokenRecord>;
