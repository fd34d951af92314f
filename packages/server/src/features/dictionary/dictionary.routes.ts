import { allDictionaries, dictionaryByCode } from '@aj-report/contract';
import type { App } from '../../app.ts';
import { route } from '../../platform/route.ts';
import { readDictionaries, readDictionary } from './dictionary.service.ts';

export function registerDictionary(app: App): void {
  route(app, allDictionaries, ({ language }) => readDictionaries(app, language));
  route(app, dictionaryByCode, ({ params, language }) => readDictionary(app, params.code, language));
}
