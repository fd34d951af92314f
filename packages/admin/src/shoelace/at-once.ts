import { flushSync } from 'react-dom';

declare const isAtOnce: unique symbol;

/** A handler made by `atOnce`; properties of Shoelace's inputs take no other. */
export type AtOnce = ((event: CustomEvent) => void) & { readonly [isAtOnce]: true };

/**
 * A handler of a Shoelace event whose changes are drawn before the next event, as React does for events of the browser.
 * Without it a busy page handles a click on Save before the last letters have reached the form.
 */
export function atOnce(handle: (event: CustomEvent) => void): AtOnce {
  return ((event: CustomEvent) => flushSync(() => handle(event))) as AtOnce;
}
