import { Type } from 'typebox';
import {
  DataSetChoice,
  DataSetCosts,
  DataSetDetail,
  DataSetListItem,
  DataSetQuery,
  DataSetSave,
  DataSetUse,
  PreviewResult,
} from '../entity/data-set.ts';
import { ExportFormat } from '../entity/export-format.ts';
import { CODE_PATTERN } from '../entity/data-source.ts';
import { FieldSettings } from '../entity/field-setting.ts';
import { LIMITS } from '../limits.ts';
import { pageQuery, pageResultOf } from '../wire/page-result.ts';
import { batchDeleteOf } from './batch-delete.ts';
import { defineEndpoint } from './define-endpoint.ts';

export const testTransform = defineEndpoint({
  id: 'dataSet.testTransform',
  audit: false,
  method: 'POST',
  path: '/dataSet/testTransform',
  summary: { zh: '测试预览', en: 'Test preview' },
  permission: 'resultsetManage:insert|resultsetManage:update',
  rate: 'query',
  input: { body: DataSetQuery },
  output: PreviewResult,
});

export const tryRequest = defineEndpoint({
  id: 'dataSet.tryRequest',
  audit: false,
  method: 'POST',
  path: '/dataSet/tryRequest',
  summary: {
    zh: '发出 http 数据集的请求，原样返回接口的应答',
    en: 'Send the request of an http data set and see the whole answer as it is',
  },
  permission: 'resultsetManage:insert|resultsetManage:update',
  rate: 'query',
  input: { body: Type.Pick(DataSetQuery, ['sourceCode', 'dynSentence', 'dataSetParamDtoList']) },
  output: Type.Object({
    bytes: Type.Integer(),
    elapsedMs: Type.Integer(),
    /** The answer, or its beginning. */
    text: Type.String(),
    isWhole: Type.Boolean(),
  }),
});

export const createDataSet = defineEndpoint({
  id: 'dataSet.create',
  method: 'POST',
  path: '/dataSet',
  summary: { zh: '新建数据集（须先测试预览）', en: 'Create a data set (after a test preview)' },
  permission: 'resultsetManage:insert',
  input: { body: DataSetSave },
  output: Type.Object({ id: Type.String() }),
});

export const updateDataSet = defineEndpoint({
  id: 'dataSet.update',
  method: 'PUT',
  path: '/dataSet',
  summary: { zh: '修改数据集（须先测试预览）', en: 'Change a data set (after a test preview)' },
  permission: 'resultsetManage:update',
  input: { body: DataSetSave },
  output: Type.Object({ id: Type.String() }),
});

export const saveFieldSettings = defineEndpoint({
  id: 'dataSet.fieldSettings',
  method: 'PUT',
  path: '/dataSet/{id}/fieldSettings',
  summary: {
    zh: '保存数据集各字段的含义（角色、单位、汇总方式等），无须测试预览',
    en: 'Keep what the columns of a data set are: role, unit, aggregation …; needs no preview',
  },
  permission: 'resultsetManage:update',
  input: { params: Type.Object({ id: Type.String({ maxLength: 64 }) }), body: FieldSettings },
  output: Type.Null(),
});

export const enableDataSets = defineEndpoint({
  id: 'dataSet.enable',
  method: 'PUT',
  path: '/dataSet/enableFlag/{enableFlag}',
  summary: { zh: '启用（1）或停用（0）数据集', en: 'Enable (1) or disable (0) data sets' },
  permission: 'resultsetManage:update',
  input: {
    params: Type.Object({ enableFlag: Type.Unsafe<'0' | '1'>({ type: 'string', enum: ['0', '1'] }) }),
    /** Ids of the sets. */
    body: Type.Array(Type.String({ maxLength: 64 }), { minItems: 1, maxItems: LIMITS.pageSizeMax }),
  },
  output: Type.Null(),
});

export const listDataSets = defineEndpoint({
  id: 'dataSet.pageList',
  method: 'GET',
  path: '/dataSet/pageList',
  summary: { zh: '数据集列表', en: 'List of data sets' },
  permission: 'resultsetManage:query',
  input: {
    query: Type.Object({
      ...pageQuery,
      setCode: Type.Optional(Type.String({ maxLength: 100 })),
      setName: Type.Optional(Type.String({ maxLength: 100 })),
      sourceCode: Type.Optional(Type.String({ maxLength: 100 })),
    }),
  },
  output: pageResultOf(DataSetListItem),
});

export const allDataSets = defineEndpoint({
  id: 'dataSet.queryAll',
  method: 'GET',
  path: '/dataSet/queryAllDataSet',
  summary: { zh: '已启用的数据集，最近修改的在前', en: 'Enabled data sets, latest change first' },
  permission: 'resultsetManage:query|bigScreenManage:design|excelManage:update',
  input: {},
  output: Type.Array(DataSetChoice),
});

export const getDataSet = defineEndpoint({
  id: 'dataSet.detailBysetId',
  method: 'GET',
  path: '/dataSet/detailBysetId/{id}',
  summary: { zh: '数据集详情', en: 'A data set' },
  permission: 'resultsetManage:detail',
  input: { params: Type.Object({ id: Type.String({ maxLength: 64 }) }) },
  output: DataSetDetail,
});

export const getDataSetByCode = defineEndpoint({
  id: 'dataSet.detailBysetCode',
  method: 'GET',
  path: '/dataSet/detailBysetCode/{setCode}',
  summary: { zh: '按编码取数据集详情', en: 'A data set by its code' },
  permission: 'resultsetManage:detail',
  input: { params: Type.Object({ setCode: Type.String({ maxLength: LIMITS.dataSetCodeMax }) }) },
  output: DataSetDetail,
});

export const deleteDataSet = defineEndpoint({
  id: 'dataSet.delete',
  method: 'DELETE',
  path: '/dataSet/{id}',
  summary: {
    zh: '把数据集移到回收站，被大屏引用时拒绝',
    en: 'Move a data set to the bin; refused while a screen uses it',
  },
  permission: 'resultsetManage:delete',
  input: { params: Type.Object({ id: Type.String({ maxLength: 64 }) }) },
  output: Type.Null(),
});

export const deleteDataSets = batchDeleteOf({
  id: 'dataSet',
  path: '/dataSet',
  what: { zh: '数据集', en: 'data sets' },
  permission: 'resultsetManage:delete',
});

export const copyDataSet = defineEndpoint({
  id: 'dataSet.copy',
  method: 'POST',
  path: '/dataSet/copy',
  summary: { zh: '复制数据集', en: 'Copy a data set' },
  permission: 'resultsetManage:copy',
  input: {
    body: Type.Object({
      id: Type.String({ minLength: 1, maxLength: 64 }),
      setCode: Type.String({ minLength: 1, maxLength: LIMITS.dataSetCodeMax, pattern: CODE_PATTERN }),
      setName: Type.String({ minLength: 1, maxLength: LIMITS.dataSetNameMax }),
    }),
  },
  output: Type.Object({ id: Type.String() }),
});

export const dataSetUses = defineEndpoint({
  id: 'dataSet.uses',
  method: 'GET',
  path: '/dataSet/{id}/uses',
  summary: { zh: '引用数据集的大屏和数据集', en: 'Screens and data sets that use a data set' },
  permission: 'resultsetManage:query',
  input: { params: Type.Object({ id: Type.String({ maxLength: 64 }) }) },
  output: Type.Array(DataSetUse),
});

export const previewDataSet = defineEndpoint({
  id: 'dataSet.preview',
  method: 'GET',
  path: '/dataSet/{id}/preview',
  summary: { zh: '预览已保存数据集的数据', en: 'Rows of a saved data set' },
  permission: 'resultsetManage:query',
  rate: 'query',
  input: { params: Type.Object({ id: Type.String({ maxLength: 64 }) }) },
  output: PreviewResult,
});

export const exportDataSet = defineEndpoint({
  id: 'dataSet.export',
  method: 'POST',
  path: '/dataSet/{id}/export',
  summary: { zh: '在后台导出数据集的全部行', en: 'Export all rows of a data set in the background' },
  permission: 'resultsetManage:query',
  rate: 'query',
  input: { params: Type.Object({ id: Type.String({ maxLength: 64 }) }), body: Type.Object({ format: ExportFormat }) },
  /** Of the job that makes the file. */
  output: Type.Object({ id: Type.String() }),
});

export const dataSetCosts = defineEndpoint({
  id: 'dataSet.costs',
  method: 'GET',
  path: '/dataSet/costs',
  summary: { zh: '各数据集在本服务器上的开销', en: 'What data sets cost this server' },
  permission: 'resultsetManage:query',
  input: {},
  output: DataSetCosts,
});
