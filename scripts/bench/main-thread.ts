import type { CDPSession } from 'playwright-core';

/** Reads ms that the main thread of a page was on a processor: what else runs on the machine does not count. */
export async function watchMainThread(devtools: CDPSession): Promise<() => Promise<number>> {
  await devtools.send('Performance.setTimeDomain', { timeDomain: 'threadTicks' });
  await devtools.send('Performance.enable');
  return async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
  };
}
