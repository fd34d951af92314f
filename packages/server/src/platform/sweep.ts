import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** ms between two looks for what is too old */
const SWEEP_MS = 3_600_000;

/** Forgets what is too old, from when the service is ready and every hour; what failed is tried again then. */
export function sweepHourly(app: FastifyInstance, subject: string, forgetOld: () => Promise<void>): void {
  async function sweep(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await forgetOld().catch((error: unknown) => app.log.error({ err: error }, `${subject} not swept`));
      await setTimeout(SWEEP_MS, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }
  app.addHook('onReady', async () => app.background.start(subject, sweep));
}
