import { LIMITS, type NormalScreen } from '@aj-report/contract';

type NameColours = NonNullable<NormalScreen['dashboard']['nameColours']>;

/**
 * The screen with the places that names have been seen to have in the palette, so that they keep their colours when a
 * filter leaves some out or rows come in another order. What was pinned before stays.
 */
export function pinNameColours(screen: NormalScreen, seen: NameColours): NormalScreen {
  const pinned = screen.dashboard.nameColours ?? {};
  const all = Object.entries({ ...seen, ...pinned }).filter(([name]) => name.length <= LIMITS.nameOfColourMax);
  if (all.length === Object.keys(pinned).length) return screen;
  const nameColours = Object.fromEntries(all.slice(0, LIMITS.nameColoursMax));
  return { ...screen, dashboard: { ...screen.dashboard, nameColours } };
}
