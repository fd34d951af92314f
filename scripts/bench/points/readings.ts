import type { Table } from '@aj-report/contract';

declare global {
  interface Window {
    /** Notes frames from now on, in ms since the one before. */
    benchWatchFrames?: () => void;
    benchFrames?: number[];
    /** Where in CSS px the left handle of the zoom bar stands, on a line at this height. */
    benchHandle?: (y: number) => number | undefined;
  }
}

const COUNT = 100_000;

interface Readings {
  readonly times: readonly string[];
  readonly values: readonly number[];
}

/** One reading a second with a slow wave, a fast one and noise that repeats from run to run. */
function makeReadings(): Readings {
  const start = Date.UTC(2026, 0, 1);
  const times = Array.from({ length: COUNT }, (_, i) =>
    new Date(start + i * 1000).toISOString().slice(0, 19).replace('T', ' '),
  );
  const values = Array.from({ length: COUNT }, (_, i) =>
    Math.round(5000 + 2000 * Math.sin(i / 9000) + 400 * Math.sin(i / 300) + ((i * 7919) % 200)),
  );
  return { times, values };
}

export const readings = makeReadings();

export const readingsTable: Table = {
  columns: [
    { name: 'time', type: 'string' },
    { name: 'value', type: 'integer' },
  ],
  data: [readings.times, readings.values],
  rowCount: COUNT,
};

/** Whether the page shall have a bar to zoom with (`?zoom=1`). */
export const isZoomed = new URLSearchParams(location.search).get('zoom') === '1';

/** The box of the chart: as large as a wall gives to its main chart. */
export function addBox(): HTMLElement {
  document.body.style.background = '#0a1a3a';
  const box = document.createElement('div');
  box.style.cssText = 'position:absolute;left:100px;top:100px;width:1280px;height:720px';
  document.body.append(box);
  return box;
}

window.benchWatchFrames = () => {
  const frames: number[] = [];
  let last = performance.now();
  const note = (now: number): void => {
    frames.push(now - last);
    last = now;
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
  window.benchFrames = frames;
};

function findDeepest(root: Document | ShadowRoot, x: number, y: number): Element | null {
  const found = root.elementFromPoint(x, y);
  return found?.shadowRoot ? findDeepest(found.shadowRoot, x, y) : found;
}

/** It lies where the plot begins, which differs by the labels; the pointer over it tells. */
window.benchHandle = (y) => {
  const canvas = findDeepest(document, 700, y);
  const over: number[] = [];
  for (let x = 100; canvas && x < 400; x++) {
    canvas.dispatchEvent(new MouseEvent('mousemove', { clientX: x, clientY: y, bubbles: true }));
    if (getComputedStyle(canvas.parentElement ?? canvas).cursor.includes('resize')) over.push(x);
  }
  return over[Math.floor(over.length / 2)];
};
