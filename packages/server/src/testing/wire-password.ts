import { createCipheriv } from 'node:crypto';
import { PASSWORD_CIPHER } from '@aj-report/contract';

/** A password in the client's form. */
export function toWire(password: string): string {
  const cipher = createCipheriv('aes-128-cbc', PASSWORD_CIPHER.key, PASSWORD_CIPHER.iv);
  return cipher.update(password, 'utf8', 'base64') + cipher.final('base64');
}

/** A new password with its confirmation in the client's form. */
export function toWirePair(password: string, confirmPassword = password) {
  return { password: toWire(password), confirmPassword: toWire(confirmPassword) };
}
