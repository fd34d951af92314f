import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Needs } from './needs.ts';

/** @source NIST SP 800-38D: 96 random bits, a tag of 128 */
const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
const VERSION = 'v1';

function keyOf(app: Needs<'deriveToken'>): Buffer {
  return Buffer.from(app.deriveToken('secrets at rest'), 'base64url');
}

/**
 * Encrypts a text with the installation's secret.
 * @param owner what it belongs to: only under the same name can it be opened again
 */
export function seal(app: Needs<'deriveToken'>, owner: string, text: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, keyOf(app), iv).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return `${VERSION}.${sealed.toString('base64url')}`;
}

/** Opens what `seal` made; undefined when it was made with another secret, for another owner, or was changed. */
export function unseal(app: Needs<'deriveToken'>, owner: string, sealed: string): string | undefined {
  const [version, body = ''] = sealed.split('.');
  const bytes = Buffer.from(body, 'base64url');
  if (version !== VERSION || bytes.length < IV_BYTES + TAG_BYTES) return undefined;
  const decipher = createDecipheriv(ALGORITHM, keyOf(app), bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(owner)).setAuthTag(bytes.subarray(-TAG_BYTES));
  try {
    return decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES)).toString('utf8') + decipher.final('utf8');
  } catch {
    return undefined;
  }
}
