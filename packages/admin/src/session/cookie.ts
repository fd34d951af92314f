import { LIMITS } from '@aj-report/contract';

const SECONDS_OF_A_DAY = 86_400;

/** A cookie of this page by its name. */
export function readCookie(name: string): string | undefined {
  const found = document.cookie.split('; ').find((one) => one.startsWith(`${name}=`));
  return found === undefined ? undefined : decodeURIComponent(found.slice(name.length + 1));
}

/** Keeps a cookie for the days of the specification (§9), or `session` = until the browser is closed. */
export function writeCookie(name: string, value: string, lasting: 'days' | 'session' = 'days'): void {
  const age = lasting === 'days' ? `; Max-Age=${LIMITS.cookieDays * SECONDS_OF_A_DAY}` : '';
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; SameSite=Lax${age}`;
}
