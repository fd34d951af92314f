import type { Person } from '@aj-report/contract';
import type { Problem } from './problem.ts';
import type { Conflict } from './shared-screen.ts';

export interface TogetherState {
  /** `off`: the service has no part in it, the designer works as if alone; `away`: nobody looks, nothing is held. */
  readonly kind: 'off' | 'joining' | 'live' | 'offline' | 'away';
  /** What keeps others from getting what is done here, apart from the network. */
  readonly problem: Problem | undefined;
  /** Everybody but this editor. */
  readonly others: readonly Person[];
  /** Own edits that the service has not confirmed. */
  readonly waiting: number;
  /** The newest last. */
  readonly conflicts: readonly Conflict[];
  /** Who saved last, and as which revision, unless it was this editor. */
  readonly savedBy: { readonly name: string; readonly revision: number } | undefined;
}

export const AT_FIRST: TogetherState = {
  kind: 'joining',
  problem: undefined,
  others: [],
  waiting: 0,
  conflicts: [],
  savedBy: undefined,
};
