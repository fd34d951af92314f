import { editBetween, type NormalScreen, type ScreenEdit } from '@aj-report/contract';
import { create } from 'mutative';

/** Edits a draft of the screen in place. Operations are functions that return one. */
export type Recipe = (screen: NormalScreen) => void;

/** A change as data: `forward` makes it, `backward` takes it back, also after others have changed the screen. */
export interface Diff {
  readonly forward: ScreenEdit;
  readonly backward: ScreenEdit;
}

/** A screen that was changed, with how. */
export interface Made {
  readonly screen: NormalScreen;
  readonly diff: Diff;
}

/** The screen after the recipe and the diff between; an empty diff when nothing changed. */
export function makeChange(screen: NormalScreen, recipe: Recipe): Made {
  const next = create(screen, recipe);
  const forward = editBetween(screen, next);
  // What came out the same is the same object, so that nothing is drawn for it.
  if (forward.length === 0) return { screen, diff: { forward, backward: [] } };
  return { screen: next, diff: { forward, backward: editBetween(next, screen) } };
}

/** Diff that does `first`, then `second`. */
export function joinDiffs(first: Diff, second: Diff): Diff {
  return {
    forward: [...first.forward, ...second.forward],
    backward: [...second.backward, ...first.backward],
  };
}
