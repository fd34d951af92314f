import { Type } from 'typebox';
import {
  DataSourceDetail,
  DataSourceListItem,
  IMPORT_MODES,
  IMPORT_TYPES,
  ImportReading,
  LookedSheet,
  MISFIT_RULES,
  TOTAL_ROW_RULES,
  NOTATIONS,
  SourceTable,
  TableColumn,
  WarehouseKind,
  type ImportMode,
  type MisfitRule,
  type TotalRowRule,
} from '../entity/data-source.ts';
import { TEXT_ENCODINGS, type TextEncoding } from '../entity/text-encoding.ts';
import { LIMITS } from '../limits.ts';
import { pageQuery, pageResultOf } from '../wire/page-result.ts';
import { defineEndpoint } from './define-endpoint.ts';

const byId = Type.Object({ id: Type.String({ maxLength: 64 }) });

/** Text fields that say how a file is read; those that hold JSON are described, for their shape does not say it. */
const readingFields = {
  headerRows: Type.Optional(
    Type.String({ maxLength: 10_000, description: 'JSON `{"sheet": row}`, rows counted from 1, 0 = no header' }),
  ),
  columnTypes: Type.Optional(
    Type.String({
      maxLength: 60_000,
      description: `JSON \`{"sheet": {"column": type}}\`, types: ${IMPORT_TYPES.join(', ')}`,
    }),
  ),
  columnNotations: Type.Optional(
    Type.String({
      maxLength: 60_000,
      description: `JSON \`{"sheet": {"column": notation}}\`, how the texts of a column write numbers or dates: ${NOTATIONS.join(', ')}; a column without a type becomes decimal or a date`,
    }),
  ),
  leaveOut: Type.Optional(
    Type.String({
      maxLength: 60_000,
      description:
        'JSON `{"sheet": ["column"]}`; of sheets that it does not name, columns without name and values are left out',
    }),
  ),
  unpivot: Type.Optional(
    Type.String({
      maxLength: 60_000,
      description:
        'JSON `{"sheet": {"columns": ["column"], "name": "Month", "value": "Amount"}}`: each value of these columns becomes a row, with the name of its column in `name` and itself in `value`; the other columns stand beside each of them',
    }),
  ),
  misfits: Type.Optional(Type.Unsafe<MisfitRule>({ type: 'string', enum: [...MISFIT_RULES] })),
  totalRows: Type.Optional(
    Type.Unsafe<TotalRowRule>({
      type: 'string',
      enum: [...TOTAL_ROW_RULES],
      default: 'leaveOut',
      description: 'rows named 合计, 小计, Total and the like whose numbers are the sums of the rows above',
    }),
  ),
  encoding: Type.Optional(
    Type.Unsafe<TextEncoding>({
      type: 'string',
      enum: [...TEXT_ENCODINGS],
      description: 'of a text file; found or guessed without it; says nothing of a workbook',
    }),
  ),
};

/** A file that a look has uploaded already, in place of the file, and its name. */
const draftFields = {
  draft: Type.Optional(Type.String({ maxLength: 64 })),
  fileName: Type.Optional(Type.String({ maxLength: 255 })),
};

const looked = {
  /** Names the upload to the import; forgotten after an hour. */
  draft: Type.String(),
  fileName: Type.String(),
  fileSize: Type.Integer(),
  sheets: Type.Array(LookedSheet),
  /** How a text file was read, and whether that is a guess; absent for a workbook. */
  text: Type.Optional(
    Type.Object({
      encoding: Type.Unsafe<TextEncoding>({ type: 'string', enum: [...TEXT_ENCODINGS] }),
      isGuess: Type.Boolean(),
    }),
  ),
};

export const lookAtFile = defineEndpoint({
  id: 'dataSource.look',
  audit: false,
  method: 'POST',
  path: '/dataSource/look',
  summary: {
    zh: '上传表格，查看前几行和识别的列类型，尚不导入',
    en: 'Upload a spreadsheet and see its first rows and the types of its columns, without importing it yet',
  },
  permission: 'datasourceManage:insert|datasourceManage:update',
  rate: 'upload',
  multipart: true,
  input: {
    body: Type.Object({ headerRows: readingFields.headerRows, encoding: readingFields.encoding, ...draftFields }),
  },
  output: Type.Object(looked),
});

export const lookAtKeptFile = defineEndpoint({
  id: 'dataSource.lookKept',
  audit: false,
  method: 'POST',
  path: '/dataSource/{id}/look',
  summary: {
    zh: '查看上次导入保留的表格，无需再次上传即可换一种方式重新导入',
    en: 'See the kept spreadsheet of the last import, to import it in another way without uploading it again',
  },
  permission: 'datasourceManage:update',
  rate: 'upload',
  input: { params: byId },
  /** Also how it was read. */
  output: Type.Object({ ...looked, ...ImportReading.properties }),
});

const importFields = Type.Object({
  sourceName: Type.Optional(Type.String({ maxLength: LIMITS.sourceNameMax })),
  sourceCode: Type.Optional(Type.String({ maxLength: LIMITS.sourceCodeMax })),
  ...readingFields,
  ...draftFields,
});

const reimportFields = Type.Object({
  ...readingFields,
  ...draftFields,
  /** `replace` unless given. */
  mode: Type.Optional(Type.Unsafe<ImportMode>({ type: 'string', enum: [...IMPORT_MODES] })),
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
    zh: '用新表格替换数据，或把它的行追加到现有数据；成功后一次切换',
    en: 'Replace the data by a new spreadsheet, or add its rows to them; switched over in one step',
  },
  permission: 'datasourceManage:update',
  rate: 'upload',
  multipart: true,
  input: { params: byId, body: reimportFields },
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

export const moveDataSource = defineEndpoint({
  id: 'dataSource.move',
  method: 'POST',
  path: '/dataSource/{id}/move',
  summary: {
    zh: '把原始表格重新导入另一个仓库；有 SQL 数据集时等待确认后切换',
    en: 'Import the kept spreadsheet into another warehouse; switched over at once, or after a word when SQL data sets use it',
  },
  permission: 'datasourceManage:update',
  rate: 'upload',
  input: { params: byId, body: Type.Object({ warehouse: WarehouseKind }) },
  output: Type.Null(),
});

export const getDataSource = defineEndpoint({
  id: 'dataSource.get',
  method: 'GET',
  path: '/dataSource/{id}',
  summary: { zh: '数据源详情与导入进度', en: 'A data source and the progress of its import' },
  permission: 'datasourceManage:detail',
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
    /** Texts that are longer than a preview shows; absent where none is. */
    shortened: Type.Optional(Type.Integer()),
  }),
});

export const downloadOriginal = defineEndpoint({
  id: 'dataSource.original',
  audit: true,
  method: 'GET',
  path: '/dataSource/{id}/original',
  summary: { zh: '下载上传的原始表格', en: 'The uploaded spreadsheet' },
  permission: 'datasourceManage:query',
  answer: 'bytes',
  input: {
    params: byId,
    /** An import of the source's history in place of the newest. */
    query: Type.Object({ importId: Type.Optional(Type.String({ maxLength: 64 })) }),
  },
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
