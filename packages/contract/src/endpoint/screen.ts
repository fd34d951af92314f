import { Type, type Static } from 'typebox';
import { ReportCode } from '../wire/report-code.ts';
import { LIMITS } from '../limits.ts';
import { ScreenDocument } from '../screen/document-schema.ts';
import { ScreenChange } from '../screen/screen-changes.ts';
import { rowsAsked } from '../table/rows-asked.ts';
import { COLUMN_TYPES, type ColumnType } from '../table/table.ts';
import { defineEndpoint } from './define-endpoint.ts';

const contextData = Type.Optional(Type.Record(Type.String(), Type.Unknown()));
const setCode = Type.String({ minLength: 1, maxLength: LIMITS.dataSetCodeMax });

/** A document with `publish`: every save is a revision, and publishes it unless `publish` is 0. */
export const ScreenSave = Type.Object({
  ...ScreenDocument.properties,
  publish: Type.Optional(Type.Unsafe<0 | 1>({ type: 'integer', enum: [0, 1] })),
  /** From within a room of editors: which editor saves, and the last edit that the document has. */
  together: Type.Optional(
    Type.Object({
      room: Type.String({ maxLength: 64 }),
      clientId: Type.String({ maxLength: 64 }),
      seq: Type.Integer({ minimum: 0 }),
    }),
  ),
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
    zh: '已发布的大屏，按编码或列表中的 id；revision=newest 或某个版本号需要设计权限',
    en: 'The published screen, by its code or its id in lists; revision=newest, or a number, needs the design right',
  },
  permission: 'bigScreenManage:view',
  report: 'codeOrId',
  share: true,
  wall: true,
  input: {
    params: Type.Object({ reportCode: Type.String({ maxLength: LIMITS.reportCodeMax }) }),
    query: Type.Object({ revision: Type.Optional(Type.String({ maxLength: 20 })) }),
  },
  output: ScreenDocument,
});

export const getScreenChanges = defineEndpoint({
  id: 'reportDashboard.changes',
  method: 'GET',
  path: '/reportDashboard/{reportCode}/changes',
  summary: {
    zh: '最新版本与已发布版本的差异',
    en: 'What the newest revision has become since the published one; or revision `to` since `from`',
  },
  permission: 'bigScreenManage:design',
  input: {
    params: Type.Object({ reportCode: ReportCode }),
    query: Type.Object({
      /** A revision in place of the published one. */
      from: Type.Optional(Type.Integer({ minimum: 1 })),
      /** A revision in place of the newest one. */
      to: Type.Optional(Type.Integer({ minimum: 1 })),
    }),
  },
  output: Type.Object({
    /** 0 = never saved */
    revision: Type.Integer(),
    /** 0 = nothing published */
    publishedRevision: Type.Integer(),
    changes: Type.Array(ScreenChange),
  }),
});

/** One save of a screen. */
export const ScreenRevision = Type.Object({
  revision: Type.Integer(),
  /** Given by a person; a named one is never forgotten. Empty = none. */
  name: Type.String(),
  /** Whether viewers see it. */
  isPublished: Type.Boolean(),
  /** Its stored picture; empty = none yet. */
  pictureId: Type.String(),
  createBy: Type.String(),
  createTime: Type.String(),
});
export type ScreenRevision = Static<typeof ScreenRevision>;

export const listRevisions = defineEndpoint({
  id: 'reportDashboard.revisions',
  method: 'GET',
  path: '/reportDashboard/{reportCode}/revisions',
  summary: { zh: '大屏保留的全部版本，新的在前', en: 'Every revision that is kept of a screen, the newest first' },
  permission: 'bigScreenManage:design',
  input: { params: Type.Object({ reportCode: ReportCode }) },
  output: Type.Array(ScreenRevision),
});

export const nameRevision = defineEndpoint({
  id: 'reportDashboard.nameRevision',
  method: 'PUT',
  path: '/reportDashboard/revision',
  summary: {
    zh: '为一个版本命名，命名的版本不会被清理；名称为空则取消',
    en: 'Name a revision, which is then never forgotten; an empty name takes that away',
  },
  permission: 'bigScreenManage:design',
  input: {
    body: Type.Object({
      reportCode: ReportCode,
      revision: Type.Integer({ minimum: 1 }),
      name: Type.String({ maxLength: LIMITS.revisionNameMax }),
    }),
  },
  output: Type.Null(),
});

export const publishScreen = defineEndpoint({
  id: 'reportDashboard.publish',
  method: 'POST',
  path: '/reportDashboard/publish',
  summary: {
    zh: '发布最新版本；给出版本号而它已不是最新时返回 409',
    en: 'Publish the newest revision; 409 when one is given that is not the newest',
  },
  permission: 'bigScreenManage:design',
  input: { body: Type.Object({ reportCode: ReportCode, revision: Type.Optional(Type.Integer({ minimum: 1 })) }) },
  output: Type.Object({ revision: Type.Integer() }),
});

export const unpublishScreen = defineEndpoint({
  id: 'reportDashboard.unpublish',
  method: 'POST',
  path: '/reportDashboard/unpublish',
  summary: { zh: '取消发布，观众和分享不再看到', en: 'Withdraw the published revision from viewers and shares' },
  permission: 'bigScreenManage:design',
  input: { body: Type.Object({ reportCode: ReportCode }) },
  output: Type.Null(),
});

export const getData = defineEndpoint({
  id: 'reportDashboard.getData',
  audit: false,
  method: 'POST',
  path: '/reportDashboard/getData',
  summary: {
    zh: '一个组件的数据行；可分页、排序、筛选',
    en: 'The rows of one widget: all, or sorted, filtered and by pages',
  },
  permission: 'bigScreenManage:view',
  share: true,
  wall: true,
  rate: 'query',
  input: {
    body: Type.Object({
      /** Screen that asks; without it a share token may ask for the sets of every screen it opens. */
      reportCode: Type.Optional(ReportCode),
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
  audit: false,
  method: 'POST',
  path: '/reportDashboard/getDataBatch',
  summary: {
    zh: '一个大屏的全部数据，逐行返回；live=1 时保持连接，数据变化时再次返回',
    en: 'All data of a screen, one line as each is ready; with live=1 it stays open and answers again what changes',
  },
  permission: 'bigScreenManage:view',
  share: true,
  wall: true,
  rate: 'query',
  answer: 'ndjson',
  input: {
    body: Type.Object({
      reportCode: ReportCode,
      queries: Type.Array(BatchQuery, { maxItems: 2000 }),
      /** Etags that the caller holds, by query id: an unchanged table answers "304". */
      etags: Type.Optional(Type.Record(Type.String(), Type.String())),
      /** 1 = stay open: each query is asked again every `refreshMs` and when its source or set changes. */
      live: Type.Optional(Type.Unsafe<0 | 1>({ type: 'integer', enum: [0, 1] })),
    }),
  },
  output: BatchLine,
});
