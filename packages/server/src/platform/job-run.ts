/** A run of this server. */
export interface Running {
  readonly stop: AbortController;
  readonly closing: AbortSignal;
  progress: number;
  rowsDone: number;
  isCancelled: boolean;
  isLost: boolean;
}

/** Stops a run, and says why. */
export function stopRun(run: Running, why: 'isCancelled' | 'isLost'): void {
  run[why] = true;
  run.stop.abort();
}
