import { Type, type Static } from 'typebox';
import { LIMITS } from '../limits.ts';
import { ScreenDocument } from '../screen/document-schema.ts';
import { rowsAsked } from '../table/rows-asked.ts';
import { COLUMN_TYPES, type ColumnType } from '../table/table.ts';
import { defineEndpoint } from './define-endpoint.ts';

const contextData = Type.Optional(Type.Record(Type.String(), Type.Unknown()));
const setCode = Type.String({ minLength: 1, maxLength: LIMITS.dataSetCodeMax });

/** A document with `publish`: every save is a revision, and publishes it unless `publish` is 0. */
export const ScreenSave = Type.Object({
  ...ScreenDocument.properties,
  publish: Type.Optional(Type.Unsafe<0 | 1>({ type: 'integer', enum: [0, 1] })),
});
export type ScreenSave = Static<typeof ScreenSave>;

/** A field of a widget whose value is not of the kind that its declaration says; it was saved as it came. */
export const ScreenWarning = Type.Object({ widgetId: Type.String(), field: Type.String() });
export type ScreenWarning = Static<typeof ScreenWarning>;

export const saveScreen = defineEndpoint({
  id: 'reportDashboard.save',
  method: 'POST',
  path: '/reportDashboard',
  summary: { zh: '保存大屏；版本号过期时返回 409', en: 'Save a screen; 409 when the revision is not the current one' },
  permission: 'bigScreenManage:design',
  keepUnknown: true,
  input: { body: ScreenSave },
  output: Type.Object({
    revision: Type.Integer(),
    published: Type.Boolean(),
    warnings: Type.Optional(Type.Array(ScreenWarning)),
  }),
});

export const getScreen = defineEndpoint({
  id: 'reportDashboard.get',
  method: 'GET',
  path: '/reportDashboard/{reportCode}',
  summary: {
    zh: '已发布的大屏；revision=newest 需要设计权限',
    en: 'The published screen; revision=newest needs the design right',
  },
  permission: 'bigScreenManage:view',
  share: true,
  input: {
    params: Type.Object({ reportCode: Type.String({ maxLength: LIMITS.reportCodeMax }) }),
    query: Type.Object({ revision: Type.Optional(Type.String({ maxLength: 20 })) }),
  },
  output: ScreenDocument,
});

export const getData = defineEndpoint({
  id: 'reportDashboard.getData',
  method: 'POST',
  path: '/reportDashboard/getData',
  summary: {
    zh: '一个组件的数据行；可分页、排序、筛选',
    en: 'The rows of one widget: all, or sorted, filtered and by pages',
  },
  permission: 'bigScreenManage:view',
  share: true,
  rate: 'query',
  input: {
    body: Type.Object({
      /** Screen that asks; without it a share token may ask for the sets of every screen it opens. */
      reportCode: Type.Optional(Type.String({ minLength: 1, maxLength: LIMITS.reportCodeMax })),
      setCode,
      chartType: Type.Optional(Type.String({ maxLength: 64 })),
      chartProperties: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
      contextData,
      ...rowsAsked,
    }),
  },
  /**
   * Beside them the envelope tells `truncated`, and for a page the `total`. A caller that sends the `ETag` of what it
   * holds as `If-None-Match` is answered 304 while it is the same.
   */
  output: Type.Array(Type.Record(Type.String(), Type.Unknown())),
});

export const TableSchema = Type.Object({
  columns: Type.Array(
    Type.Object({
      name: Type.String(),
      type: Type.Unsafe<ColumnType>({ type: 'string', enum: [...COLUMN_TYPES] }),
      label: Type.Optional(Type.String()),
    }),
  ),
  data: Type.Array(Type.Array(Type.Unknown())),
  rowCount: Type.Integer(),
  truncated: Type.Optional(Type.Boolean()),
  total: Type.Optional(Type.Integer()),
});

/** One question of a batch. */
const BatchQuery = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 64 }),
  setCode,
  contextData,
  ...rowsAsked,
  /** ms between two rounds of who asks; an answer that can grow old is no older. */
  refreshMs: Type.Optional(Type.Integer({ minimum: LIMITS.refreshMinMs, maximum: LIMITS.cacheSecondsMax * 1000 })),
});

/**
 * One line of the batch answer. `code` is "200", "304" (unchanged, no table) or an error code with its message. A line
 * with an empty `id` speaks of a live call itself: `live` = it stays open from here on, else why it ends.
 */
export const BatchLine = Type.Object({
  id: Type.String(),
  code: Type.String(),
  message: Type.Optional(Type.String()),
  etag: Type.Optional(Type.String()),
  table: Type.Optional(TableSchema),
});
export type BatchLine = Static<typeof BatchLine>;

export const getDataBatch = defineEndpoint({
  id: 'reportDashboard.getDataBatch',
  method: 'POST',
  path: '/reportDashboard/getDataBatch',
  summary: {
    zh: '一个大屏的全部数据，逐行返回；live=1 时保持连接，数据变化时再次返回',
    en: 'All data of a screen, one line as each is ready; with live=1 it stays open and answers again what changes',
  },
  permission: 'bigScreenManage:view',
  share: true,
  rate: 'query',
  answer: 'ndjson',
  input: {
    body: Type.Object({
      reportCode: Type.String({ minLength: 1, maxLength: LIMITS.reportCodeMax }),
      queries: Type.Array(BatchQuery, { maxItems: 2000 }),
      /** Etags that the caller holds, by query id: an unchanged table answers "304". */
      etags: Type.Optional(Type.Record(Type.String(), Type.String())),
      /** 1 = stay open: each query is asked again every `refreshMs` and when its source or set changes. */
      live: Type.Optional(Type.Unsafe<0 | 1>({ type: 'integer', enum: [0, 1] })),
    }),
  },
  output: BatchLine,
});
