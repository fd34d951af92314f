const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** A code nobody has to think of: the prefix and eight letters that are hard to confuse. */
export function newCode(prefix: string): string {
  const random = crypto.getRandomValues(new Uint8Array(8));
  return `${prefix}_${Array.from(random, (byte) => LETTERS[byte % LETTERS.length] ?? '').join('')}`;
}
