import { setTimeout } from 'node:timers/promises';
import { dataSetBin, reportBin } from '@aj-report/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/route.ts';
import { removeUnusedPictures } from '../report/picture.service.ts';
import * as service from './bin.service.ts';

/** ms between two looks for what is too old */
const SWEEP_MS = 3_600_000;

function registerOne(app: FastifyInstance, calls: typeof dataSetBin, bin: service.Bin): void {
  route(app, calls.list, async ({ query }) => {
    const page = await service.listBin(app, bin, query);
    return { ...page, records: [...page.records] };
  });
  route(app, calls.restore, ({ params, body }) => service.restore(app, bin, params.id, body.code));
  const forget = async (ids?: readonly string[]) => {
    const gone = await service.forget(app, bin, ids);
    await removeUnusedPictures(app);
    return gone;
  };
  route(app, calls.forget, ({ body }) => forget(body));
  route(app, calls.empty, () => forget());
}

async function forgetOld(app: FastifyInstance): Promise<void> {
  await service.forgetOld(app);
  await removeUnusedPictures(app);
}

async function sweep(app: FastifyInstance, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await forgetOld(app).catch((error: unknown) => app.log.error({ err: error }, 'bin not swept'));
    await setTimeout(SWEEP_MS, undefined, { signal, ref: false }).catch(() => undefined);
  }
}

/** Bins of data sets and reports, each emptied of what is too old. */
export function registerBin(app: FastifyInstance): void {
  registerOne(app, dataSetBin, service.DATA_SET_BIN);
  registerOne(app, reportBin, service.REPORT_BIN);
  app.addHook('onReady', async () => app.background.start('bin', (signal) => sweep(app, signal)));
}
