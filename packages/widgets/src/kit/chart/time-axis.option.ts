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

/** px below which bars that stand close together would not be seen; they overlap before that. */
const BAR_WIDTH = 3;

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

function toTimeAxis(axis: Parts, { names, times }: Categories, language: Language): Parts {
  const { data: _data, boundaryGap: _gap, min, max, ...rest } = axis;
  const nameAt = new Map(times.map((time, at) => [time, names[at] ?? '']));
  const timeOf = (name: unknown) => times[names.indexOf(String(name))];
  return {
    ...rest,
    type: 'time',
    // Bars at the ends of a turned axis make the library shrink the plot (ECharts 6.1, `containShape`).
    ...(rest['inverse'] === true ? { containShape: false } : {}),
    ...(min === undefined ? {} : { min: timeOf(min) }),
    ...(max === undefined ? {} : { max: timeOf(max) }),
    axisLabel: { ...withoutBands(rest['axisLabel'] as Parts), hideOverlap: true, formatter: TICKS[language] },
    // The head of a tooltip, in the words of the data.
    axisPointer: {
      label: { formatter: ({ value }: { readonly value: number }) => nameAt.get(Number(value)) ?? '' },
    },
  };
}

function placeItem(item: unknown, at: number, { names, times }: Categories, isUpright: boolean): unknown {
  const own = isParts(item) ? item : { value: item };
  const value = own['value'];
  const [index, height] = Array.isArray(value) ? [Number(value[0]), value[1] as unknown] : [at, value];
  const time = times[index];
  const place = isUpright ? [height, time] : [time, height];
  return times.length > NAMED ? place : { ...own, value: place, ...(Array.isArray(value) ? {} : { name: names[at] }) };
}

function placeSeries(series: Parts, categories: Categories, isUpright: boolean): Parts {
  const items = series['data'];
  if (!Array.isArray(items)) return series;
  const least = series['type'] === 'bar' ? { barMinWidth: BAR_WIDTH } : {};
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
  const spread = (axes: unknown) =>
    [axes].flat().map((axis) => (isOfCategories(axis, categories) ? toTimeAxis(axis, categories, language) : axis));
  return {
    ...option,
    useUTC: true,
    xAxis: spread(xAxis),
    yAxis: spread(yAxis),
    series: [series].flat().map((one) => placeSeries(one as Parts, categories, isUpright)),
  };
}
