import { Type, type Static } from 'typebox';
import { ExcelPreview } from '../entity/excel-preview.ts';
import { ExcelAutoFilterField, ExcelFieldValue, excelRowsAsked } from '../entity/excel-rows.ts';
import { ExcelReportDocument, ExcelSetParam, ExcelTemplate } from '../entity/excel-report.ts';
import { PARAM_TYPES, type ParamType } from '../entity/data-set.ts';
import { ReportCode } from '../wire/report-code.ts';
import { LIMITS } from '../limits.ts';
import { COLUMN_TYPES, type ColumnType } from '../table/table.ts';
import { defineEndpoint } from './define-endpoint.ts';

const flag = Type.Optional(Type.Unsafe<0 | 1>({ type: 'integer', enum: [0, 1] }));
/** A kept revision in place of the published one; needs the right to change the report. */
const keptRevision = Type.Optional(Type.Union([Type.Literal('newest'), Type.Integer({ minimum: 1 })]));
const newest = Type.Optional(Type.Unsafe<'newest'>({ type: 'string', enum: ['newest'] }));

/** A document with `publish`: every save is a revision, and publishes it unless `publish` is 0. */
export const ExcelReportSave = Type.Object({ ...ExcelReportDocument.properties, publish: flag });
export type ExcelReportSave = Static<typeof ExcelReportSave>;

const saved = Type.Object({ revision: Type.Integer(), published: Type.Boolean() });

export const createExcelReport = defineEndpoint({
  id: 'reportExcel.create',
  method: 'POST',
  path: '/reportExcel',
  summary: {
    zh: '首次保存 Excel 报表的模板；已保存过的还需要修改权限',
    en: 'Save the template of an Excel report; one that was saved before needs the right to change it too',
  },
  permission: 'excelManage:insert',
  keepUnknown: true,
  input: { body: ExcelReportSave },
  output: saved,
});

export const updateExcelReport = defineEndpoint({
  id: 'reportExcel.update',
  method: 'PUT',
  path: '/reportExcel',
  summary: {
    zh: '保存 Excel 报表的模板；版本号过期时返回 409',
    en: 'Save the template of an Excel report; 409 when the revision is not the current one',
  },
  permission: 'excelManage:update',
  keepUnknown: true,
  input: { body: ExcelReportSave },
  output: saved,
});

/** A field of the query panel. */
export const ExcelParameter = Type.Object({
  setCode: Type.String(),
  paramName: Type.String(),
  /** What people read; its name where nothing is said. */
  label: Type.String(),
  paramType: Type.Unsafe<ParamType>({ type: 'string', enum: [...PARAM_TYPES] }),
  required: Type.Boolean(),
  /** Empty = any value. */
  allowedValues: Type.Array(Type.String()),
  /** Of the report; empty = none. */
  value: Type.String(),
  /** The day that a date expression means now, with which the panel begins; absent = `value` itself. */
  startValue: Type.Optional(Type.String()),
  /** Parameter of the same set that ends the range that this one begins. */
  rangeEnd: Type.Optional(Type.String()),
  /** Its values can be asked for. */
  hasValues: Type.Optional(Type.Boolean()),
  /** Viewers cannot choose it. */
  locked: Type.Boolean(),
});
export type ExcelParameter = Static<typeof ExcelParameter>;

export const getExcelReport = defineEndpoint({
  id: 'reportExcel.detailByReportCode',
  method: 'GET',
  path: '/reportExcel/detailByReportCode/{reportCode}',
  summary: {
    zh: '已发布的 Excel 报表及其参数；revision=newest 或某个版本号需要修改权限',
    en: 'The published Excel report with its parameters; revision=newest, or a number, needs the right to change it',
  },
  permission: 'excelManage:query|excelManage:detail|excelManage:view',
  share: true,
  wall: true,
  input: { params: Type.Object({ reportCode: ReportCode }), query: Type.Object({ revision: keptRevision }) },
  output: Type.Object({
    reportCode: Type.String(),
    reportName: Type.String(),
    /** 0 = never saved */
    revision: Type.Integer(),
    /** 0 = nothing published */
    publishedRevision: Type.Integer(),
    setCodes: Type.Array(Type.String()),
    setParam: ExcelSetParam,
    lockedParams: Type.Array(Type.String()),
    /** Fields of the query panel, from the parameters of the data sets. */
    parameters: Type.Array(ExcelParameter),
    /** By what viewers sort and filter, from the heads of the template. */
    autoFilters: Type.Array(ExcelAutoFilterField),
    template: ExcelTemplate,
    /** When the share that opens it was changed; the values that it fixes are not shown, and may be others since. */
    shareUpdateTime: Type.Optional(Type.String()),
  }),
});

export const publishExcelReport = defineEndpoint({
  id: 'reportExcel.publish',
  method: 'POST',
  path: '/reportExcel/publish',
  summary: {
    zh: '发布最新版本；给出版本号而它已不是最新时返回 409',
    en: 'Publish the newest revision; 409 when one is given that is not the newest',
  },
  permission: 'excelManage:update',
  input: { body: Type.Object({ reportCode: ReportCode, revision: Type.Optional(Type.Integer({ minimum: 1 })) }) },
  output: Type.Object({ revision: Type.Integer() }),
});

export const unpublishExcelReport = defineEndpoint({
  id: 'reportExcel.unpublish',
  method: 'POST',
  path: '/reportExcel/unpublish',
  summary: { zh: '取消发布，观众和分享不再看到', en: 'Withdraw the published revision from viewers and shares' },
  permission: 'excelManage:update',
  input: { body: Type.Object({ reportCode: ReportCode }) },
  output: Type.Null(),
});

const asked = {
  reportCode: ReportCode,
  setParam: Type.Optional(ExcelSetParam),
  /** The newest revision in place of the published one; needs the right to change the report. */
  revision: newest,
};

export const previewExcelReport = defineEndpoint({
  id: 'reportExcel.preview',
  audit: false,
  method: 'POST',
  path: '/reportExcel/preview',
  summary: {
    zh: '按参数展开后的 Excel 报表，一次一页',
    en: 'The Excel report expanded with these parameters, one page of rows of each sheet',
  },
  permission: 'excelManage:view',
  share: true,
  wall: true,
  rate: 'query',
  input: {
    body: Type.Object({
      ...asked,
      ...excelRowsAsked,
      /** From 1. */
      pageNumber: Type.Optional(Type.Integer({ minimum: 1, maximum: LIMITS.pageNumberMax })),
      /** Rows of a page. */
      pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: LIMITS.excelPageRowsMax })),
    }),
  },
  output: ExcelPreview,
});

export const excelFieldValues = defineEndpoint({
  id: 'reportExcel.fieldValues',
  audit: false,
  method: 'POST',
  path: '/reportExcel/fieldValues',
  summary: {
    zh: '可筛选字段的不同取值及行数，最多 500 个；其他字段的筛选同样生效',
    en: 'The different values of a field that may be filtered, with their rows, 500 at most; filters of other fields hold',
  },
  permission: 'excelManage:view',
  share: true,
  wall: true,
  rate: 'query',
  input: {
    body: Type.Object({
      ...asked,
      filter: excelRowsAsked.filter,
      setCode: Type.String({ minLength: 1, maxLength: LIMITS.dataSetCodeMax }),
      field: Type.String({ minLength: 1, maxLength: 255 }),
      /** Only values whose text has this in it. */
      search: Type.Optional(Type.String({ maxLength: 200 })),
    }),
  },
  output: Type.Object({
    type: Type.Unsafe<ColumnType>({ type: 'string', enum: [...COLUMN_TYPES] }),
    /** In their order. */
    values: Type.Array(ExcelFieldValue),
    /** There are more values than these. */
    hasMore: Type.Boolean(),
  }),
});

export const excelParameterValues = defineEndpoint({
  id: 'reportExcel.parameterValues',
  audit: false,
  method: 'POST',
  path: '/reportExcel/parameterValues',
  summary: {
    zh: '参数的可选值（来自其声明的数据集字段或字典），最多 500 个',
    en: 'Values to choose among for a parameter, from the field of a data set or the dictionary it names, 500 at most',
  },
  permission: 'excelManage:view',
  share: true,
  wall: true,
  rate: 'query',
  input: {
    body: Type.Object({
      ...asked,
      setCode: Type.String({ minLength: 1, maxLength: LIMITS.dataSetCodeMax }),
      paramName: Type.String({ minLength: 1, maxLength: 50 }),
      /** Only values whose text has this in it. */
      search: Type.Optional(Type.String({ maxLength: 200 })),
    }),
  },
  output: Type.Object({
    values: Type.Array(Type.Object({ value: Type.String(), text: Type.String() })),
    /** There are more values than these. */
    hasMore: Type.Boolean(),
  }),
});

/** Kinds of files that a report is exported to. */
export const EXCEL_EXPORT_TYPES = [
  'gaea_template_excel',
  'gaea_template_pdf',
  'gaea_template_csv',
  'gaea_template_png',
] as const;
export type ExcelExportType = (typeof EXCEL_EXPORT_TYPES)[number];

export const exportExcelReport = defineEndpoint({
  id: 'reportExcel.exportExcel',
  method: 'POST',
  path: '/reportExcel/exportExcel',
  summary: {
    zh: '导出 Excel 报表（PNG 为其中一页）：不大时直接返回文件，否则返回后台任务的编号',
    en: 'Export an Excel report, as PNG one page of it: the file itself while it is small, else the id of the job that makes it',
  },
  permission: 'excelManage:export',
  share: true,
  rate: 'query',
  answer: 'bytes',
  input: {
    body: Type.Object({
      ...asked,
      ...excelRowsAsked,
      exportType: Type.Unsafe<ExcelExportType>({ type: 'string', enum: [...EXCEL_EXPORT_TYPES] }),
      /** 0 = a CSV without the mark by which spreadsheet programs know UTF-8. */
      byteOrderMark: flag,
      /** 1 = a CSV with values as they are, every digit and days as ISO 8601, in place of as they are shown. */
      plainValues: flag,
      /** Of a PNG: which page of paper, from 1; the first unless given. */
      page: Type.Optional(Type.Integer({ minimum: 1, maximum: LIMITS.pageNumberMax })),
      /** Of a PNG: the page of paper on which this cell stands, in place of its number; all from 0, hidden sheets left out. */
      place: Type.Optional(
        Type.Object({
          sheet: Type.Integer({ minimum: 0, maximum: LIMITS.excelSheetsMax }),
          row: Type.Integer({ minimum: 0, maximum: LIMITS.excelRowsMax }),
          column: Type.Integer({ minimum: 0, maximum: LIMITS.excelColumnsMax }),
        }),
      ),
    }),
  },
  /** In an envelope where a job makes the file; else the answer is the file. */
  output: Type.Object({ jobId: Type.String() }),
});
