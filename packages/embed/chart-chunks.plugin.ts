import type { Plugin } from 'vite';

const LIBRARY = /\/node_modules\/(?:zrender|echarts|tslib)\//;
/** The lists of all that the library exports hold nothing, but would draw everything into one chunk. */
const LIST = /\/echarts\/(?:lib\/export\/\w+|charts|components|core|features|renderers)\.js$/;
/** Where the parts begin that every screen of charts needs: lines, bars, and what every chart has around it. */
const COMMON =
  /\/echarts\/lib\/(?:chart\/(?:bar|line)\/install|component\/(?:grid\/installSimple|title\/install|legend\/installLegendPlain)|renderer\/installCanvasRenderer|label\/installLabelLayout|core\/echarts|extension|util\/graphic)\.js$/;
/** Parts that are fetched when a chart first needs them (`kit/late-parts.ts`). */
const LATE: readonly (readonly [RegExp, string])[] = [
  [/\/component\/tooltip\/(?:Tooltip\w+|helper|install)\.js$/, 'charts-pointer'],
  [/\/component\/axisPointer\/(?!modelHelper)\w+\.js$/, 'charts-pointer'],
  [/\/component\/legend\/(?:Scrollable\w+|scrollable\w+|installLegendScroll)\.js$/, 'charts-pages'],
];
/** What charts of named items (pies, funnels, radars) have in common. */
const OF_ITEMS = /\/(?:LegendVisualProvider|createSeriesDataSimply|dataFilter|negativeDataFilter)\.js$/;
/** A family of charts, coordinates or components is a folder; helpers go with their kind. */
const FAMILY = /\/echarts\/lib\/(?:(?:chart|coord|component)\/)?(\w+)[/.]/;

interface ChunkGroup {
  name(id: string): string | null;
  readonly debugName: string;
  readonly priority: number;
}

/** Sorts the drawing library into chunks: one of what all charts need, and one for each family beyond. */
export interface ChartChunks {
  readonly plugin: Plugin;
  /** Groups for the bundler; a group takes what its modules import along, so those that others share come first. */
  readonly groups: ChunkGroup[];
}

function isLate(id: string): boolean {
  return LATE.some(([pattern]) => pattern.test(id));
}

/** All that the roots import, directly or not. */
function reach(roots: readonly string[], importsOf: ReadonlyMap<string, readonly string[]>): Set<string> {
  const seen = new Set<string>();
  const waiting = [...roots];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (seen.has(id) || isLate(id)) continue;
    seen.add(id);
    waiting.push(...(importsOf.get(id) ?? []));
  }
  return seen;
}

/** @returns groups by which modules of the drawing library fall into chunks, and the plugin that learns the imports */
export function chartChunks(): ChartChunks {
  const importsOf = new Map<string, readonly string[]>();
  let common: Set<string> | undefined;
  const isCommon = (id: string): boolean => {
    common ??= reach(
      [...importsOf.keys()].filter((one) => COMMON.test(one)),
      importsOf,
    );
    return common.has(id);
  };
  const group = (debugName: string, priority: number, nameOf: (id: string) => string | null): ChunkGroup => ({
    name: (id) => (LIBRARY.test(id) && !LIST.test(id) ? nameOf(id) : null),
    debugName,
    priority,
  });
  return {
    plugin: {
      name: 'aj-chart-chunks',
      buildStart() {
        importsOf.clear();
        common = undefined;
      },
      moduleParsed({ id, importedIds }) {
        if (LIBRARY.test(id)) importsOf.set(id, [...importedIds]);
      },
    },
    groups: [
      group('charts', 4, (id) => (isCommon(id) ? 'charts' : null)),
      group('charts-late', 3, (id) => LATE.find(([pattern]) => pattern.test(id))?.[1] ?? null),
      group('charts-items', 2, (id) => (OF_ITEMS.test(id) ? 'charts-items' : null)),
      group('charts-family', 1, (id) => `charts-${FAMILY.exec(id)?.[1]?.toLowerCase() ?? 'more'}`),
    ],
  };
}
