import { openParts, readOpened, type OpenedPart } from './drill-view.ts';
import type { EChartsCoreOption, EChartsType } from './echarts.ts';
import { isGivenAgain } from './option-update.ts';

type Parts = Readonly<Record<string, unknown>>;

const ROAMING = ['center', 'zoom'];
/** Where ECharts writes into its option what a reader has moved. */
const MOVES: Readonly<Record<string, readonly string[]>> = {
  dataZoom: ['start', 'end'],
  legend: ['selected', 'scrollDataIndex'],
  geo: ROAMING,
};
/** They follow the names and nodes of the data, whatever else their options say. */
const LASTING: readonly string[] = ['legend', 'series'];

/** What a reader has made of a chart: a part of the axes, names that are switched off, a place of the map, a part of a tree. */
export interface ReaderView {
  /** The option in which it was made. */
  readonly given: EChartsCoreOption;
  readonly moves: EChartsCoreOption;
  readonly opened: readonly OpenedPart[];
}

function pick(from: Parts, keys: readonly string[]): Parts {
  return Object.fromEntries(keys.flatMap((key) => (from[key] === undefined ? [] : [[key, from[key]]])));
}

function movesOf(now: EChartsCoreOption): EChartsCoreOption {
  const moves: Record<string, readonly Parts[]> = {};
  for (const [name, keys] of Object.entries(MOVES)) {
    const list = (now[name] as readonly Parts[] | undefined) ?? [];
    if (list.length > 0) moves[name] = list.map((one) => pick(one, keys));
  }
  const series = (now['series'] as readonly Parts[] | undefined) ?? [];
  if (series.some(({ roam }) => roam)) moves['series'] = series.map((one) => (one['roam'] ? pick(one, ROAMING) : {}));
  return moves;
}

/** The view of an instance that another one will follow. */
export function readView(chart: EChartsType, given: EChartsCoreOption): ReaderView {
  return { given, moves: movesOf(chart.getOption() as EChartsCoreOption), opened: readOpened(chart, given) };
}

/** Gives a new instance its option, and the view of the one before as far as the option has not changed. */
export function continueView(chart: EChartsType, view: ReaderView, next: EChartsCoreOption): void {
  const { given, moves, opened } = view;
  chart.setOption(next, { lazyUpdate: true, silent: true });
  const kept = Object.entries(moves).filter(([name]) => LASTING.includes(name) || isGivenAgain(name, given, next));
  chart.setOption(Object.fromEntries(kept), { silent: true });
  openParts(chart, opened);
}
