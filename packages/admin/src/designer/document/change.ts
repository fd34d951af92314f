import type { NormalScreen } from '@aj-report/contract';
import { apply, create, type Patches } from 'mutative';

/** Edits a draft of the screen in place. Operations are functions that return one. */
export type Recipe = (screen: NormalScreen) => void;

/** A change as data: `forward` makes it, `backward` takes it back. */
export interface Diff {
  readonly forward: Patches;
  readonly backward: Patches;
}

/** A screen that was changed, with how. */
export interface Made {
  readonly screen: NormalScreen;
  readonly diff: Diff;
}

/** The screen after the recipe and the diff between; an empty diff when nothing changed. */
export function makeChange(screen: NormalScreen, recipe: Recipe): Made {
  const [next, forward, backward] = create(screen, recipe, { enablePatches: true });
  return { screen: next, diff: { forward, backward } };
}

export function applyPatches(screen: NormalScreen, patches: Patches): NormalScreen {
  return apply(screen, patches);
}

/** Diff that does `first`, then `second`. */
export function joinDiffs(first: Diff, second: Diff): Diff {
  return {
    forward: [...first.forward, ...second.forward] as Patches,
    backward: [...second.backward, ...first.backward] as Patches,
  };
}
