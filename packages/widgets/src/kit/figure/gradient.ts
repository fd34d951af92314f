import { svg, type TemplateResult } from 'lit';

/** Opacity at a share (0 … 1) of the way. */
export type Stop = readonly [offset: number, opacity: number];

function renderStops(stops: readonly Stop[]): readonly TemplateResult[] {
  return stops.map(
    ([offset, opacity]) => svg`<stop class="main-stop" offset=${offset} stop-opacity=${opacity}></stop>`,
  );
}

/** Main colour of a figure that grows fainter or stronger from left to right; drawn as `url(#id)`. */
export function fadeAlong(id: string, ...stops: readonly Stop[]): TemplateResult {
  return svg`<linearGradient id=${id}>${renderStops(stops)}</linearGradient>`;
}

/** The same from top to bottom. */
export function fadeDown(id: string, ...stops: readonly Stop[]): TemplateResult {
  return svg`<linearGradient id=${id} x1="0" y1="0" x2="0" y2="1">${renderStops(stops)}</linearGradient>`;
}

/** The same from the middle outwards. */
export function fadeOut(id: string, ...stops: readonly Stop[]): TemplateResult {
  return svg`<radialGradient id=${id}>${renderStops(stops)}</radialGradient>`;
}
