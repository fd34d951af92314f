import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { AppError } from '@aj-report/contract';
import type { AllowedNetworks } from './address-rules.ts';
import { REACH_MS } from './connector-limits.ts';
import { unreachable } from './network-error.ts';
import { parseHost } from './source-host.ts';

/** Name of the setting that opens internal networks. */
export const EGRESS_SETTING = 'AJ_SOURCE_NETWORKS';

const LATE = { code: 'ETIMEDOUT' };

/** Names of a host as the system finds them. */
export type Resolve = (host: string) => Promise<readonly string[]>;

const resolveBySystem: Resolve = async (host) => (await lookup(host, { all: true })).map(({ address }) => address);

/**
 * The one way out: a host is resolved, every address it has is checked, and the connection goes to the checked address,
 * so that a name which answers differently the second time gains nothing.
 */
export class EgressGuard {
  /** ms that finding a name may take, and then connecting to it */
  readonly reachMs: number;
  private readonly allowed: AllowedNetworks;
  private readonly resolve: Resolve;

  constructor(allowed: AllowedNetworks, reachMs = REACH_MS, resolve: Resolve = resolveBySystem) {
    this.allowed = allowed;
    this.reachMs = reachMs;
    this.resolve = resolve;
  }

  /**
   * The address to connect to.
   * @throws AppError data-source/host-invalid, data-source/unreachable, data-source/address-refused when any address of the host is internal
   */
  async addressOf(host: string): Promise<string> {
    const bare = parseHost(host);
    const addresses = isIP(bare) === 0 ? await this.addressesOf(bare) : [bare];
    for (const address of addresses) {
      if (!this.allowed.allows(address)) {
        throw new AppError('data-source/address-refused', { host: bare, address, setting: EGRESS_SETTING });
      }
    }
    const [first] = addresses;
    if (first === undefined) throw unreachable(bare, 'ENOTFOUND');
    return first;
  }

  private async addressesOf(host: string): Promise<readonly string[]> {
    let deadline: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      deadline = setTimeout(() => reject(Object.assign(new Error('no name server answers'), LATE)), this.reachMs);
    });
    try {
      return await Promise.race([this.resolve(host), late]);
    } catch (error) {
      throw unreachable(host, (error as NodeJS.ErrnoException).code ?? 'ENOTFOUND');
    } finally {
      clearTimeout(deadline);
    }
  }
}
