import { createDecipheriv } from 'node:crypto';
import { AppError, PASSWORD_CIPHER } from '@aj-report/contract';

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
