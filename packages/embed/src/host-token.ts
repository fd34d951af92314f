import { announce } from './announce.ts';
import type { Access, ClientToken } from './client.ts';

/** A token for the screen with its end, so that another one is asked for before. */
export interface TimedToken {
  readonly token: string;
  /** A date, as such, as text or in ms since the epoch. */
  readonly expiresAt: Date | string | number;
}

/** What a page may answer; an empty text = there is none for this reader. */
export type GivenToken = string | TimedToken;

/** Asks the page that holds a tag for a token; a rejection = not now, asked again a little later. */
export type TokenProvider = () => GivenToken | Promise<GivenToken>;

/** Detail of `aj-token-needed`: the service refused the token, or there is none, and the tag has no `tokenProvider`. */
export interface TokenNeededDetail {
  /**
   * Takes a token, or the promise of one. Called before the listener returns, the picture and what was chosen in it stay;
   * called later, the tag starts over.
   */
  provide(token: GivenToken | Promise<GivenToken>): void;
}

/** A tag whose page is asked. */
export interface TokenAsker extends EventTarget {
  tokenProvider: TokenProvider | undefined;
  token: string;
}

/** A token with the ms since the epoch at which it ends; not a number = nobody knows. */
interface HeldToken extends ClientToken {
  readonly endsAt: number;
}

/** ms before its end from which on another token is wanted: the screen looks for news at least twice within them. */
const AHEAD_MS = 70_000;

function isGood(held: Access): boolean {
  if (held === null || !('endsAt' in held)) return held !== null;
  return !((held as HeldToken).endsAt - Date.now() < AHEAD_MS);
}

/** Asks by event. Undefined = nobody answered. */
function askPage(tag: TokenAsker): GivenToken | Promise<GivenToken> | undefined {
  let given: GivenToken | Promise<GivenToken> | undefined;
  let isOver = false;
  const startOver = async (late: GivenToken | Promise<GivenToken>) => {
    tag.token = toHeld(await late).value;
  };
  const provide: TokenNeededDetail['provide'] = (token) => {
    if (isOver) void startOver(token);
    else given = token;
  };
  announce(tag, 'aj-token-needed', { provide } satisfies TokenNeededDetail);
  isOver = true;
  return given;
}

function toHeld(given: GivenToken): HeldToken {
  if (typeof given === 'string') return { kind: 'host', value: given, endsAt: Number.NaN };
  return { kind: 'host', value: given.token, endsAt: new Date(given.expiresAt).getTime() };
}

/**
 * A token to go on with: the one that is held while it is good, else what the page gives.
 * @param isRefused the service does not take the one that is held
 * @throws what the page's provider threw
 */
export async function askAccess(tag: TokenAsker, held: Access, isRefused: boolean): Promise<Access> {
  if (!isRefused && isGood(held)) return held;
  const given = await (tag.tokenProvider ? tag.tokenProvider() : askPage(tag));
  if (!given) return held;
  const next = toHeld(given);
  // A token that was refused already is not tried a second time.
  const isSame = held !== null && 'value' in held && held.value === next.value && isRefused;
  return next.value === '' || isSame ? held : next;
}
