import {
  allDictionaries,
  createDictionary,
  deleteDictionary,
  dictionaryByCode,
  getDictionary,
  listDictionaries,
  updateDictionary,
} from '@aj-report/contract';
import type { App } from '../../app.ts';
import { hashToken } from '../../platform/identity.ts';
import { route } from '../../platform/route.ts';
import * as editing from './dictionary-editing.service.ts';
import { readDictionaries, readDictionary } from './dictionary.service.ts';

export function registerDictionary(app: App): void {
  route(app, allDictionaries, async ({ language, reply }) => {
    const all = await readDictionaries(app, language);
    // The version that browsers keep beside their copy: it changes with any text.
    reply.header('etag', `"${hashToken(JSON.stringify(all))}"`);
    return all;
  });
  route(app, dictionaryByCode, ({ params, language }) => readDictionary(app, params.code, language));
  route(app, listDictionaries, ({ query }) => editing.listDictionaries(app, query));
  route(app, getDictionary, ({ params }) => editing.getDictionary(app, params.code));
  route(app, createDictionary, ({ body }) => editing.createDictionary(app, body));
  route(app, updateDictionary, ({ body }) => editing.updateDictionary(app, body));
  route(app, deleteDictionary, async ({ params }) => {
    await editing.deleteDictionary(app, params.code);
    return null;
  });
}
