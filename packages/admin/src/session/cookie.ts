import { LIMITS } from '@aj-report/contract';

const SECONDS_OF_A_DAY = 86_400;

/** Values that last as long as the page, where the browser keeps no cookies. */
const ofPage = new Map<string, string>();

/** The cookies of this page, `a=1; b=2`; undefined in a sandboxed frame, where the mere sight of them throws. */
function allCookies(): string | undefined {
  try {
    return document.cookie;
  } catch {
    return undefined;
  }
}

/** A cookie of this page by its name. */
export function readCookie(name: string): string | undefined {
  const found = allCookies()
    ?.split('; ')
    .find((one) => one.startsWith(`${name}=`));
  return found === undefined ? ofPage.get(name) : decodeURIComponent(found.slice(name.length + 1));
}

function write(name: string, value: string, ending: string): void {
  if (allCookies() === undefined) return;
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; SameSite=Lax${ending}`;
}

/** Keeps a cookie for the days of the specification (§9), or `session` = until the browser is closed. */
export function writeCookie(name: string, value: string, lasting: 'days' | 'session' = 'days'): void {
  ofPage.set(name, value);
  write(name, value, lasting === 'days' ? `; Max-Age=${LIMITS.cookieDays * SECONDS_OF_A_DAY}` : '');
}

export function removeCookie(name: string): void {
  ofPage.delete(name);
  write(name, '', '; Max-Age=0');
}
