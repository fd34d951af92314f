import type { FastifyInstance } from 'fastify';
import { createQueryEngine } from '../engine/process/query-engine.ts';
import type { QueryEngine } from '../engine/process/query-engine.types.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Runs SELECTs over imported tables; its processes start with its first use. */
    readonly queryEngine: QueryEngine;
  }
}

export function registerEngine(app: FastifyInstance): void {
  const { queryProcesses, queryMemoryBytes, queryQueue } = app.config;
  let engine: QueryEngine | undefined;
  app.decorate('queryEngine', {
    getter: () =>
      (engine ??= createQueryEngine({
        processes: queryProcesses,
        memoryBytes: queryMemoryBytes,
        queueLength: queryQueue,
        onProcessEnd: (reason) => app.log.warn({ reason }, 'query process ended'),
      })),
  });
  app.addHook('onListen', () => app.background.start('warm up queries', () => app.queryEngine.warmUp()));
  app.addHook('onClose', async () => engine?.close());
}
