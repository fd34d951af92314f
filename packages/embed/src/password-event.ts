import { announce } from './announce.ts';
import type { ScreenState } from './screen-state.ts';

/** Detail of `aj-password-needed`: the share asks its reader for a password. */
export interface PasswordDetail {
  readonly reportName: string;
  /** Why the last one opened nothing, `share/password-wrong` for a wrong one; empty = none was tried. */
  readonly code: string;
  /** The same as a sentence. */
  readonly message: string;
}

/** Tells the page that a password is wanted. */
export function announcePassword(tag: EventTarget, state: Extract<ScreenState, { kind: 'password' }>): void {
  const { reportName, code, problem: message } = state;
  announce(tag, 'aj-password-needed', { reportName, code, message } satisfies PasswordDetail);
}
