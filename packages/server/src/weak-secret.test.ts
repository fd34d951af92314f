import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { weaknessOfPassword, weaknessOfSecret } from './weak-secret.ts';

describe('The first password of admin', () => {
  it.each(['abc', 'a1b2c3d', 'password', 'Password1', '12345678', 'qwertyuiop', 'admin123', 'ADMINISTRATOR'])(
    'is too weak: %s',
    (password) => {
      expect(weaknessOfPassword(password)).toMatchObject({ zh: expect.any(String), en: expect.any(String) });
    },
  );

  it.each(['Sailboat-Lantern-42', 'wall-2026', '大屏数据平台密码'])('is strong enough: %s', (password) => {
    expect(weaknessOfPassword(password)).toBeUndefined();
  });
});

describe('The secret of an installation', () => {
  it.each([
    '0'.repeat(64),
    'changeme'.repeat(4),
    '0123456789abcdef0123456789abcdef',
    'abcdefghijklmnopqrstuvwxyz0123456789',
    'aaaaaaaaaaaaaaaabbbbbbbbbbbbbbbb',
    '12121212121212121212121212121212121',
  ])('is too weak: %s', (secret) => {
    expect(weaknessOfSecret(secret)).toMatchObject({ en: expect.stringContaining('openssl rand') });
  });

  it('is strong enough when it is random, in any writing', () => {
    for (let round = 0; round < 200; round++) {
      expect(weaknessOfSecret(randomBytes(16).toString('hex'))).toBeUndefined();
      expect(weaknessOfSecret(randomBytes(24).toString('base64'))).toBeUndefined();
    }
    expect(weaknessOfSecret('correct horse battery staple, on a wall')).toBeUndefined();
  });
});
