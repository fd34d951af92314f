import { hostname } from 'node:os';
import {
  allDataSets,
  copyDataSet,
  createDataSet,
  dataSetCosts,
  dataSetUses,
  deleteDataSet,
  deleteDataSets,
  enableDataSets,
  exportDataSet,
  getDataSet,
  getDataSetByCode,
  listDataSets,
  previewDataSet,
  saveFieldSettings,
  testTransform,
  tryRequest,
  updateDataSet,
} from '@aj-report/contract';
import type { FastifyInstance } from 'fastify';
import { abortOnClose } from '../../platform/abort.ts';
import { route } from '../../platform/route.ts';
import { toLocalTime } from '../../platform/times.ts';
import * as service from './data-set.service.ts';
import { toUserAsker } from './asker.service.ts';
import { beginExport, toExportKind } from './export-rows.service.ts';
import { keepFieldSettings } from './field-settings.service.ts';
import { usesOf } from './data-set-uses.service.ts';
import { previewQuery, previewSaved } from './preview.service.ts';
import { registerSetAnswers } from './set-answers.service.ts';
import { sendRequestOf } from './try-request.service.ts';

export function registerDataSet(app: FastifyInstance): void {
  const since = toLocalTime(app.clock.now().toISOString());
  registerSetAnswers(app);
  app.jobs.add(toExportKind(app));
  route(app, testTransform, ({ body, actor, language, reply }) =>
    previewQuery(app, actor(), body, toUserAsker(actor(), language), abortOnClose(reply)),
  );
  route(app, tryRequest, ({ body, reply }) => sendRequestOf(app, body, abortOnClose(reply)));
  route(app, previewDataSet, async ({ params, actor, language, reply }) => {
    const saved = await service.getDataSet(app, params.id);
    return previewSaved(app, saved, toUserAsker(actor(), language), abortOnClose(reply));
  });
  route(app, copyDataSet, ({ body, actor }) => service.copyDataSet(app, actor(), body));
  route(app, exportDataSet, async ({ params, body, actor, language }) => {
    const id = await beginExport(app, actor(), { setId: params.id, format: body.format, language });
    return { id };
  });
  route(app, dataSetUses, async ({ params }) => usesOf(app, (await service.getDataSet(app, params.id)).setCode));
  route(app, dataSetCosts, () => ({ server: hostname(), since, sets: app.setAnswers.costs.list() }));
  route(app, createDataSet, ({ body, actor }) => service.createDataSet(app, actor(), body));
  route(app, updateDataSet, ({ body, actor }) => service.updateDataSet(app, actor(), body));
  route(app, saveFieldSettings, async ({ params, body, actor }) => {
    await keepFieldSettings(app, actor(), params.id, body);
    return null;
  });
  route(app, enableDataSets, async ({ params, body, actor }) => {
    await service.enableDataSets(app, actor(), body, params.enableFlag === '1' ? 1 : 0);
    return null;
  });
  route(app, listDataSets, async ({ query }) => {
    const page = await service.listDataSets(app, query);
    return { ...page, records: [...page.records] };
  });
  route(app, allDataSets, () => service.listChoices(app));
  route(app, getDataSet, ({ params }) => service.getDataSet(app, params.id));
  route(app, getDataSetByCode, ({ params }) => service.getDataSetByCode(app, params.setCode));
  route(app, deleteDataSet, async ({ params, actor }) => {
    await service.deleteDataSet(app, actor(), params.id);
    return null;
  });
  route(app, deleteDataSets, ({ body, actor, language }) => service.deleteDataSets(app, actor(), body, language));
}
