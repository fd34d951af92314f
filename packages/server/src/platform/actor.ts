import type { Language } from '@aj-report/contract';

/** Who acts, for the audit columns. */
export interface Actor {
  readonly userId: string;
  readonly loginName: string;
  readonly realName: string;
}

/** A live login. */
export interface Session extends Actor {
  readonly tokenHash: string;
  /** Name of the API token that a machine came with; null for a person. */
  readonly apiToken: string | null;
  readonly authorities: readonly string[];
  readonly language: Language | null;
  /** Somebody else gave the password: only its change is open. */
  readonly mustChangePassword: boolean;
  /** Code of the one report that it opens, of a browser that draws it. */
  readonly onlyReport?: string;
}
