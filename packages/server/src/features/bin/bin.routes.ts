import { dataSetBin, reportBin } from '@aj-report/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/route.ts';
import { sweepHourly } from '../../platform/sweep.ts';
import { removeUnusedPictures } from '../picture/picture.service.ts';
import * as service from './bin.service.ts';

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

/** Bins of data sets and reports, each emptied of what is too old. */
export function registerBin(app: FastifyInstance): void {
  registerOne(app, dataSetBin, service.DATA_SET_BIN);
  registerOne(app, reportBin, service.REPORT_BIN);
  sweepHourly(app, 'bin', () => forgetOld(app));
}
