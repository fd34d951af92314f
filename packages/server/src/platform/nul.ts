import { AppError } from '@aj-report/contract';

const NUL = '\0';

/** Where a value of JSON holds the character NUL, in a text or a name, as a pointer below it; undefined for nowhere. */
function pointerToNul(value: unknown): string | undefined {
  if (typeof value === 'string') return value.includes(NUL) ? '' : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, inner] of Object.entries(value)) {
    if (name.includes(NUL)) return '';
    const pointer = pointerToNul(inner);
    if (pointer !== undefined) return `/${name}${pointer}`;
  }
  return undefined;
}

/**
 * PostgreSQL stores no NUL, and SQLite compares and stores text up to the first one only: `admin` and `admin\0` would be
 * the same user.
 * @param part name of the part of the request, which begins the path that the error names
 * @param value nested no deeper than `checkDepth` allows
 * @throws request/invalid
 */
export function refuseNul(part: 'body' | 'querystring' | 'params', value: unknown): void {
  const pointer = pointerToNul(value);
  if (pointer === undefined) return;
  const reason = { zh: '不能包含空字符（NUL，U+0000）', en: 'must not hold the character NUL (U+0000)' };
  throw new AppError('request/invalid', { path: part + pointer, reason });
}
