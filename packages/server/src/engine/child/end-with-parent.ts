import { Worker } from 'node:worker_threads';

/** Number of the pipe in the `stdio` of children that have no other one. */
export const PARENT_FD = 4;

/** Plain JavaScript, because threads know no loader of sources. The process goes at once, whatever its threads do. */
const WATCH = `
const { Socket } = require('node:net');
const { workerData } = require('node:worker_threads');
const parent = new Socket({ fd: workerData, readable: true, writable: false });
parent.on('error', () => undefined);
parent.on('close', () => process.kill(process.pid, 'SIGKILL'));
parent.resume();`;

/**
 * Ends this process as soon as the one that started it is gone, even if that was killed and this one computes without a
 * pause: a thread of its own waits for the end of a pipe that the parent holds open and nobody writes to.
 * @param fd number of that pipe in `stdio`
 */
export function endWithParent(fd: number): void {
  const watch = new Worker(WATCH, { eval: true, execArgv: [], workerData: fd });
  watch.unref();
  // What follows is for a parent that ended before the thread was there.
  const end = () => process.kill(process.pid, 'SIGKILL');
  process.once('disconnect', end);
  if (!process.connected) end();
}
