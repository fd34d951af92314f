import { createHash } from 'node:crypto';

const LENGTH = 22;

/** Name of a content: equal bytes have equal names. 22 characters, 132 bits. */
export function etagOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('base64url').slice(0, LENGTH);
}
