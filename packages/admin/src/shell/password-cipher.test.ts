import { PASSWORD_CIPHER } from '@aj-report/contract';
import { createDecipheriv } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { encryptPassword } from './password-cipher.ts';

describe('the wire form of a password', () => {
  it('is read back by any AES-128-CBC, Chinese and signs included', () => {
    for (const password of ['secret', '密码 123!@#', 'a']) {
      const decipher = createDecipheriv('aes-128-cbc', PASSWORD_CIPHER.key, PASSWORD_CIPHER.iv);
      const plain = decipher.update(encryptPassword(password), 'base64', 'utf8') + decipher.final('utf8');
      expect(plain).toBe(password);
    }
  });
});
