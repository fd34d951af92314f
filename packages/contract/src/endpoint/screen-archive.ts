import { Type } from 'typebox';
import { CODE_PATTERN } from '../entity/data-source.ts';
import { ReportCode } from '../wire/report-code.ts';
import { ArchiveLook, ImportedScreen } from '../entity/screen-archive.ts';
import { LIMITS } from '../limits.ts';
import { defineEndpoint } from './define-endpoint.ts';

const yes = Type.Optional(Type.Unsafe<0 | 1>({ type: 'integer', enum: [0, 1] }));

export const exportScreen = defineEndpoint({
  id: 'reportDashboard.export',
  audit: true,
  method: 'GET',
  path: '/reportDashboard/export',
  summary: {
    zh: '导出大屏为压缩包：文档、图片、地图；showDataSet=1 含数据集，withTables=1 含表格数据源的原件',
    en: 'A screen as a zip: document, pictures, maps; with its data sets (showDataSet=1) and their workbooks (withTables=1)',
  },
  permission: 'bigScreenManage:export',
  answer: 'bytes',
  input: {
    query: Type.Object({
      reportCode: ReportCode,
      showDataSet: yes,
      withTables: yes,
    }),
  },
  output: Type.Unknown(),
});

/** A file that a look has uploaded already, in place of the file, and its name. */
const draftFields = {
  draft: Type.Optional(Type.String({ maxLength: 64 })),
  fileName: Type.Optional(Type.String({ maxLength: 255 })),
};

export const lookAtArchive = defineEndpoint({
  id: 'reportDashboard.lookAtImport',
  audit: false,
  method: 'POST',
  path: '/reportDashboard/import/look',
  summary: {
    zh: '上传要导入的文件（本产品压缩包、AJ-Report 压缩包或 JSON、GoView JSON），查看其内容，尚不写入',
    en: 'Upload what is to be imported (a zip of ours, a zip or JSON of AJ-Report, JSON of GoView) and see what it brings; nothing is written yet',
  },
  permission: 'bigScreenManage:import',
  rate: 'upload',
  multipart: true,
  input: { body: Type.Object(draftFields) },
  output: ArchiveLook,
});

export const importScreen = defineEndpoint({
  id: 'reportDashboard.import',
  method: 'POST',
  path: '/reportDashboard/import',
  summary: {
    zh: '导入大屏：新建报表，或（target=open）返回文档供打开的大屏采用；要么全部写入，要么什么都不写',
    en: 'Import a screen: as a new report, or (target=open) answered for the open screen to take over; all or nothing',
  },
  permission: 'bigScreenManage:import',
  report: 'new',
  rate: 'upload',
  multipart: true,
  input: {
    body: Type.Object({
      ...draftFields,
      /** `new` unless given. */
      target: Type.Optional(Type.Unsafe<'new' | 'open'>({ type: 'string', enum: ['new', 'open'] })),
      reportCode: Type.String({ minLength: 1, maxLength: LIMITS.reportCodeMax, pattern: CODE_PATTERN }),
      /** Of a new report; that of the file unless given. */
      reportName: Type.Optional(Type.String({ minLength: 1, maxLength: LIMITS.reportNameMax })),
      /** `SetChoices` as JSON. */
      dataSets: Type.Optional(Type.String({ maxLength: 60_000 })),
    }),
  },
  output: ImportedScreen,
});

export const importOverScreen = defineEndpoint({
  id: 'reportDashboard.importOver',
  method: 'POST',
  path: '/reportDashboard/import/{reportCode}',
  summary: {
    zh: '导入并覆盖一个已有大屏（AJ-Report 的调用）：成为其最新版本并发布，旧版本保留；还需要设计权限',
    en: 'Import over a screen that is there, as AJ-Report calls it: a new revision, published, the older ones stay; needs the design right too',
  },
  permission: 'bigScreenManage:import',
  rate: 'upload',
  multipart: true,
  input: { params: Type.Object({ reportCode: ReportCode }), body: Type.Object(draftFields) },
  output: ImportedScreen,
});
