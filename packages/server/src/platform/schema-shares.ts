import type { Generated } from 'kysely';
import type { Audit } from './schema-access.ts';

export interface ReportShareTable extends Audit {
  id: string;
  shareCode: string;
  reportId: string;
  /** days of validity, 0 = permanent */
  shareType: number;
  /** null = permanent */
  expireTime: string | null;
  passwordHash: string | null;
  /** Salt from which the token derives, together with the installation's secret. */
  tokenSalt: string;
  tokenHash: string;
  /** 1 = opens nothing until somebody lets it go on */
  paused: Generated<number>;
  views: Generated<number>;
  lastSeenTime: Generated<string | null>;
  /** Origins of pages that may show it, as a JSON list; empty = all */
  origins: Generated<string>;
  /** `{name: value}` as JSON: laid over what the screen locks */
  lockedParameters: Generated<string>;
  note: Generated<string>;
  /** Whom it is for; of a grant the name of the host's user. */
  recipient: Generated<string>;
  /** 1 = a grant that a host's server asked for: it is in no list of shares and goes once it has ended */
  grantFlag: Generated<number>;
  /** Share of which a grant is; null = of the report itself, or no grant */
  parentId: Generated<string | null>;
}
