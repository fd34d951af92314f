import { hash } from 'node:crypto';

const LENGTH = 22;

/** Name of a content: equal bytes have equal names. 22 characters, 132 bits. */
export function etagOf(bytes: Uint8Array): string {
  return hash('sha256', bytes, 'base64url').slice(0, LENGTH);
}
