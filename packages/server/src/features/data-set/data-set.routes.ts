import {
  allDataSets,
  createDataSet,
  deleteDataSet,
  getDataSet,
  listDataSets,
  testTransform,
  updateDataSet,
} from '@aj-report/contract';
import type { App } from '../../app.ts';
import { abortOnClose } from '../../platform/abort.ts';
import { route } from '../../platform/route.ts';
import * as service from './data-set.service.ts';
import { previewQuery } from './preview.service.ts';
import { registerSetAnswers } from './set-answers.service.ts';

export function registerDataSet(app: App): void {
  registerSetAnswers(app);
  route(app, testTransform, ({ body, actor, reply }) => previewQuery(app, actor(), body, abortOnClose(reply)));
  route(app, createDataSet, ({ body, actor }) => service.createDataSet(app, actor(), body));
  route(app, updateDataSet, ({ body, actor }) => service.updateDataSet(app, actor(), body));
  route(app, listDataSets, async ({ query }) => {
    const page = await service.listDataSets(app, query);
    return { ...page, records: [...page.records] };
  });
  route(app, allDataSets, () => service.listChoices(app));
  route(app, getDataSet, ({ params }) => service.getDataSet(app, params.id));
  route(app, deleteDataSet, async ({ params }) => {
    await service.deleteDataSet(app, params.id);
    return null;
  });
}
