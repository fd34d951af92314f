/**
 * A new random id: 128 bits as 32 hex digits.
 * `randomUUID` exists in secure contexts only and walls are often served by plain http, hence `getRandomValues`.
 */
export function makeId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
