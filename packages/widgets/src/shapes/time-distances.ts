import { rowOf, type CategorySeries, type Series } from './category-series.ts';
import type { Points } from './points.ts';
import { parseMoment } from './time-filling.ts';

/** Moments of the categories, undefined where one of them is none: blanks have no place on an axis of time either. */
function toMoments(categories: readonly string[]): number[] | undefined {
  const moments = categories.map(parseMoment);
  const isDated = moments.every((moment) => moment !== undefined);
  return isDated && moments.length > 0 ? (moments as number[]) : undefined;
}

function reorder(one: Series, order: readonly number[]): Series {
  return {
    ...one,
    data: order.map((from) => one.data[from] ?? null),
    rows: order.map((from) => rowOf(one, from)),
  };
}

/** The series in order of time, with the places of their categories; data in which a category is no date stay as they are. */
export function placeByTime(data: CategorySeries): CategorySeries {
  const moments = toMoments(data.categories);
  if (!moments) return data;
  const order = [...moments.keys()].toSorted((a, b) => (moments[a] ?? 0) - (moments[b] ?? 0) || a - b);
  return {
    categories: order.map((from) => data.categories[from] ?? ''),
    series: data.series.map((one) => reorder(one, order)),
    times: order.map((from) => moments[from] ?? 0),
  };
}

/** The same of points, whose categories name the places of their X. */
export function placePointsByTime(data: Points): Points {
  const times = data.categories && toMoments(data.categories);
  return times ? { ...data, times } : data;
}
