import { setMaxListeners } from 'node:events';
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
