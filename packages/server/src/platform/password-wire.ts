import { createDecipheriv } from 'node:crypto';
import { AppError, LIMITS, PASSWORD_CIPHER } from '@aj-report/contract';

/**
 * A password out of the client's AES form (AES-128-CBC, PKCS#7, base64), trimmed as the form does.
 * @throws user/password-not-encrypted
 */
export function readWirePassword(text: string): string {
  try {
    const decipher = createDecipheriv('aes-128-cbc', PASSWORD_CIPHER.key, PASSWORD_CIPHER.iv);
    return Buffer.concat([decipher.update(text, 'base64'), decipher.final()])
      .toString('utf8')
      .trim();
  } catch (error) {
    throw new AppError('user/password-not-encrypted', {}, { cause: error });
  }
}

/** @throws user/password-length */
export function checkLength(password: string, min: number, max: number): void {
  if (password.length < min || password.length > max) throw new AppError('user/password-length', { min, max });
}

/**
 * A new password and its confirmation, both in the client's AES form.
 * @throws user/password-not-encrypted, user/password-length, user/passwords-differ
 */
export function readNewPassword(form: { readonly password: string; readonly confirmPassword: string }): string {
  const password = readWirePassword(form.password);
  checkLength(password, LIMITS.newPasswordMin, LIMITS.newPasswordMax);
  if (readWirePassword(form.confirmPassword) !== password) throw new AppError('user/passwords-differ');
  return password;
}
