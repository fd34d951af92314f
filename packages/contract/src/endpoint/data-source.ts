import { Type } from 'typebox';
import { DataSourceDetail, DataSourceListItem, SourceTable, TableColumn } from '../entity/data-source.ts';
import { LIMITS } from '../limits.ts';
import { pageQuery, pageResultOf } from '../wire/page-result.ts';
import { defineEndpoint } from './define-endpoint.ts';

const byId = Type.Object({ id: Type.String({ maxLength: 64 }) });

/** Text fields beside the file. `headerRows` is JSON: `{"sheet name": row}`, rows counted from 1, 0 = none. */
const importFields = Type.Object({
  sourceName: Type.Optional(Type.String({ maxLength: LIMITS.sourceNameMax })),
  sourceCode: Type.Optional(Type.String({ maxLength: LIMITS.sourceCodeMax })),
  headerRows: Type.Optional(Type.String({ maxLength: 10_000 })),
});

export const importDataSource = defineEndpoint({
  id: 'dataSource.import',
  method: 'POST',
  path: '/dataSource/import',
  summary: { zh: '上传表格并在后台导入', en: 'Upload a spreadsheet and import it in the background' },
  permission: 'datasourceManage:insert',
  rate: 'upload',
  multipart: true,
  input: { body: importFields },
  output: Type.Object({ id: Type.String(), sourceCode: Type.String() }),
});

export const reimportDataSource = defineEndpoint({
  id: 'dataSource.reimport',
  method: 'POST',
  path: '/dataSource/{id}/reimport',
  summary: {
    zh: '用新表格替换数据，成功后一次切换',
    en: 'Replace the data by a new spreadsheet; switched over in one step',
  },
  permission: 'datasourceManage:update',
  rate: 'upload',
  multipart: true,
  input: { params: byId, body: importFields },
  output: Type.Object({ id: Type.String(), sourceCode: Type.String() }),
});

export const settleImport = defineEndpoint({
  id: 'dataSource.settle',
  method: 'POST',
  path: '/dataSource/{id}/settle',
  summary: {
    zh: '采用或放弃一次列有变化、等待确认的重新导入',
    en: 'Take over or give up a re-import that waits because columns changed',
  },
  permission: 'datasourceManage:update',
  input: {
    params: byId,
    body: Type.Object({ accept: Type.Unsafe<0 | 1>({ type: 'integer', enum: [0, 1] }) }),
  },
  output: Type.Null(),
});

export const getDataSource = defineEndpoint({
  id: 'dataSource.get',
  method: 'GET',
  path: '/dataSource/{id}',
  summary: { zh: '数据源详情与导入进度', en: 'A data source and the progress of its import' },
  permission: 'datasourceManage:query',
  input: { params: byId },
  output: DataSourceDetail,
});

export const listDataSources = defineEndpoint({
  id: 'dataSource.pageList',
  method: 'GET',
  path: '/dataSource/pageList',
  summary: { zh: '数据源列表', en: 'List of data sources' },
  permission: 'datasourceManage:query',
  input: {
    query: Type.Object({
      ...pageQuery,
      sourceName: Type.Optional(Type.String({ maxLength: 100 })),
      sourceCode: Type.Optional(Type.String({ maxLength: 100 })),
      status: Type.Optional(Type.String({ maxLength: 20 })),
    }),
  },
  output: pageResultOf(DataSourceListItem),
});

export const allDataSources = defineEndpoint({
  id: 'dataSource.queryAll',
  method: 'GET',
  path: '/dataSource/queryAllDataSource',
  summary: { zh: '可用数据源及其表', en: 'Usable data sources with their tables' },
  permission: 'datasourceManage:query|resultsetManage:query',
  input: {},
  output: Type.Array(
    Type.Object({
      id: Type.String(),
      sourceCode: Type.String(),
      sourceName: Type.String(),
      sourceType: Type.String(),
      tables: Type.Array(SourceTable),
    }),
  ),
});

export const previewDataSource = defineEndpoint({
  id: 'dataSource.preview',
  method: 'GET',
  path: '/dataSource/{id}/preview',
  summary: { zh: '分页预览一张表', en: 'One page of a table' },
  permission: 'datasourceManage:query',
  input: {
    params: byId,
    query: Type.Object({
      table: Type.Optional(Type.String({ maxLength: 200 })),
      pageNumber: pageQuery.pageNumber,
      pageSize: pageQuery.pageSize,
    }),
  },
  output: Type.Object({
    columns: Type.Array(TableColumn),
    ...pageResultOf(Type.Record(Type.String(), Type.Unknown())).properties,
  }),
});

export const downloadOriginal = defineEndpoint({
  id: 'dataSource.original',
  method: 'GET',
  path: '/dataSource/{id}/original',
  summary: { zh: '下载上传的原始表格', en: 'The uploaded spreadsheet' },
  permission: 'datasourceManage:query',
  answer: 'bytes',
  input: { params: byId },
  output: Type.Unknown(),
});

export const deleteDataSource = defineEndpoint({
  id: 'dataSource.delete',
  method: 'DELETE',
  path: '/dataSource/{id}',
  summary: { zh: '删除数据源，正在导入则取消导入', en: 'Delete a data source; a running import is cancelled' },
  permission: 'datasourceManage:delete',
  input: { params: byId },
  output: Type.Null(),
});
