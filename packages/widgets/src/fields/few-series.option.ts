import type { Language } from '@aj-report/contract';
import type { PointSeries } from '../shapes/points.ts';
import { nameOfOthers } from './items.option.ts';

/** Nobody distinguishes more series, and thousands of them stop the page for seconds. */
export const MAX_SERIES = 60;

/** The first series; of more than `MAX_SERIES` the rest is one, under a name that says how many it is. */
export function joinRest<S extends { readonly name: string }>(
  series: readonly S[],
  language: Language,
  join: (rest: readonly S[], name: string) => S,
): readonly S[] {
  if (series.length <= MAX_SERIES) return series;
  const rest = series.slice(MAX_SERIES - 1);
  return [...series.slice(0, MAX_SERIES - 1), join(rest, nameOfOthers(rest.length, language))];
}

/** Series of points, the last of too many as one. */
export function joinPoints(series: readonly PointSeries[], language: Language): readonly PointSeries[] {
  return joinRest(series, language, (rest, name) => ({ name, points: rest.flatMap(({ points }) => points) }));
}
