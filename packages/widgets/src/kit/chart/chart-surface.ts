import { getInstanceByDom, type EChartsType } from 'echarts/core';
import { followPointersOnce } from './chart-pointer.ts';
import { showAfterDrawing } from './drawing-queue.ts';
import { initChart } from './echarts.ts';

/**
 * Makes an instance beside the page: what it draws there makes the browser lay out nothing.
 * @param onBlank the browser has thrown the picture away, as after a fault of the graphics driver: a canvas comes back
 *   empty and without its scale, and ECharts does not notice
 */
export function openChart(options: Parameters<typeof initChart>[2], onBlank: () => void): EChartsType {
  const surface = document.createElement('div');
  const chart = initChart(surface, null, options);
  surface.addEventListener('contextrestored', onBlank, { capture: true, once: true });
  followPointersOnce(chart);
  return chart;
}

/**
 * Puts what an instance has drawn into the box of its element. The first picture of a box waits for those of other
 * charts: whatever changes in a page costs a frame, also where nothing of it is seen.
 */
export function presentChart(chart: EChartsType, box: HTMLElement): void {
  const present = (): void => {
    if (chart.isDisposed()) return;
    box.append(chart.getDom());
    box.dataset['drawn'] = '';
  };
  if (!isPresented(box)) showAfterDrawing(present);
  else present();
}

/** Whether a box has had a picture. */
export function isPresented(box: HTMLElement | undefined): boolean {
  return box?.dataset['drawn'] !== undefined;
}

/** The instance whose picture is shown under `root`; undefined = none is. */
export function chartIn(root: ParentNode | undefined): EChartsType | undefined {
  const surface = root?.querySelector<HTMLElement>('.aj-chart[data-drawn]')?.firstElementChild;
  return (surface && getInstanceByDom(surface as HTMLElement)) ?? undefined;
}

/** Ends an instance and takes its picture out of the page. */
export function closeChart(chart: EChartsType): void {
  chart.getDom().remove();
  // A drawing of thousands of items goes on in the next frame, by when its layers would be gone: it is the painter's id
  // of the drawing under way that stops it.
  (chart.getZr().painter as { _redrawId?: number })._redrawId = 0;
  chart.dispose();
}
