import type { EChartsType } from 'echarts/core';
import { onFrame } from '../motion/frame-clock.ts';

/** Charts of fewer rows are drawn whole at once and need no frames afterwards; ECharts asks for ten more each time. */
export const PROGRESSIVE_ROWS = 2000;

/** What zrender's animation of an instance has beside its declared members; the version is pinned. */
interface FrameLoop {
  _running: boolean;
  _paused: boolean;
  _startLoop(): void;
  update(): void;
  pause(): void;
  resume(): void;
}

/** What moves for longer than this, in ms, moves without end (ripples, flights) and may do so in fewer frames. */
const LONGEST_MS = 1000;
/** ms */
const REST_MS = 50;

const moving = new Set<FrameLoop>();
let stopClock: (() => void) | undefined;
let movedMs = 0;

function startClock(restMs: number): void {
  stopClock?.();
  stopClock = onFrame(handleFrame, restMs);
}

function handleFrame(_nowMs: number, elapsedMs: number): void {
  if (movedMs < LONGEST_MS && movedMs + elapsedMs >= LONGEST_MS) startClock(REST_MS);
  movedMs += elapsedMs;
  for (const loop of moving) {
    if (!loop._running || loop._paused) moving.delete(loop);
    else loop.update();
  }
  if (moving.size > 0) return;
  stopClock?.();
  stopClock = undefined;
}

function join(loop: FrameLoop): void {
  moving.add(loop);
  // Most charts are still again by the end of the task that draws them, and need no frame.
  queueMicrotask(() => {
    if (!loop._running || loop._paused) return;
    if (movedMs >= LONGEST_MS || !stopClock) startClock(0);
    movedMs = 0;
  });
}

function startLoop(this: FrameLoop): void {
  this._running = true;
  join(this);
}

function loopOf(chart: EChartsType): FrameLoop {
  return chart.getZr().animation as unknown as FrameLoop;
}

/**
 * Lets all charts of the page move by the one frame clock, from this chart on: each of them would ask for frames of its
 * own, also while nothing moves.
 */
export function shareFrames(chart: EChartsType): void {
  const kind = Object.getPrototypeOf(loopOf(chart)) as FrameLoop;
  kind._startLoop = startLoop;
}

/** What moves by itself (ripples) rests while nobody sees it. */
export function restChart(chart: EChartsType, isSeen: boolean): void {
  const loop = loopOf(chart);
  if (!isSeen) loop.pause();
  else {
    loop.resume();
    if (loop._running) join(loop);
  }
}

/** Ends the frames of a chart that has nothing left to move. */
export function endFrames(chart: EChartsType): void {
  const { animation } = chart.getZr();
  if (animation.isFinished()) animation.stop();
}

/** Gives a chart what it is to show without painting it; what is returned paints it. */
export function putOffPainting(chart: EChartsType, give: () => void): () => void {
  const renderer = chart.getZr();
  renderer.flush = () => undefined;
  try {
    give();
  } finally {
    Reflect.deleteProperty(renderer, 'flush');
  }
  return () => renderer.flush();
}
