import { hasAdditions } from '../element/host-additions.ts';
import { useParts, type ChartParts, type EChartsCoreOption } from './echarts.ts';

/** A part of ECharts that most charts on a wall never need: it is fetched by the first one that does. */
interface LatePart {
  /** Whether the option cannot be drawn without it. */
  isNeeded(option: EChartsCoreOption): boolean;
  fetch(): Promise<{ readonly LATE_PARTS: ChartParts }>;
}

function showsPages(option: EChartsCoreOption): boolean {
  return (option['legend'] as { readonly type?: unknown } | undefined)?.type === 'scroll';
}

function hasMarks({ series }: EChartsCoreOption): boolean {
  return Array.isArray(series) && series.some((one: object) => 'markLine' in one);
}

const PARTS = {
  /** What keeps the library from taking a page's additions to every object for its own. */
  shield: { isNeeded: hasAdditions, fetch: () => import('./library-shield.ts') },
  /** Tooltips and the pointers of axes; wanted once a pointer comes near. */
  pointer: { isNeeded: () => false, fetch: () => import('./pointer-parts.ts') },
  /** Legends with pages. */
  pages: { isNeeded: showsPages, fetch: () => import('./legend-page-parts.ts') },
  /** Lines across the plot. */
  marks: { isNeeded: hasMarks, fetch: () => import('./marking-parts.ts') },
  /** Axes of which a part is looked at. */
  zoom: {
    isNeeded: ({ dataZoom }) => [dataZoom].flat().some((one) => one !== undefined && one !== null),
    fetch: () => import('./zoom-parts.ts'),
  },
} satisfies Readonly<Record<string, LatePart>>;

export type LatePartName = keyof typeof PARTS;

const loading = new Map<LatePartName, Promise<void>>();
const known = new Set<LatePartName>();

/** Fetches a part once for the page. @throws when it cannot be loaded; the next call tries again */
export function loadLatePart(name: LatePartName): Promise<void> {
  const begun = loading.get(name);
  if (begun) return begun;
  const promise = PARTS[name].fetch().then(
    ({ LATE_PARTS }) => {
      useParts(LATE_PARTS);
      known.add(name);
    },
    (cause: unknown) => {
      loading.delete(name);
      throw cause;
    },
  );
  loading.set(name, promise);
  return promise;
}

/** Whether ECharts knows the part already. */
export function isLatePartKnown(name: LatePartName): boolean {
  return known.has(name);
}

/** Fetches the parts without which the option cannot be drawn; undefined when all of them are there. */
export function loadMissingParts(option: EChartsCoreOption): Promise<unknown> | undefined {
  const missing = (Object.keys(PARTS) as LatePartName[]).filter(
    (name) => !known.has(name) && PARTS[name].isNeeded(option),
  );
  return missing.length > 0 ? Promise.all(missing.map(loadLatePart)) : undefined;
}

/** The option for an instance that does not know tooltips: ECharts warns of components that it has no code for. */
export function withoutPointer(option: EChartsCoreOption): EChartsCoreOption {
  const { tooltip: _tooltip, axisPointer: _axisPointer, ...rest } = option;
  return rest;
}
