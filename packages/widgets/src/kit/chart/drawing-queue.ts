import { onNextTurn } from '../motion/next-turn.ts';

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
/** ms after which what was drawn is shown however little is left: where there is always more to draw. */
const OVERDUE_MS = 1500;

const jobs: (() => void)[] = [];
const drawn: (() => void)[] = [];
let isBusy = false;
let isShowing = false;
/** Time from which the next showing is counted; undefined until this page has shown anything. */
let waitsSince: number | undefined;

function runSlice(work: (() => void)[]): void {
  const end = performance.now() + SLICE_MS;
  do work.shift()?.();
  while (work.length > 0 && performance.now() < end);
}

/** What waits is not shown by itself when less is left to draw: the last showing would follow soon. */
function isTimeToShow(): boolean {
  if (drawn.length === 0) return false;
  const waitedMs = performance.now() - (waitsSince ?? Number.NEGATIVE_INFINITY);
  return jobs.length === 0 || waitedMs >= (jobs.length > drawn.length ? SHOWING_MS : OVERDUE_MS);
}

function handleTurn(): void {
  if (isShowing) {
    runSlice(drawn);
    waitsSince = performance.now();
    isShowing = drawn.length > 0;
  } else {
    runSlice(jobs);
    isShowing = isTimeToShow();
  }
  isBusy = isShowing || jobs.length > 0;
  if (isBusy) onNextTurn(handleTurn);
}

function begin(): void {
  if (isBusy) return;
  isBusy = true;
  if (waitsSince !== undefined) waitsSince = performance.now();
  onNextTurn(handleTurn);
}

/**
 * Runs drawing jobs one after another, a few ms at a time, so that a screen of many charts never blocks its page.
 * Returns a function that takes the job back. Jobs must not throw.
 */
export function queueDrawing(run: () => void): () => void {
  let isCancelled = false;
  jobs.push(() => {
    if (!isCancelled) run();
  });
  begin();
  return () => {
    isCancelled = true;
  };
}

/** Calls `show` when the queue is empty, or with others now and then until then. It must not throw. */
export function showAfterDrawing(show: () => void): void {
  drawn.push(show);
  begin();
}
