import { announce } from './announce.ts';
import type { FailureName, ScreenState } from './screen-state.ts';
import type { StateActions } from './state-actions.ts';

/** Detail of `aj-error`: there is no picture. */
export interface FailureDetail {
  readonly name: FailureName;
  readonly code: string;
  readonly message: string;
  /** It is being tried again by itself. */
  readonly isRetrying: boolean;
}

/** Tells the page of a state in which its reader sees no picture and somebody has to act; `enter` tries a password. */
export function announceState(
  tag: EventTarget,
  state: { readonly kind: 'ready' } | ScreenState,
  enter: (password: string) => void,
  { language, shown }: Pick<StateActions, 'language' | 'shown'>,
): void {
  if (state.kind === 'failed') {
    const { name, code, isRetrying } = state;
    const tell = (message: string) =>
      announce(tag, 'aj-error', { name, code, message, isRetrying } satisfies FailureDetail);
    // What the service did not say, the card does.
    const ofCard = () => import('./state-cards.ts').then(({ failureText }) => failureText(name, language, shown));
    if (state.message !== '') tell(state.message);
    else void ofCard().then(tell, () => tell(''));
  } else if (state.kind === 'password' && !state.isBusy) {
    // The service has answered, so that its cards can be had: few screens ask for a password.
    void import('./password-event.ts').then(({ announcePassword }) => announcePassword(tag, state, enter));
  }
}
