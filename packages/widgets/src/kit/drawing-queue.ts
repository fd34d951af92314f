import { onNextTurn } from './next-turn.ts';

/**
 * ms of drawing before the page gets a turn: input and painting wait no longer than this and one chart. Less lets the
 * browser paint a screen of fifty charts so often that it is complete later.
 */
const SLICE_MS = 40;

/**
 * ms between two showings of what was drawn: each makes the browser lay out, layer and paint the page once more, with
 * all that is shown already.
 */
const SHOWING_MS = 500;

interface Job {
  readonly run: () => void;
  isCancelled: boolean;
}

const jobs: Job[] = [];
const drawn: (() => void)[] = [];
let isBusy = false;
let shownAt = Number.NEGATIVE_INFINITY;

/** What waits is not shown by itself when less is left to draw: the last showing would follow soon. */
function isTimeToShow(now: number): boolean {
  return !isBusy || (now - shownAt >= SHOWING_MS && jobs.length > drawn.length);
}

function showDrawn(now: number): void {
  if (!isTimeToShow(now)) return;
  shownAt = now;
  for (const show of drawn.splice(0)) show();
}

function handleTurn(): void {
  const end = performance.now() + SLICE_MS;
  let job = jobs.shift();
  while (job) {
    if (!job.isCancelled) job.run();
    if (performance.now() >= end) break;
    job = jobs.shift();
  }
  isBusy = jobs.length > 0;
  showDrawn(performance.now());
  if (isBusy) onNextTurn(handleTurn);
}

/**
 * Runs drawing jobs one after another, a few ms at a time, so that a screen of many charts never blocks its page.
 * Returns a function that takes the job back. Jobs must not throw.
 */
export function queueDrawing(run: () => void): () => void {
  const job: Job = { run, isCancelled: false };
  jobs.push(job);
  if (!isBusy) {
    isBusy = true;
    onNextTurn(handleTurn);
  }
  return () => {
    job.isCancelled = true;
  };
}

/** Calls `show` when the queue is empty, or with others now and then until then. To be called by a drawing job. */
export function showAfterDrawing(show: () => void): void {
  drawn.push(show);
}
