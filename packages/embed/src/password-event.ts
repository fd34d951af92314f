import { announce } from './announce.ts';
import type { ScreenState } from './screen-state.ts';

/** Detail of `aj-password-needed`: the share asks its reader for a password. */
export interface PasswordDetail {
  readonly reportName: string;
  /** Why the last one opened nothing, `share/password-wrong` for a wrong one; empty = none was tried. */
  readonly code: string;
  /** The same as a sentence. */
  readonly message: string;
  /** Tries a password, or the promise of one, in the place of the reader; an empty one leaves it to the reader. */
  provide(password: string | Promise<string>): void;
}

/** Tells the page that a password is wanted; `enter` tries what it answers. */
export function announcePassword(
  tag: EventTarget,
  { reportName, code, problem: message }: Extract<ScreenState, { kind: 'password' }>,
  enter: (password: string) => void,
): void {
  const provide: PasswordDetail['provide'] = async (given) => {
    const password = await given;
    if (password !== '') enter(password);
  };
  announce(tag, 'aj-password-needed', { reportName, code, message, provide } satisfies PasswordDetail);
}
