import { Type } from 'typebox';
import {
  DictionaryChange,
  DictionaryDetail,
  DictionaryEntry,
  DictionaryListItem,
  DictionarySave,
} from '../entity/dictionary.ts';
import { LIMITS } from '../limits.ts';
import { pageQuery, pageResultOf } from '../wire/page-result.ts';
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

const byCode = Type.Object({ code: Type.String({ maxLength: 100 }) });

export const listDictionaries = defineEndpoint({
  id: 'gaeaDict.pageList',
  method: 'GET',
  path: '/gaeaDict/pageList',
  summary: { zh: '字典列表', en: 'List of dictionaries' },
  permission: 'dictManage:query',
  input: {
    query: Type.Object({
      ...pageQuery,
      dictCode: Type.Optional(Type.String({ maxLength: 100 })),
      dictName: Type.Optional(Type.String({ maxLength: 100 })),
    }),
  },
  output: pageResultOf(DictionaryListItem),
});

export const getDictionary = defineEndpoint({
  id: 'gaeaDict.get',
  method: 'GET',
  path: '/gaeaDict/{code}',
  summary: { zh: '字典及其全部条目', en: 'A dictionary with all its entries' },
  permission: 'dictManage:query',
  input: { params: byCode },
  output: DictionaryDetail,
});

export const createDictionary = defineEndpoint({
  id: 'gaeaDict.create',
  method: 'POST',
  path: '/gaeaDict',
  summary: { zh: '新建字典', en: 'Create a dictionary' },
  permission: 'dictManage:insert',
  input: { body: DictionarySave },
  output: Type.Object({ dictCode: Type.String() }),
});

export const updateDictionary = defineEndpoint({
  id: 'gaeaDict.update',
  method: 'PUT',
  path: '/gaeaDict',
  summary: {
    zh: '修改字典，提交了条目则以其为准',
    en: 'Change a dictionary; its entries become those sent, if any are',
  },
  permission: 'dictManage:update',
  input: { body: DictionaryChange },
  output: Type.Object({ dictCode: Type.String() }),
});

export const deleteDictionary = defineEndpoint({
  id: 'gaeaDict.delete',
  method: 'DELETE',
  path: '/gaeaDict/{code}',
  summary: { zh: '删除字典，被数据集引用时拒绝', en: 'Delete a dictionary; refused while a data set uses it' },
  permission: 'dictManage:delete',
  input: { params: byCode },
  output: Type.Null(),
});

export const freshDictionaries = defineEndpoint({
  id: 'gaeaDict.freshDict',
  method: 'POST',
  path: '/gaeaDict/freshDict',
  summary: {
    zh: '重新读取字典：补齐系统自带的字典，返回所列（空 = 全部）字典的条目',
    en: 'Read dictionaries anew: completes those of the product, answers the entries of those listed (none = all)',
  },
  permission: 'dictManage:fresh',
  input: { body: Type.Array(Type.String({ maxLength: 100 }), { maxItems: LIMITS.batchMax }) },
  output: Type.Record(Type.String(), Type.Array(DictionaryEntry)),
});
