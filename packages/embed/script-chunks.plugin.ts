import type { Plugin, Rolldown } from 'vite';
import { ImportGraph } from './import-graph.ts';

const LIBRARY = /\/node_modules\/(?:zrender|echarts|tslib)\//;
/** The lists of all that the library exports hold nothing, but would draw everything into one chunk. */
const LIST = /\/echarts\/(?:lib\/export\/\w+|charts|components|core|features|renderers)\.js$/;
/** Where the parts begin that every screen of charts needs: lines, bars, and what every chart has around it. */
const COMMON =
  /\/echarts\/lib\/(?:chart\/(?:bar|line)\/install|component\/(?:grid\/installSimple|title\/install|legend\/installLegendPlain)|renderer\/installCanvasRenderer|label\/installLabelLayout|core\/echarts|extension|util\/graphic)\.js$/;
/** Parts that are fetched when a chart first needs them (`kit/chart/late-parts.ts`). */
const LATE: readonly (readonly [RegExp, string])[] = [
  [/\/component\/tooltip\/(?:Tooltip\w+|helper|install)\.js$/, 'charts-pointer'],
  [/\/component\/axisPointer\/(?!modelHelper)\w+\.js$/, 'charts-pointer'],
  [/\/component\/legend\/(?:Scrollable\w+|scrollable\w+|installLegendScroll)\.js$/, 'charts-pages'],
];
/** What charts of named items (pies, funnels, radars) have in common: too little to be fetched apart. */
const OF_ITEMS = /\/(?:LegendVisualProvider|createSeriesDataSimply|dataFilter|negativeDataFilter)\.js$/;
/** A family of charts, coordinates or components is a folder; helpers go with their kind. */
const FAMILY = /\/echarts\/lib\/(?:(?:chart|coord|component)\/)?(\w+)[/.]/;
/** Where a family is brought in by those who want it. */
const INSTALL = /\/echarts\/lib\/(?:chart|coord|component)\/(?:\w+\/)*install\w*\.js$/;

/** The kit's own files; what else they import goes where the bundler puts it. */
const KIT = /\/packages\/widgets\/src\//;
const CHART = /\/widgets\/src\/kit\/chart\/chart-element\.ts$/;
const ELEMENT = /\/widgets\/src\/widgets\/[\w-]+\/[\w-]+\.element\.ts$/;
/** Nearly every screen has texts. */
const TEXT = /\/text\/text\.element\.ts$/;
/** Most screens with charts have these; what they are made of is small once the rest is there. */
const USUAL = /\/(?:bar|line)-chart\/[\w-]+\.element\.ts$/;
/** A pie goes with the family of the library that it alone brings. */
const PIE = /\/pie-chart\/[\w-]+\.element\.ts$/;

/** Bytes below which a chunk of what families share is joined to its nearest neighbour. */
const SMALLEST_SHARED = 4000;

/** Sorts a script into few chunks: what all widgets need, all charts, and each family of the drawing library beyond. */
export interface ScriptChunks {
  readonly plugin: Plugin;
  /** Groups for the bundler; a group takes what its modules import along, so those that others share come first. */
  readonly groups: Rolldown.CodeSplittingGroup[];
}

interface Sorted {
  /** Of the library: what every chart is drawn with. */
  readonly common: ReadonlySet<string>;
  /** Of the library: what several families are built on. */
  readonly shared: ReadonlySet<string>;
  /** Of the kit: what texts lend to others; nearly every screen has texts. */
  readonly text: ReadonlySet<string>;
  /** Of the kit: what charts have in common with others. */
  readonly kitShared: ReadonlySet<string>;
  /** Of the kit: what most charts have in common. */
  readonly chart: ReadonlySet<string>;
  /** Of the kit: what pies alone are made of. */
  readonly pie: ReadonlySet<string>;
}

function isLate(id: string): boolean {
  return LATE.some(([pattern]) => pattern.test(id));
}

function familyOf(id: string): string {
  return FAMILY.exec(id)?.[1]?.toLowerCase() ?? 'more';
}

/** What at least two of the sets hold. */
function heldTwice(sets: readonly ReadonlySet<string>[]): Set<string> {
  const seen = new Set<string>();
  const twice = new Set<string>();
  for (const id of sets.flatMap((set) => [...set])) (seen.has(id) ? twice : seen).add(id);
  return twice;
}

function sortLibrary(graph: ImportGraph): Pick<Sorted, 'common' | 'shared'> {
  const common = graph.reach([...graph.find(COMMON), ...graph.find(OF_ITEMS)], isLate);
  const isElsewhere = (id: string) => common.has(id) || isLate(id) || LIST.test(id);
  const families = new Map<string, string[]>();
  for (const id of graph.find(INSTALL)) families.set(familyOf(id), [...(families.get(familyOf(id)) ?? []), id]);
  return { common, shared: heldTwice([...families.values()].map((ids) => graph.reach(ids, isElsewhere))) };
}

function sortKit(graph: ImportGraph): Pick<Sorted, 'text' | 'kitShared' | 'chart' | 'pie'> {
  const reach = (ids: readonly string[]) => graph.reach(ids, (id) => !KIT.test(id));
  const isChart = (id: string) => [...reach([id])].some((one) => CHART.test(one));
  const ofOthers = reach(graph.find(ELEMENT).filter((id) => !isChart(id)));
  const lent = heldTwice(graph.find(ELEMENT).map((id) => reach([id])));
  const lentTo = (pattern: RegExp) => [...reach(graph.find(pattern))].filter((id) => lent.has(id));
  const chart = new Set([...reach(graph.find(CHART)), ...lentTo(PIE), ...reach(graph.find(USUAL))]);
  const kitShared = new Set([...chart].filter((id) => ofOthers.has(id)));
  const pie = new Set([...reach(graph.find(PIE))].filter((id) => !lent.has(id)));
  return { text: new Set(lentTo(TEXT)), kitShared, chart, pie };
}

export function scriptChunks(): ScriptChunks {
  const graph = new ImportGraph();
  let sorted: Sorted | undefined;
  const has = (kind: keyof Sorted, id: string): boolean => {
    sorted ??= { ...sortLibrary(graph), ...sortKit(graph) };
    return sorted[kind].has(id);
  };
  const group = (priority: number, nameOf: (id: string) => string | null): Rolldown.CodeSplittingGroup => ({
    name: (id) => (LIST.test(id) ? null : nameOf(id)),
    debugName: `chunks-${priority}`,
    priority,
  });
  return {
    plugin: {
      name: 'aj-script-chunks',
      buildStart() {
        graph.clear();
        sorted = undefined;
      },
      moduleParsed({ id, importedIds }) {
        graph.add(id, importedIds);
      },
    },
    groups: [
      // What the script loads at once and lends to what it loads later.
      { name: 'core', tags: ['$initial'], minShareCount: 2, priority: 9 },
      group(8, (id) => (has('common', id) ? 'charts' : null)),
      group(7, (id) => LATE.find(([pattern]) => pattern.test(id))?.[1] ?? null),
      group(6, (id) => (has('text', id) ? 'kit' : null)),
      group(5, (id) => (has('kitShared', id) ? 'kit-shared' : null)),
      group(4, (id) => (has('chart', id) ? 'kit-charts' : null)),
      {
        ...group(3, (id) => (has('shared', id) ? 'charts-shared' : null)),
        entriesAware: true,
        entriesAwareMergeThreshold: SMALLEST_SHARED,
      },
      group(2, (id) => (has('pie', id) ? 'charts-pie' : LIBRARY.test(id) ? `charts-${familyOf(id)}` : null)),
    ],
  };
}

/** Name of a chunk's file: what several families share has all their names behind a tilde. */
export function fileOfChunk({ name }: { readonly name: string }): string {
  return `${name.split('~')[0] ?? name}-[hash].js`;
}
