import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** scrypt parameters of new hashes (OWASP's equal of N = 2^17, p = 1, at a quarter of the memory) */
const COST = { log2N: 15, r: 8, p: 3 };
const KEY_BYTES = 32;
const MEMORY_BYTES = 64 * 1024 * 1024;

/** In place of a hash: nothing that is typed hashes to it. */
export const NO_PASSWORD = '';

function derive(password: string, salt: Buffer, log2N: number, r: number, p: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, { N: 2 ** log2N, r, p, maxmem: MEMORY_BYTES }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

/** A slow salted hash as text: `scrypt$log2N$r$p$salt$key`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, COST.log2N, COST.r, COST.p);
  return ['scrypt', COST.log2N, COST.r, COST.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** Whether a password is the hashed one. Takes as long for `null` (nobody to compare with), and is then false. */
export async function checkPassword(password: string, hash: string | null): Promise<boolean> {
  const [, log2N, r, p, salt, key] = (hash ?? '').split('$');
  if (log2N === undefined || r === undefined || p === undefined || salt === undefined || key === undefined) {
    await derive(password, Buffer.alloc(16), COST.log2N, COST.r, COST.p);
    return false;
  }
  const found = await derive(password, Buffer.from(salt, 'base64url'), Number(log2N), Number(r), Number(p));
  return timingSafeEqual(found, Buffer.from(key, 'base64url'));
}
