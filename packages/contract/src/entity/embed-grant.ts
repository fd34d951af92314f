import { Type, type Static } from 'typebox';
import { LIMITS } from '../limits.ts';
import { ReportCode } from '../wire/report-code.ts';
import { ShareCreate } from './share.ts';

const { parameters, origins } = ShareCreate.properties;

/**
 * What a host's own server asks for in the name of one of its users: that they see one report for a while, with values
 * of parameters that their page cannot change.
 */
export const EmbedGrantWanted = Type.Object({
  /** Of a share, whose password it needs not: what that fixes, its end and its origins hold for the grant too. */
  shareCode: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
  /** Of a report itself; just one of both is given. */
  reportCode: Type.Optional(ReportCode),
  parameters,
  /** Origins of pages that may use it, such as `https://portal.example`; empty = those of the share, else any. */
  origins,
  /** Who looks, for the audit log; it opens nothing and closes nothing. */
  viewerName: Type.Optional(Type.String({ maxLength: LIMITS.shareRecipientMax })),
  /** How long it opens; a quarter of an hour unless given. */
  lifeSeconds: Type.Optional(
    Type.Integer({ minimum: LIMITS.grantSecondsMin, maximum: LIMITS.grantSecondsMax, default: LIMITS.grantSeconds }),
  ),
});
export type EmbedGrantWanted = Static<typeof EmbedGrantWanted>;

/** As the `tokenProvider` of the embed tag gives it back. */
export const EmbedGrant = Type.Object({
  token: Type.String(),
  /** When it ends, with its time zone: `2026-11-28T08:15:00.000Z`. */
  expiresAt: Type.String(),
  reportCode: Type.String(),
  reportType: Type.String(),
});
export type EmbedGrant = Static<typeof EmbedGrant>;
