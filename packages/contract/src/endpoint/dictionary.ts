import { Type } from 'typebox';
import { DictionaryEntry } from '../entity/dictionary.ts';
import { defineEndpoint } from './define-endpoint.ts';

export const allDictionaries = defineEndpoint({
  id: 'gaeaDict.all',
  method: 'GET',
  path: '/gaeaDict/all',
  summary: { zh: '全部字典', en: 'All dictionaries' },
  permission: 'anonymous',
  input: {},
  output: Type.Record(Type.String(), Type.Array(DictionaryEntry)),
});

export const dictionaryByCode = defineEndpoint({
  id: 'gaeaDict.select',
  method: 'GET',
  path: '/gaeaDict/select/{code}',
  aliases: ['/meta/gaeaDict/select/{code}'],
  summary: { zh: '按编码取字典', en: 'One dictionary by its code' },
  permission: 'anonymous',
  input: { params: Type.Object({ code: Type.String({ maxLength: 100 }) }) },
  output: Type.Array(DictionaryEntry),
});
