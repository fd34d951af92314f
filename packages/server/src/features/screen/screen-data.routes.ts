import { Readable } from 'node:stream';
import { getData, getDataBatch } from '@aj-report/contract';
import type { App } from '../../app.ts';
import { abortOnClose } from '../../platform/abort.ts';
import { jsonRoute, rawRoute } from '../../platform/route.ts';
import { answerBatch, readRows } from './screen-data.service.ts';
import { guardData } from './screen-grants.service.ts';

export function registerScreenData(app: App): void {
  jsonRoute(app, getData, async ({ body, request, reply }) => {
    const guard = await guardData(app, request, body.reportCode);
    return readRows(app, guard, body.setCode, body.contextData ?? {}, abortOnClose(reply));
  });
  rawRoute(app, getDataBatch, async ({ body, request, reply, language }) => {
    const guard = await guardData(app, request, body.reportCode);
    const signal = abortOnClose(reply);
    const onFailure = (error: unknown) => request.log.error({ err: error }, 'a query of a batch failed');
    const lines = answerBatch(app, body, { guard, language, requestId: request.id, signal, onFailure });
    reply
      .header('cache-control', 'no-store')
      .header('x-accel-buffering', 'no')
      .type('application/x-ndjson; charset=utf-8');
    return reply.send(Readable.from(lines, { objectMode: false }));
  });
}
