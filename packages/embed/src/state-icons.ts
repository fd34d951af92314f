import { svg, type SVGTemplateResult } from 'lit';
import type { FailureName } from './screen-state.ts';

/** Line drawings on a 24 × 24 grid, own work. */
const DRAWINGS = {
  cloudOff: 'M7 18h9.5a4 4 0 0 0 1.7-7.6M15.7 8A5.5 5.5 0 0 0 8 6.7M6.3 9.2A4.5 4.5 0 0 0 7 18M4 4l16 16',
  pulse: 'M3 12h4l2.5-6 5 12 2.5-6h4',
  clock: 'M12 4a8 8 0 1 0 0 16a8 8 0 0 0 0-16M12 8v4.5l3 1.8',
  pause: 'M12 4a8 8 0 1 0 0 16a8 8 0 0 0 0-16M10 9.2v5.6M14 9.2v5.6',
  unlink:
    'M9.5 14.5a4 4 0 0 1 .5-5.2l2.6-2.6a4 4 0 0 1 5.7 5.7l-1.2 1.2M14.5 9.5a4 4 0 0 1-.5 5.2l-2.6 2.6a4 4 0 0 1-5.7-5.7l1.2-1.2M4 4l16 16',
  door: 'M13 4h5a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1h-5M4 12h10M10.5 8.5L14 12l-3.5 3.5',
  shield: 'M12 3.5l7 2.6v5.4c0 4.2-2.9 7.5-7 9-4.1-1.5-7-4.8-7-9V6.1zM9.5 9.5l5 5M14.5 9.5l-5 5',
  search: 'M10.5 4.5a6 6 0 1 0 0 12a6 6 0 0 0 0-12M15 15l4.5 4.5M8.5 8.5l4 4M12.5 8.5l-4 4',
  link: 'M10 14a4 4 0 0 0 5.7 0l2.6-2.6a4 4 0 0 0-5.7-5.7L11.4 7M14 10a4 4 0 0 0-5.7 0l-2.6 2.6a4 4 0 0 0 5.7 5.7l1.2-1.3',
  lock: 'M7 11h10a1 1 0 0 1 1 1v7a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1v-7a1 1 0 0 1 1-1M8.5 11V8a3.5 3.5 0 0 1 7 0v3M12 14.5v2',
  canvas: 'M4 5h16v11H4zM9 20h6M12 16v4M12 8.5v4M10 10.5h4',
} as const;

export type IconName = keyof typeof DRAWINGS;

export const FAILURE_ICONS: Readonly<Record<FailureName, IconName>> = {
  offline: 'cloudOff',
  server: 'pulse',
  expired: 'clock',
  paused: 'pause',
  withdrawn: 'unlink',
  otherOrigin: 'shield',
  signedOut: 'door',
  forbidden: 'shield',
  notFound: 'search',
  noWidget: 'search',
  badAddress: 'link',
  refused: 'link',
};

export function renderIcon(name: IconName): SVGTemplateResult {
  return svg`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${DRAWINGS[name]} /></svg>`;
}
