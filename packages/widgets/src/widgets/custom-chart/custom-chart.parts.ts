import type { EChartsCoreOption } from '../../kit/chart/echarts.ts';
import { isObject, type Json } from './check-option.ts';
import type { COMPONENTS, SERIES_TYPES } from './option-rules.ts';

/** A module of the drawing library that makes itself known to it. */
type Fetch = () => Promise<unknown>;
type Component = (typeof COMPONENTS)[number];
type Marker = 'markArea' | 'markLine' | 'markPoint';

const SERIES: Readonly<Record<(typeof SERIES_TYPES)[number], Fetch>> = {
  bar: () => import('echarts/lib/chart/bar'),
  boxplot: () => import('echarts/lib/chart/boxplot'),
  candlestick: () => import('echarts/lib/chart/candlestick'),
  effectScatter: () => import('echarts/lib/chart/effectScatter'),
  funnel: () => import('echarts/lib/chart/funnel'),
  gauge: () => import('echarts/lib/chart/gauge'),
  graph: () => import('echarts/lib/chart/graph'),
  heatmap: () => import('echarts/lib/chart/heatmap'),
  line: () => import('echarts/lib/chart/line'),
  lines: () => import('echarts/lib/chart/lines'),
  parallel: () => import('echarts/lib/chart/parallel'),
  pictorialBar: () => import('echarts/lib/chart/pictorialBar'),
  pie: () => import('echarts/lib/chart/pie'),
  radar: () => import('echarts/lib/chart/radar'),
  sankey: () => import('echarts/lib/chart/sankey'),
  scatter: () => import('echarts/lib/chart/scatter'),
  sunburst: () => import('echarts/lib/chart/sunburst'),
  themeRiver: () => import('echarts/lib/chart/themeRiver'),
  tree: () => import('echarts/lib/chart/tree'),
  treemap: () => import('echarts/lib/chart/treemap'),
};

const grid: Fetch = () => import('echarts/lib/component/grid');
const parallel: Fetch = () => import('echarts/lib/component/parallel');
const polar: Fetch = () => import('echarts/lib/component/polar');

/** Absent: titles and series are there always, tooltips and pointers come with the first pointer. */
const AROUND: Readonly<Partial<Record<Component | Marker, Fetch>>> = {
  angleAxis: polar,
  calendar: () => import('echarts/lib/component/calendar'),
  dataset: () => import('echarts/lib/component/dataset'),
  dataZoom: () => import('echarts/lib/component/dataZoom'),
  graphic: () => import('echarts/lib/component/graphic'),
  grid,
  legend: () => import('echarts/lib/component/legend'),
  markArea: () => import('echarts/lib/component/markArea'),
  markLine: () => import('echarts/lib/component/markLine'),
  markPoint: () => import('echarts/lib/component/markPoint'),
  parallel,
  parallelAxis: parallel,
  polar,
  radar: () => import('echarts/lib/component/radar'),
  radiusAxis: polar,
  singleAxis: () => import('echarts/lib/component/singleAxis'),
  visualMap: () => import('echarts/lib/component/visualMap'),
  xAxis: grid,
  yAxis: grid,
};

const known = new Set<Fetch>();

/** Names come from options: one that every object has (`toString`, or what a page adds) is no part. */
function findIn(parts: Readonly<Partial<Record<string, Fetch>>>, name: string): Fetch | undefined {
  return Object.hasOwn(parts, name) ? parts[name] : undefined;
}

function isNamed(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== undefined;
}

/** Parts of the library that a dressed option names and that are still to be fetched. */
function findMissing(option: EChartsCoreOption): readonly Fetch[] {
  const series = (option['series'] as readonly Json[]).filter((one) => isObject(one));
  const names = [option, ...series].flatMap((one) => Object.keys(one).filter((key) => isNamed(one[key])));
  const wanted = [
    ...series.map((one) => findIn(SERIES, String(one['type']))),
    ...names.map((name) => findIn(AROUND, name)),
  ];
  return [...new Set(wanted.filter((fetch): fetch is Fetch => fetch !== undefined && !known.has(fetch)))];
}

/** Fetches what the option names; undefined when all of it is there. @throws when a part cannot be loaded */
export function loadNamedParts(option: EChartsCoreOption): Promise<unknown> | undefined {
  const missing = findMissing(option);
  if (missing.length === 0) return undefined;
  return Promise.all(missing.map((fetch) => fetch().then(() => known.add(fetch))));
}

/** The option without lists of what was never fetched, which are empty. */
export function withoutAbsent(option: EChartsCoreOption): EChartsCoreOption {
  const isAbsent = (name: string): boolean => {
    const fetch = findIn(AROUND, name);
    return fetch !== undefined && !known.has(fetch);
  };
  return Object.fromEntries(Object.entries(option).filter(([name]) => !isAbsent(name)));
}
