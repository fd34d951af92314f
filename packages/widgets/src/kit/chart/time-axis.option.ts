import type { Language } from '@aj-report/contract';

type Parts = Readonly<Record<string, unknown>>;

/** Ticks by the span that they tell of; what is said at the beginning of a month or year names that. */
const TICKS: Readonly<Record<Language, Parts>> = {
  zh: {
    year: '{yyyy}年',
    month: '{M}月',
    day: '{M}月{d}日',
    hour: '{HH}:{mm}',
    minute: '{HH}:{mm}',
    second: '{HH}:{mm}:{ss}',
    millisecond: '{HH}:{mm}:{ss}',
  },
  en: {
    year: '{yyyy}',
    month: '{MMM}',
    day: '{MMM} {d}',
    hour: '{HH}:{mm}',
    minute: '{HH}:{mm}',
    second: '{HH}:{mm}:{ss}',
    millisecond: '{HH}:{mm}:{ss}',
  },
};

/** px of the bars of one moment at least: closer together than that they would not be seen. */
const BARS_WIDTH = 3;
/** Share of the span that stays free at both ends, so that the bars of the first and last moment are whole. */
const BARS_MARGIN = 0.02;

/** More items than these are plain pairs: their names would weigh more than they. */
const NAMED = 400;

interface Categories {
  readonly names: readonly string[];
  readonly times: readonly number[];
}

function isParts(value: unknown): value is Parts {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isOfCategories(axis: unknown, { times }: Categories): axis is Parts {
  return isParts(axis) && Array.isArray(axis['data']) && axis['data'].length === times.length && axis['id'] !== 'zero';
}

/** What of the labels does not count categories. */
function withoutBands(label: Parts): Parts {
  const { interval: _interval, width: _width, overflow: _overflow, formatter: _formatter, ...rest } = label;
  return rest;
}

/** Ends of an axis: those that were chosen, else for bars a little beyond the data. */
function toEnds({ min, max }: Parts, { names, times }: Categories, hasBars: boolean): Parts {
  const timeOf = (name: unknown) => times[names.indexOf(String(name))];
  const [first = 0, last = 0] = [times[0], times.at(-1)];
  const margin = hasBars ? Math.max((last - first) * BARS_MARGIN, 1) : 0;
  return {
    min: min === undefined ? first - margin : timeOf(min),
    max: max === undefined ? last + margin : timeOf(max),
  };
}

function toTimeAxis(axis: Parts, categories: Categories, language: Language, hasBars: boolean): Parts {
  const { names, times } = categories;
  const { data: _data, boundaryGap: _gap, min: _min, max: _max, ...rest } = axis;
  const nameAt = new Map(times.map((time, at) => [time, names[at] ?? '']));
  return {
    ...rest,
    type: 'time',
    // Room for the bars at the ends is left here: on a turned axis the library shrinks the plot for it (ECharts 6.1).
    containShape: false,
    ...toEnds(axis, categories, hasBars),
    axisLabel: { ...withoutBands(rest['axisLabel'] as Parts), hideOverlap: true, formatter: TICKS[language] },
    // The head of a tooltip, in the words of the data.
    axisPointer: {
      label: { formatter: ({ value }: { readonly value: number }) => nameAt.get(Number(value)) ?? '' },
    },
  };
}

function isBar(series: Parts): boolean {
  return series['type'] === 'bar';
}

function placeItem(item: unknown, at: number, { names, times }: Categories, isUpright: boolean): unknown {
  const own = isParts(item) ? item : { value: item };
  const value = own['value'];
  const [index, height] = Array.isArray(value) ? [Number(value[0]), value[1] as unknown] : [at, value];
  const time = times[index];
  const place = isUpright ? [height, time] : [time, height];
  return times.length > NAMED ? place : { ...own, value: place, ...(Array.isArray(value) ? {} : { name: names[at] }) };
}

/** @param bars how many stand beside one another at a moment */
function placeSeries(series: Parts, categories: Categories, isUpright: boolean, bars: number): Parts {
  const items = series['data'];
  if (!Array.isArray(items)) return series;
  const least = isBar(series) ? { barMinWidth: Math.max(BARS_WIDTH / bars, 1) } : {};
  return { ...series, ...least, data: items.map((item, at) => placeItem(item, at, categories, isUpright)) };
}

/**
 * The option of a chart over categories that are moments, on an axis on which they stand at their true distances.
 * Its ticks fall on whole hours, days, months and years, and are written in `language`; moments have no zone.
 * @param times ms since 1970 of the categories, in their order
 */
export function spreadOverTime<O extends object>(
  option: O,
  names: readonly string[],
  times: readonly number[],
  language: Language,
): O {
  const categories = { names, times };
  const { xAxis, yAxis, series } = option as Parts;
  const isUpright = [yAxis].flat().some((axis) => isOfCategories(axis, categories));
  const all = [series].flat().filter(isParts);
  const bars = new Set(all.filter(isBar).map(({ id, stack }) => stack ?? id)).size;
  const spread = (axes: unknown) =>
    [axes]
      .flat()
      .map((axis) => (isOfCategories(axis, categories) ? toTimeAxis(axis, categories, language, bars > 0) : axis));
  return {
    ...option,
    useUTC: true,
    xAxis: spread(xAxis),
    yAxis: spread(yAxis),
    series: all.map((one) => placeSeries(one, categories, isUpright, bars)),
  };
}
