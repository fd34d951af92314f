import { shield, withoutAdditions } from '../element/shield.ts';
import { initChart, type ChartParts } from './echarts.ts';

/** Shields all that calls into the library: charts, their renderer, its frames, and the pointers that it follows. */
function shieldLibrary(): void {
  const chart = withoutAdditions(() => initChart(document.createElement('div'), null, { width: 1, height: 1 }));
  const renderer = chart.getZr();
  const { proxy } = renderer.handler as unknown as { readonly proxy: object };
  for (const one of [chart, renderer, renderer.animation, proxy]) shield(Object.getPrototypeOf(one) as object);
  withoutAdditions(() => chart.dispose());
}

shieldLibrary();

/** The shield registers nothing with the library. */
export const LATE_PARTS: ChartParts = [];
