import { onNextTurn } from './next-turn.ts';

/**
 * ms of drawing before the page gets a turn: input and painting wait no longer than this and one chart. Less lets the
 * browser paint a screen of fifty charts so often that it is complete later.
 */
const SLICE_MS = 40;

interface Job {
  readonly run: () => void;
  isCancelled: boolean;
}

const jobs: Job[] = [];
let isBusy = false;

function handleTurn(): void {
  const end = performance.now() + SLICE_MS;
  let job = jobs.shift();
  while (job) {
    if (!job.isCancelled) job.run();
    if (performance.now() >= end) break;
    job = jobs.shift();
  }
  isBusy = jobs.length > 0;
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
