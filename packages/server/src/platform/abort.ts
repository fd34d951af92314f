import { once, setMaxListeners } from 'node:events';
import type { FastifyReply } from 'fastify';

/** A signal that is aborted when the caller goes away before it has its answer. */
export function abortOnClose(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  // Every question of a batch listens, and more than ten would be taken for a leak.
  setMaxListeners(0, controller.signal);
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller.signal;
}

/** Work that is waited for until a signal is aborted; what it does afterwards, a failure too, is let go. */
export async function untilAborted(work: Promise<void>, signal: AbortSignal): Promise<void> {
  if (signal.aborted) work.catch(() => undefined);
  else await Promise.race([work, once(signal, 'abort')]);
}
