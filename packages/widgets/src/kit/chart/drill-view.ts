import type { EChartsCoreOption, EChartsType } from './echarts.ts';

/** Series into whose parts a reader goes down. */
const DRILLED: ReadonlySet<unknown> = new Set(['treemap', 'sunburst']);

interface TreeNode {
  readonly parentNode: TreeNode | null;
  getId(): string;
}

/** What an instance has beside its declared members; the version is pinned. */
interface WithModel {
  getModel(): { getSeriesByIndex(index: number): { getViewRoot(): TreeNode | undefined } };
}

/** The part of a series that a reader has opened. */
export interface OpenedPart {
  readonly type: string;
  readonly seriesIndex: number;
  readonly targetNode: string;
}

/** The parts that a reader has opened in the series of the option that the instance shows. */
export function readOpened(chart: EChartsType, shown: EChartsCoreOption): OpenedPart[] {
  const series = Array.isArray(shown['series']) ? (shown['series'] as readonly { readonly type?: unknown }[]) : [];
  return series.flatMap(({ type }, seriesIndex) => {
    if (!DRILLED.has(type)) return [];
    const node = (chart as unknown as WithModel).getModel().getSeriesByIndex(seriesIndex).getViewRoot();
    return node?.parentNode ? [{ type: `${type}RootToNode`, seriesIndex, targetNode: node.getId() }] : [];
  });
}

/** Opens parts again after other data have come; of one that has gone the whole is shown. */
export function openParts(chart: EChartsType, opened: readonly OpenedPart[]): void {
  for (const part of opened) chart.dispatchAction({ ...part });
}
