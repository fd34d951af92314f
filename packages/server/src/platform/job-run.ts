/** A run of this server. */
export interface Running {
  readonly kind: string;
  readonly stop: AbortController;
  readonly closing: AbortSignal;
  progress: number;
  rowsDone: number;
  isCancelled: boolean;
  isLost: boolean;
}

/** A run that begins. */
export function toRun(kind: string, closing: AbortSignal): Running {
  const none = { progress: 0, rowsDone: 0, isCancelled: false, isLost: false };
  return { kind, stop: new AbortController(), closing, ...none };
}

/** Stops a run, and says why. */
export function stopRun(run: Running, why: 'isCancelled' | 'isLost'): void {
  run[why] = true;
  run.stop.abort();
}
