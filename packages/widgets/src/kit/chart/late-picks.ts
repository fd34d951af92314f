import type { ChartSelection } from './picked-item.ts';

export type Picks = typeof import('./picks.ts');

/** What clicks mean, fetched once a pointer comes near: most charts on a wall are never clicked. */
export function loadPicks(): Promise<Picks> {
  return import('./picks.ts');
}

type Find = (picks: Picks) => ChartSelection | undefined;

/** Tells what a click means, once that is known; of data that have changed meanwhile it tells what was clicked. */
export function tellOfClick(find: Find, tell: (selection: ChartSelection) => void): void {
  loadPicks()
    .then(find)
    .then((selection) => selection && tell(selection))
    .catch(reportError);
}
