import { setMaxListeners } from 'node:events';
import type { FastifyInstance } from 'fastify';

/** Work that goes on beside requests and stops with the service. */
export interface Background {
  /** Starts work; its signal is aborted when the service closes, and closing waits for it. Failures are logged. */
  start(name: string, work: (signal: AbortSignal) => Promise<void>): void;
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly background: Background;
  }
}

export function registerBackground(app: FastifyInstance): void {
  const running = new Set<Promise<void>>();
  const stop = new AbortController();
  // Every piece of work may listen to it; Node would take more than ten for a leak.
  setMaxListeners(0, stop.signal);
  const background: Background = {
    start(name, work) {
      const done = work(stop.signal)
        .catch((error: unknown) => app.log.error({ err: error, work: name }, 'background work failed'))
        .finally(() => running.delete(done));
      running.add(done);
    },
  };
  app.decorate('background', background);
  app.addHook('onClose', async () => {
    stop.abort();
    await Promise.all(running);
  });
}
