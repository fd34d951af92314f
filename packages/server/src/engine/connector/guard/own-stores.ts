import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import { AppError } from '@aj-report/contract';
import { parseHost } from './source-host.ts';

/** Stores of the service itself: no source may read them past the rights that are kept there. */
export interface OwnStores {
  /** What `POSTGRESQL_IDENTITY` answers in the metadata database; undefined where that is none of PostgreSQL. */
  metadataIdentity(): Promise<string | undefined>;
  /** The warehouse, where one is configured. */
  warehouse():
    | {
        readonly servers: readonly { readonly host: string; readonly port: number }[];
        /** What the names of our databases there begin with, and of no others. */
        readonly databasePrefix: string;
      }
    | undefined;
}

/** Tells a database of PostgreSQL from all others, under whatever address it is reached. */
export const POSTGRESQL_IDENTITY = `
select c.system_identifier::text || '/' || d.oid::text as identity
from pg_catalog.pg_control_system() c, pg_catalog.pg_database d where d.datname = pg_catalog.current_database()`;

export function ownDatabase(host: string): AppError {
  return new AppError('data-source/own-database', { host });
}

/**
 * Refuses a connection to a server of the warehouse: whoever speaks HTTP to it can ask for all it holds.
 * @param address as the host was resolved
 * @throws AppError data-source/own-database
 */
export async function refuseWarehouse(own: OwnStores, host: string, address: string, port: number): Promise<void> {
  for (const server of own.warehouse()?.servers ?? []) {
    if (server.port !== port) continue;
    const addresses = await addressesOf(server.host);
    if (addresses.some((one) => isSameMachine(one, address))) throw ownDatabase(host);
  }
}

async function addressesOf(host: string): Promise<readonly string[]> {
  const bare = parseHost(host);
  if (isIP(bare) !== 0) return [bare];
  const found = await lookup(bare, { all: true }).catch(() => []);
  return found.map(({ address }) => address);
}

/** This machine has many addresses. */
function isSameMachine(one: string, other: string): boolean {
  return one === other || (isHere(one) && isHere(other));
}

function isHere(address: string): boolean {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (/^(?:127\.|0\.)/.test(plain) || plain === '::1' || plain === '::') return true;
  return Object.values(networkInterfaces()).some((all) => all?.some((one) => one.address === plain));
}
