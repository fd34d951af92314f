import { GridSimpleComponent, LegendPlainComponent, TitleComponent } from 'echarts/components';
import { init, use } from 'echarts/core';
import { LabelLayout } from 'echarts/features';
import { CanvasRenderer } from 'echarts/renderers';

export type { EChartsCoreOption, EChartsType } from 'echarts/core';

/** Chart types and components of ECharts; each is registered once however often it is given. */
export type ChartParts = readonly Extract<Parameters<typeof use>[0], readonly unknown[]>[number][];

/** Parts of every chart. A chart brings its own type and what it alone uses besides; `late-parts.ts` has the rest. */
const BASE_PARTS: ChartParts = [CanvasRenderer, TitleComponent, LegendPlainComponent, LabelLayout];

/** What charts with an X and a Y axis need. */
export const AXIS_PARTS: ChartParts = [GridSimpleComponent];

/** Makes the base parts and these known to ECharts. */
export function useParts(parts: ChartParts): void {
  use([...BASE_PARTS, ...parts]);
}

/**
 * A chart in an empty element. zrender empties that element through `innerHTML`, which pages that require Trusted Types
 * refuse; taking the children away does the same.
 */
export function initChart(...[root, theme, options]: Parameters<typeof init>): ReturnType<typeof init> {
  if (root) {
    const empty = (): void => root.replaceChildren();
    Object.defineProperty(root, 'innerHTML', { configurable: true, get: () => '', set: empty });
  }
  return init(root, theme, options);
}
