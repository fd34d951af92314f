import type { EChartsType } from './echarts.ts';
import type { Picked } from './picked-item.ts';

export interface ClickListener {
  /** An item was hit. */
  onItem(item: Picked): void;
  /** Nothing was hit; px of the chart. */
  onPlace(place: readonly [number, number]): void;
}

export function listenToClicks(chart: EChartsType, listener: ClickListener): void {
  let hit: unknown;
  chart.on('click', (event) => {
    hit = event.event;
    listener.onItem(event as Picked);
  });
  // ECharts tells of a hit last, whoever listened first: only then is it known that nothing was hit.
  chart.getZr().on('click', (event) => {
    queueMicrotask(() => {
      if (event !== hit) listener.onPlace([event.offsetX, event.offsetY]);
    });
  });
}
