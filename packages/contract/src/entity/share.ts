import { Type, type Static } from 'typebox';
import type { Text } from '../field/text.ts';
import { LIMITS, SHARE_DELAYS, SHARE_TYPES } from '../limits.ts';
import { auditFields, Flag } from './audit.ts';
import { ReportCode } from '../wire/report-code.ts';

export type ShareType = (typeof SHARE_TYPES)[number];
export type ShareDelay = (typeof SHARE_DELAYS)[number];

export const SHARE_LABEL: Text = { zh: '分享', en: 'Share' };

/** What a share does for whoever has its link; an expired one is that, paused or not. */
export const SHARE_STATES = ['active', 'paused', 'expired'] as const;
export type ShareState = (typeof SHARE_STATES)[number];

/** Days of validity, 0 = permanent. */
const Validity = Type.Unsafe<ShareType>({ enum: [...SHARE_TYPES] });
const Delay = Type.Unsafe<ShareDelay>({ enum: [...SHARE_DELAYS] });

/** What may be said of a share when it is made, and changed later. */
const settings = {
  /** Clients name the validity either way; one of both is needed for a new share. */
  shareType: Type.Optional(Validity),
  shareValidType: Type.Optional(Validity),
  /** Empty = none. */
  sharePassword: Type.Optional(Type.String({ maxLength: LIMITS.sharePasswordMax })),
  /** Values that whoever has the link cannot choose, by name of a parameter, or `setCode.name` for one data set. */
  parameters: Type.Optional(Type.Record(Type.String(), Type.Unknown(), { maxProperties: LIMITS.shareParametersMax })),
  /** Origins of pages that may show it beside the service's own, such as `https://intranet.example`; empty = any. */
  origins: Type.Optional(
    Type.Array(Type.String({ maxLength: LIMITS.shareOriginMax }), { maxItems: LIMITS.shareOriginsMax }),
  ),
  note: Type.Optional(Type.String({ maxLength: LIMITS.shareNoteMax })),
  recipient: Type.Optional(Type.String({ maxLength: LIMITS.shareRecipientMax })),
};

export const ShareCreate = Type.Object({
  reportCode: ReportCode,
  ...settings,
});
export type ShareCreate = Static<typeof ShareCreate>;

/** As clients of AJ-Report ask for a share; the service makes the password where one is wanted. */
export const ShareWanted = Type.Object({
  ...ShareCreate.properties,
  /** A password is wanted, and none is given. */
  sharePasswordFlag: Type.Optional(Type.Union([Type.Boolean(), Flag])),
});
export type ShareWanted = Static<typeof ShareWanted>;

/**
 * What is left out stays as it is. Another validity counts from now; another password makes everybody who holds the
 * link enter it.
 */
export const ShareChange = Type.Object({ id: Type.String({ maxLength: 64 }), ...settings });
export type ShareChange = Static<typeof ShareChange>;

export const SharePause = Type.Object({ id: Type.String({ maxLength: 64 }), paused: Type.Boolean() });

/** Days by which a share lasts longer, under either name. */
export const ShareExtension = Type.Object({
  id: Type.String({ maxLength: 64 }),
  shareType: Type.Optional(Delay),
  shareValidType: Type.Optional(Delay),
});
export type ShareExtension = Static<typeof ShareExtension>;

const optionalTime = Type.Union([Type.String(), Type.Null()]);
/** Where `AJ_PUBLIC_URL` says it; null = below the address in use. */
const wholeUrl = Type.Union([Type.String(), Type.Null()]);

/** A share as people who manage shares see it; neither its token nor its password is stored as it is. */
export const ShareRecord = Type.Object({
  id: Type.String(),
  shareCode: Type.String(),
  reportCode: Type.String(),
  reportName: Type.String(),
  reportType: Type.String(),
  /** days of validity, 0 = permanent */
  shareType: Type.Integer(),
  shareValidType: Type.Integer(),
  /** null = permanent */
  shareValidTime: optionalTime,
  /** Below the address of the service. */
  shareUrl: Type.String(),
  wholeUrl,
  state: Type.Unsafe<ShareState>({ type: 'string', enum: [...SHARE_STATES] }),
  hasPassword: Type.Boolean(),
  paused: Type.Boolean(),
  parameters: Type.Record(Type.String(), Type.Unknown()),
  origins: Type.Array(Type.String()),
  note: Type.String(),
  recipient: Type.String(),
  /** How often the screen was opened by it. */
  views: Type.Integer(),
  /** null = never */
  lastSeenTime: optionalTime,
  ...auditFields,
});
export type ShareRecord = Static<typeof ShareRecord>;

export const ShareCreated = Type.Object({
  id: Type.String(),
  shareCode: Type.String(),
  shareUrl: Type.String(),
  wholeUrl,
  shareToken: Type.String(),
  shareValidTime: optionalTime,
});
export type ShareCreated = Static<typeof ShareCreated>;

/** A new share with its password, which is never shown again; empty = none. */
export const ShareMade = Type.Object({ ...ShareCreated.properties, sharePassword: Type.String() });
export type ShareMade = Static<typeof ShareMade>;

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
  sharePassword: Type.Optional(Type.String({ maxLength: LIMITS.sharePasswordEnteredMax })),
});

export const ShareGrant = Type.Object({
  shareToken: Type.String(),
  reportCode: Type.String(),
  reportName: Type.String(),
  reportType: Type.String(),
  shareValidTime: optionalTime,
});
export type ShareGrant = Static<typeof ShareGrant>;
