import { Type, type Static } from 'typebox';
import { LIMITS, SHARE_TYPES } from '../limits.ts';

export type ShareType = (typeof SHARE_TYPES)[number];

export const ShareCreate = Type.Object({
  reportCode: Type.String({ minLength: 1, maxLength: LIMITS.reportCodeMax }),
  /** days of validity, 0 = permanent */
  shareType: Type.Unsafe<ShareType>({ enum: [...SHARE_TYPES] }),
  sharePassword: Type.Optional(Type.String({ maxLength: 50 })),
});
export type ShareCreate = Static<typeof ShareCreate>;

export const ShareCreated = Type.Object({
  shareCode: Type.String(),
  shareUrl: Type.String(),
  shareToken: Type.String(),
  shareValidTime: Type.Union([Type.String(), Type.Null()]),
});
export type ShareCreated = Static<typeof ShareCreated>;

/** What anybody with the link may know; the token only when no password protects it. */
export const ShareDetail = Type.Object({
  shareCode: Type.String(),
  reportName: Type.String(),
  reportType: Type.String(),
  needPassword: Type.Boolean(),
  reportCode: Type.Optional(Type.String()),
  shareToken: Type.Optional(Type.String()),
});
export type ShareDetail = Static<typeof ShareDetail>;

export const ShareExchange = Type.Object({
  shareCode: Type.String({ minLength: 1, maxLength: 100 }),
  sharePassword: Type.Optional(Type.String({ maxLength: 50 })),
});

export const ShareGrant = Type.Object({
  shareToken: Type.String(),
  reportCode: Type.String(),
  reportName: Type.String(),
  reportType: Type.String(),
  shareValidTime: Type.Union([Type.String(), Type.Null()]),
});
export type ShareGrant = Static<typeof ShareGrant>;
