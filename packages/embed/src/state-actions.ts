import type { Language } from '@aj-report/contract';
import type { Shown } from './card-texts.ts';

/** What the cards of a state offer to do, and how they speak. */
export interface StateActions {
  readonly language: Language;
  /** Where to log in; empty = this page has no log-in. */
  readonly loginUrl: string;
  /** What the cards speak of; default: a screen. */
  readonly shown?: Shown;
  readonly onRetry: () => void;
  readonly onPassword: (password: string) => void;
  /** What is drawn changed without the state: a card has been loaded. */
  readonly onLater: () => void;
}
