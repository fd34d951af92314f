import type { EgressGuard } from './egress-guard.ts';
import type { OwnStores } from './own-stores.ts';

export interface ConnectorOptions {
  readonly guard: EgressGuard;
  /** Connections to one source at most. */
  readonly maxConnections: number;
  /** Requests to one HTTP source at a time; as many as connections by default. */
  readonly maxRequests?: number;
  /** What no source may be. */
  readonly own?: OwnStores;
}
