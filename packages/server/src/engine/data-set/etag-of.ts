import { hash } from 'node:crypto';

const LENGTH = 22;

/** Name of what a caller gets: equal bytes and counts have equal names. 22 characters, 132 bits. */
export function etagOf(bytes: Uint8Array, total?: number, truncated = false): string {
  const name = hash('sha256', bytes, 'base64url').slice(0, LENGTH);
  return total === undefined && !truncated ? name : `${name}-${total ?? ''}${truncated ? '+' : ''}`;
}
