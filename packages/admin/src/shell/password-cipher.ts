import { PASSWORD_CIPHER } from '@aj-report/contract';
import AES from 'crypto-js/aes.js';
import Utf8 from 'crypto-js/enc-utf8.js';

/** Wire form of a password in the change-password payload: AES-128-CBC, PKCS#7, base64. */
export function encryptPassword(password: string): string {
  const key = Utf8.parse(PASSWORD_CIPHER.key);
  return AES.encrypt(Utf8.parse(password), key, { iv: Utf8.parse(PASSWORD_CIPHER.iv) }).toString();
}
