import { readCookie, removeCookie, writeCookie } from './cookie.ts';

/** Name of the user who logged in here last. */
const NAME_COOKIE = 'userName';

export function rememberedName(): string {
  return readCookie(NAME_COOKIE) ?? '';
}

export function rememberName(userName: string): void {
  writeCookie(NAME_COOKIE, userName);
}

export function forgetName(): void {
  removeCookie(NAME_COOKIE);
}
