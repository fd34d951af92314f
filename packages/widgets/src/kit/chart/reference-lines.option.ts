import type { Language } from '@aj-report/contract';
import { formatNumber } from '../text/format.ts';
import type { ReferenceLine } from './reference-lines.fields.ts';

type Parts = Readonly<Record<string, unknown>>;

/** What a line is called that has no name of its own. */
const NAMES: Readonly<Record<ReferenceLine['kind'], Readonly<Record<Language, string>>>> = {
  value: { zh: '', en: '' },
  target: { zh: '目标', en: 'Target' },
  average: { zh: '平均', en: 'Average' },
  median: { zh: '中位数', en: 'Median' },
};

/** Steps of an axis in each power of ten. */
const STEPS = [1, 2, 5, 10];

function isParts(value: unknown): value is Parts {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function listOf(value: unknown): readonly Parts[] {
  return [value].flat().filter(isParts);
}

/** The height of an item: its value, of coordinates the second. */
function heightOf(item: unknown): number | undefined {
  const value = isParts(item) ? item['value'] : item;
  const one: unknown = Array.isArray(value) ? value[1] : value;
  return typeof one === 'number' && Number.isFinite(one) ? one : undefined;
}

function heightsOf(series: Parts): (number | undefined)[] {
  return Array.isArray(series['data']) ? series['data'].map(heightOf) : [];
}

/** The heights of stacks: what their parts come to at each category. */
function totalsOf(stacked: readonly Parts[]): (number | undefined)[] {
  const all = stacked.map(heightsOf);
  return Array.from({ length: Math.max(...all.map(({ length }) => length)) }, (_, i) => {
    const parts = all.flatMap((heights) => heights[i] ?? []);
    return parts.length === 0 ? undefined : parts.reduce((sum, one) => sum + one, 0);
  });
}

function middleOf(kind: 'average' | 'median', heights: readonly (number | undefined)[]): number | undefined {
  const values = heights.filter((one) => one !== undefined);
  if (values.length === 0) return undefined;
  if (kind === 'average') return values.reduce((sum, one) => sum + one, 0) / values.length;
  const sorted = values.toSorted((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const high = sorted[half] ?? 0;
  return sorted.length % 2 === 1 ? high : ((sorted[half - 1] ?? 0) + high) / 2;
}

interface Mark {
  /** Place in the list of series whose axis it stands on. */
  readonly at: number;
  readonly value: number;
  readonly text: string;
  readonly color: unknown;
  readonly isTarget: boolean;
}

interface Group {
  readonly at: number;
  readonly name: string;
  readonly heights: readonly (number | undefined)[];
}

/** What averages are of: each series, or all that stand on one another. */
function toGroups(series: readonly Parts[], name: string): Group[] {
  const groups: Group[] = [];
  const seen = new Set<unknown>();
  series.forEach((one, at) => {
    if (!Array.isArray(one['data']) || one['silent'] === true) return;
    const own = String(one['name'] ?? '');
    const stack = one['stack'];
    const isStacked = stack !== undefined && stack !== null && stack !== '';
    if (name !== '') {
      // A part of a stack does not stand on the axis: its average would be drawn at another height than it has.
      if (own === name && !isStacked) groups.push({ at, name: own, heights: heightsOf(one) });
    } else if (!isStacked) groups.push({ at, name: own, heights: heightsOf(one) });
    else if (!seen.has(stack)) {
      seen.add(stack);
      groups.push({ at, name: '', heights: totalsOf(series.filter((other) => other['stack'] === stack)) });
    }
  });
  return groups;
}

function wordsOf(...words: readonly string[]): string {
  return words.filter((one) => one !== '').join(' ');
}

function toMarks(line: ReferenceLine, option: Parts, language: Language): Mark[] {
  const series = listOf(option['series']);
  const { kind, value, color } = line;
  const name = line.name.trim() || NAMES[kind][language];
  const number = (one: number, at: number) => formatNumber(one, language, { unit: unitOn(option, series[at]) });
  if (kind === 'value' || kind === 'target') {
    if (value === null || series.length === 0) return [];
    const mark = { at: 0, value, text: wordsOf(name, number(value, 0)), isTarget: kind === 'target' };
    return [{ ...mark, color: color || inkOf(option) }];
  }
  const groups = toGroups(series, line.series.trim());
  return groups.flatMap(({ at, name: own, heights }) => {
    const middle = middleOf(kind, heights);
    if (middle === undefined) return [];
    const palette = option['color'];
    const isOne = groups.length === 1;
    const ink = Array.isArray(palette) && !isOne ? (palette[at % palette.length] as unknown) : inkOf(option);
    const text = wordsOf(isOne ? '' : own, name, number(middle, at));
    return [{ at, value: middle, text, color: color || ink, isTarget: false }];
  });
}

/** Whether numbers run from left to right: bars are horizontal. */
function runsAcross(option: Parts): boolean {
  return listOf(option['yAxis'])[0]?.['type'] === 'category';
}

/** What stands behind the numbers of the axis on which a series counts. */
function unitOn(option: Parts, series: Parts | undefined): string {
  const name = runsAcross(option) ? 'xAxis' : 'yAxis';
  const [label] = listOf(listOf(option[name])[Number(series?.[`${name}Index`] ?? 0)]?.['axisLabel']);
  const write = label?.['formatter'];
  const zero: unknown = typeof write === 'function' ? (write as (value: number) => unknown)(0) : '';
  return String(zero).replace(/^0/, '');
}

/** The colour of what the axis is labelled with. */
function inkOf(option: Parts): unknown {
  const [label] = listOf(option['yAxis']).flatMap((axis) => listOf(axis['axisLabel']));
  return label?.['color'];
}

/** A round number that is as far from zero as this one, or a little further. */
function roundOut(value: number): number {
  const size = Math.abs(value);
  if (size === 0) return 0;
  const step = 10 ** Math.floor(Math.log10(size)) / 10;
  const unit = STEPS.map((one) => one * step).find((one) => size / one <= 6) ?? step;
  return Math.sign(value) * Math.ceil(size / unit - 1e-9) * unit;
}

/** An axis that holds these values too; limits that were chosen stay. */
function holdValues(axis: Parts, values: readonly number[]): Parts {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const isBelow = axis['min'] === undefined && low < 0;
  const isFree = axis['max'] === undefined;
  return {
    ...axis,
    ...(isBelow ? { min: ({ min }: { readonly min: number }) => (low < min ? roundOut(low) : null) } : {}),
    ...(isFree ? { max: ({ max }: { readonly max: number }) => (high > max ? roundOut(high) : null) } : {}),
  };
}

function toMarkLine(marks: readonly Mark[], isAcross: boolean): Parts {
  return {
    silent: true,
    animation: false,
    symbol: 'none',
    data: marks.map(({ value, text, color, isTarget }) => ({
      [isAcross ? 'xAxis' : 'yAxis']: value,
      lineStyle: { color, width: isTarget ? 2 : 1.5, type: isTarget ? 'solid' : 'dashed' },
      label: { show: true, position: 'insideEndTop', color, formatter: () => text },
    })),
  };
}

/**
 * An ECharts option with lines across its plot, each with its value, on axes that are long enough for them. Without lines
 * the option itself. Averages and medians are of what is drawn: of stacks their totals.
 */
export function drawReferenceLines<O extends Parts>(
  option: O,
  lines: readonly ReferenceLine[] | undefined,
  language: Language,
): O {
  const marks = (lines ?? []).flatMap((line) => toMarks(line, option, language));
  if (marks.length === 0) return option;
  const isAcross = runsAcross(option);
  const series = listOf(option['series']);
  const valueAxis = isAcross ? 'xAxis' : 'yAxis';
  const axisOf = (at: number) => Number(series[at]?.[`${valueAxis}Index`] ?? 0);
  const axes = listOf(option[valueAxis]).map((axis, at) => {
    const values = marks.filter((mark) => axisOf(mark.at) === at).map(({ value }) => value);
    return values.length > 0 ? holdValues(axis, values) : axis;
  });
  return {
    ...option,
    [valueAxis]: axes,
    series: series.map((one, at) => {
      const own = marks.filter((mark) => mark.at === at);
      return own.length > 0 ? { ...one, markLine: toMarkLine(own, isAcross) } : one;
    }),
  };
}
