import { openParts, readOpened } from './drill-view.ts';
import type { EChartsCoreOption, EChartsType } from './echarts.ts';

type Parts = Readonly<Record<string, unknown>>;

/** Series of which ECharts keeps nothing of its own from data to data, such as what a reader has folded or moved. */
const PLAIN_SERIES: ReadonlySet<unknown> = new Set(['line', 'pie', 'bar', 'scatter', 'gauge', 'funnel', 'radar']);
const MERGED_LISTS: ReadonlySet<string> = new Set(['title', 'grid', 'radar', 'xAxis', 'yAxis', 'series']);
/** Lists of components that a reader moves; their options are plain JSON. */
const MOVED_BY_READERS = ['dataZoom', 'legend'];
/** Plain JSON from which nothing but itself is drawn. */
const STANDING = ['title', 'grid', 'color', 'textStyle'];
/** A component is merged with the one that these say. */
const IDENTITY = ['type', 'name', 'id'] as const;

function isParts(value: unknown): value is Parts {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether one has every key of the other, all the way down; lists within are replaced whole and may differ. */
function hasSameKeys(before: Parts, next: Parts): boolean {
  const keys = Object.keys(next);
  if (keys.length !== Object.keys(before).length) return false;
  return keys.every((key) => {
    if (!(key in before)) return false;
    const [was, is] = [before[key], next[key]];
    return isParts(was) && isParts(is) ? hasSameKeys(was, is) : isParts(was) === isParts(is);
  });
}

function isSameComponent(before: unknown, next: unknown): boolean {
  if (!isParts(before) || !isParts(next)) return before === next;
  return IDENTITY.every((key) => before[key] === next[key]) && hasSameKeys(before, next);
}

function hasSameComponents(before: unknown, next: unknown): boolean {
  if (!Array.isArray(before) || !Array.isArray(next)) return false;
  return before.length === next.length && next.every((one, i) => isSameComponent(before[i], one));
}

function listsOf(option: EChartsCoreOption): string[] {
  return Object.keys(option).filter((key) => key !== 'color' && Array.isArray(option[key]));
}

function isPlain({ series }: EChartsCoreOption): boolean {
  return Array.isArray(series) && series.every((one: unknown) => isParts(one) && PLAIN_SERIES.has(one['type']));
}

/** What happens to the lists of an instance when it gets its next option; lists that are not named are merged. */
export interface ListUpdate {
  /** Emptied first: ECharts merges a component into one of the same id and keeps of it what is not named. */
  readonly cleared: readonly string[];
  /** Components that are no longer named go. */
  readonly replaced: readonly string[];
  /** Not given again: they stay where a reader has moved them, or need not be copied and merged for nothing. */
  readonly kept: readonly string[];
}

/** Whether the next option says of a component what the one before has said. */
export function isGivenAgain(key: string, before: EChartsCoreOption, next: EChartsCoreOption): boolean {
  return JSON.stringify(before[key]) === JSON.stringify(next[key]);
}

function findKept(before: EChartsCoreOption | undefined, next: EChartsCoreOption): string[] {
  if (!before) return [];
  return MOVED_BY_READERS.filter((key) => Array.isArray(next[key]) && isGivenAgain(key, before, next));
}

/**
 * Lists in which only values differ are merged: that is cheapest and draws the same, for every key of the one stands in
 * the other. Components that are no lists are always merged, so that a reader's legend choice survives.
 */
export function toListUpdate(before: EChartsCoreOption | undefined, next: EChartsCoreOption): ListUpdate {
  const kept = findKept(before, next);
  const lists = listsOf(next).filter((key) => !kept.includes(key));
  if (!before || !isPlain(before) || !isPlain(next)) return { cleared: [], replaced: lists, kept };
  const known = [...new Set([...lists, ...listsOf(before)])].filter((key) => !kept.includes(key));
  // Series do not stand without their axes: all go or none.
  if (!known.every((key) => hasSameComponents(before[key], next[key])))
    return { cleared: known, replaced: lists, kept };
  const isMerged = lists.every((key) => MERGED_LISTS.has(key)) && hasSameKeys(before, next);
  if (!isMerged) return { cleared: [], replaced: lists, kept };
  const standing = STANDING.filter((key) => key in next && isGivenAgain(key, before, next));
  return { cleared: [], replaced: [], kept: [...kept, ...standing] };
}

/** Gives an instance its next option; it then draws what a new one would, zoomed as its reader has left it. */
export function updateOption(chart: EChartsType, before: EChartsCoreOption | undefined, next: EChartsCoreOption): void {
  const { cleared, replaced, kept } = toListUpdate(before, next);
  const opened = before ? readOpened(chart, before) : [];
  if (cleared.length > 0) {
    const nothing = Object.fromEntries(cleared.map((key) => [key, []]));
    chart.setOption(nothing, { replaceMerge: [...cleared], lazyUpdate: true, silent: true });
  }
  const given =
    kept.length === 0 ? next : Object.fromEntries(Object.entries(next).filter(([key]) => !kept.includes(key)));
  chart.setOption(given, { replaceMerge: [...replaced], silent: true });
  openParts(chart, opened);
}
