import { Worker } from 'node:worker_threads';
import { childEntry } from './child-entry.ts';

/** Number of the pipe in the `stdio` of children that have no other one. */
export const PARENT_FD = 4;

/**
 * Ends this process as soon as the one that started it is gone, even if that was killed and this one computes without a
 * pause: a thread of its own waits for the end of a pipe that the parent holds open and nobody writes to.
 * @param fd number of that pipe in `stdio`
 */
export function endWithParent(fd: number): void {
  const { path, execArgv } = childEntry(import.meta.url, './parent-watch-child.ts');
  const watch = new Worker(path, { execArgv: [...execArgv], workerData: fd });
  watch.unref();
  // What follows is for a parent that ended before the thread was there.
  const end = () => process.kill(process.pid, 'SIGKILL');
  process.once('disconnect', end);
  if (!process.connected) end();
}
