import type { FastifyReply } from 'fastify';

/** A signal that is aborted when the caller goes away before it has its answer. */
export function abortOnClose(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller.signal;
}
