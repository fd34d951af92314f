import type { CategorySeries } from '../../shapes/category-series.ts';
import type { EChartsType } from './echarts.ts';
import type { Picked } from './picked-item.ts';

interface NearestItem {
  readonly seriesIndex: number;
  readonly dataIndex: number;
}

/** Place of a category on its axis. */
function placeOf({ times }: CategorySeries, dataIndex: number): number {
  return times?.[dataIndex] ?? dataIndex;
}

/** The category nearest to a place on its axis. */
function categoryAt({ times, categories }: CategorySeries, place: number): number {
  if (!times) return Math.min(Math.max(Math.round(place), 0), categories.length - 1);
  let nearest = 0;
  for (const [at, time] of times.entries()) {
    if (Math.abs(time - place) < Math.abs((times[nearest] ?? 0) - place)) nearest = at;
  }
  return nearest;
}

/** px along the axis of numbers to which the series belongs; NaN where the series has no number. */
function pixelOf(
  chart: EChartsType,
  seriesIndex: number,
  along: number,
  value: number | null | undefined,
  isHorizontal: boolean,
): number {
  if (value === null || value === undefined) return Number.NaN;
  const place = isHorizontal ? [value, along] : [along, value];
  return Number(chart.convertToPixel({ seriesIndex }, place)[isHorizontal ? 0 : 1]);
}

/**
 * The item that a click into the plot of a chart on axes means: of the category under the pointer the value that is
 * nearest. Undefined beside the plot and where the category has no values.
 */
function findNearestItem(
  chart: EChartsType,
  data: CategorySeries,
  [x, y]: readonly [number, number],
  isHorizontal: boolean,
): NearestItem | undefined {
  if (data.categories.length === 0 || !chart.containPixel({ gridIndex: 0 }, [x, y])) return undefined;
  const along = chart.convertFromPixel(isHorizontal ? { yAxisIndex: 0 } : { xAxisIndex: 0 }, isHorizontal ? y : x);
  const dataIndex = categoryAt(data, Number(along));
  let nearest: NearestItem | undefined;
  let least = Number.POSITIVE_INFINITY;
  data.series.forEach((series, seriesIndex) => {
    const pixel = pixelOf(chart, seriesIndex, placeOf(data, dataIndex), series.data[dataIndex], isHorizontal);
    const distance = Math.abs(pixel - (isHorizontal ? x : y));
    if (!(distance < least)) return;
    least = distance;
    nearest = { seriesIndex, dataIndex };
  });
  return nearest;
}

/** The nearest item as if it had been hit, under the name that its series is drawn with. */
export function pickNearest(
  chart: EChartsType,
  data: CategorySeries,
  place: readonly [number, number],
  isHorizontal: boolean,
): Picked | undefined {
  const found = findNearestItem(chart, data, place, isHorizontal);
  const series = found && data.series[found.seriesIndex];
  if (!found || !series) return undefined;
  const drawn = (chart.getOption()['series'] as readonly { readonly name?: string }[])[found.seriesIndex];
  const value = series.data[found.dataIndex] ?? null;
  const seriesName = drawn?.name ?? series.name;
  return { ...found, data: value, name: data.categories[found.dataIndex] ?? '', value, seriesName };
}
