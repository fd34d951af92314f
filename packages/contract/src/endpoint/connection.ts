import { Type } from 'typebox';
import { CODE_PATTERN, TableColumn } from '../entity/data-source.ts';
import { LIMITS } from '../limits.ts';
import { defineEndpoint } from './define-endpoint.ts';

const byId = Type.Object({ id: Type.String({ maxLength: 64 }) });

/** Fields of the kind (`CONNECTION_FIELDS`), as an object or as its JSON text. An empty secret keeps the stored one. */
const SourceConfig = Type.Union([Type.Record(Type.String(), Type.Unknown()), Type.String({ maxLength: 100_000 })]);
const sourceName = Type.String({ minLength: 1, maxLength: LIMITS.sourceNameMax });

const made = Type.Object({
  id: Type.String(),
  sourceCode: Type.String(),
  version: Type.String(),
  mayWrite: Type.Boolean(),
});

export const createConnection = defineEndpoint({
  id: 'dataSource.create',
  method: 'POST',
  path: '/dataSource',
  summary: {
    zh: '新建数据库或接口数据源，保存前先测试连接',
    en: 'Create a data source over a database or an API; the connection is tested first',
  },
  permission: 'datasourceManage:insert',
  input: {
    body: Type.Object({
      sourceName,
      sourceCode: Type.Optional(Type.String({ maxLength: LIMITS.sourceCodeMax, pattern: `${CODE_PATTERN}|^$` })),
      sourceType: Type.String({ maxLength: 50 }),
      sourceConfig: SourceConfig,
    }),
  },
  output: made,
});

export const updateConnection = defineEndpoint({
  id: 'dataSource.update',
  method: 'PUT',
  path: '/dataSource',
  summary: {
    zh: '修改数据源，连接改变时先测试',
    en: 'Change a data source; a changed connection is tested first',
  },
  permission: 'datasourceManage:update',
  input: {
    body: Type.Object({ id: Type.String({ maxLength: 64 }), sourceName, sourceConfig: Type.Optional(SourceConfig) }),
  },
  output: made,
});

export const testConnection = defineEndpoint({
  id: 'dataSource.testConnection',
  audit: false,
  method: 'POST',
  path: '/dataSource/testConnection',
  summary: { zh: '测试连接', en: 'Test a connection' },
  permission: 'datasourceManage:insert|datasourceManage:update',
  rate: 'query',
  input: {
    body: Type.Object({
      /** A saved source whose secrets are used where none are given. */
      id: Type.Optional(Type.String({ maxLength: 64 })),
      sourceType: Type.String({ maxLength: 50 }),
      sourceConfig: SourceConfig,
    }),
  },
  output: Type.Object({
    version: Type.String(),
    /** The account may do more than read. */
    mayWrite: Type.Boolean(),
  }),
});

export const getConnection = defineEndpoint({
  id: 'dataSource.connection',
  method: 'GET',
  path: '/dataSource/{id}/connection',
  summary: { zh: '数据源的连接设置，不含密钥', en: 'How a data source is reached, without its secrets' },
  permission: 'datasourceManage:detail',
  input: { params: byId },
  output: Type.Object({
    sourceType: Type.String(),
    sourceConfig: Type.Record(Type.String(), Type.Unknown()),
    /** Names of the secrets that are stored; they themselves are never answered. */
    secretsSet: Type.Array(Type.String()),
  }),
});

export const listRemoteTables = defineEndpoint({
  id: 'dataSource.tables',
  method: 'GET',
  path: '/dataSource/{id}/tables',
  summary: { zh: '数据源中的表', en: 'Tables of a data source' },
  permission: 'datasourceManage:query|resultsetManage:query',
  rate: 'query',
  input: { params: byId },
  output: Type.Array(Type.Object({ name: Type.String(), comment: Type.String() })),
});

export const listRemoteColumns = defineEndpoint({
  id: 'dataSource.columns',
  method: 'GET',
  path: '/dataSource/{id}/columns',
  summary: { zh: '表的字段', en: 'Columns of a table' },
  permission: 'datasourceManage:query|resultsetManage:query',
  rate: 'query',
  input: { params: byId, query: Type.Object({ table: Type.String({ minLength: 1, maxLength: 255 }) }) },
  output: Type.Array(TableColumn),
});
