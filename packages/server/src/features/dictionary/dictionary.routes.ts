import {
  allDictionaries,
  createDictionary,
  deleteDictionary,
  dictionaryByCode,
  freshDictionaries,
  getDictionary,
  listDictionaries,
  updateDictionary,
} from '@aj-report/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/route.ts';
import * as editing from './dictionary-editing.service.ts';
import { freshDictionaries as freshen, readDictionaries, readDictionary } from './dictionary.service.ts';

export function registerDictionary(app: FastifyInstance): void {
  route(app, allDictionaries, ({ language }) => readDictionaries(app, language));
  route(app, dictionaryByCode, ({ params, language }) => readDictionary(app, params.code, language));
  route(app, freshDictionaries, ({ body, language }) => freshen(app, body, language));
  route(app, listDictionaries, ({ query }) => editing.listDictionaries(app, query));
  route(app, getDictionary, ({ params }) => editing.getDictionary(app, params.code));
  route(app, createDictionary, ({ body }) => editing.createDictionary(app, body));
  route(app, updateDictionary, ({ body }) => editing.updateDictionary(app, body));
  route(app, deleteDictionary, async ({ params }) => {
    await editing.deleteDictionary(app, params.code);
    return null;
  });
}
