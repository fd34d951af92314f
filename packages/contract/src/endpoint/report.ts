import { Type } from 'typebox';
import {
  PUBLISH_STATES,
  ReportCopy,
  ReportListItem,
  ReportSave,
  ReportUpdate,
  type PublishState,
} from '../entity/report.ts';
import { LIMITS } from '../limits.ts';
import { pageQuery, pageResultOf } from '../wire/page-result.ts';
import { batchDeleteOf } from './batch-delete.ts';
import { defineEndpoint } from './define-endpoint.ts';

export const createReport = defineEndpoint({
  id: 'report.create',
  method: 'POST',
  path: '/report',
  summary: { zh: '新建报表', en: 'Create a report' },
  permission: 'reportManage:insert',
  report: 'new',
  input: { body: ReportSave },
  output: Type.Object({ id: Type.String(), reportCode: Type.String() }),
});

export const updateReport = defineEndpoint({
  id: 'report.update',
  method: 'PUT',
  path: '/report',
  summary: { zh: '修改报表信息', en: 'Change the data of a report' },
  permission: 'reportManage:update',
  report: 'id',
  input: { body: ReportUpdate },
  output: Type.Object({ id: Type.String() }),
});

export const listReports = defineEndpoint({
  id: 'report.pageList',
  method: 'GET',
  path: '/report/pageList',
  summary: { zh: '报表列表', en: 'List of reports' },
  permission: 'reportManage:query|bigScreenManage|excelManage',
  input: {
    query: Type.Object({
      ...pageQuery,
      reportName: Type.Optional(Type.String({ maxLength: LIMITS.reportNameMax })),
      reportCode: Type.Optional(Type.String({ maxLength: LIMITS.reportNameMax })),
      reportType: Type.Optional(Type.String({ maxLength: LIMITS.reportTypeMax })),
      reportGroup: Type.Optional(Type.String({ maxLength: 50 })),
      publishState: Type.Optional(Type.Unsafe<PublishState | ''>({ type: 'string', enum: ['', ...PUBLISH_STATES] })),
    }),
  },
  output: pageResultOf(ReportListItem),
});

export const getReport = defineEndpoint({
  id: 'report.get',
  method: 'GET',
  path: '/report/{id}',
  summary: { zh: '报表信息', en: 'The data of a report' },
  permission: 'reportManage:detail|bigScreenManage:detail|excelManage:detail',
  report: 'id',
  input: { params: Type.Object({ id: Type.String({ maxLength: 64 }) }) },
  output: ReportListItem,
});

export const deleteReport = defineEndpoint({
  id: 'report.delete',
  method: 'DELETE',
  path: '/report/{id}',
  summary: { zh: '把报表移到回收站，其分享随之失效', en: 'Move a report to the bin; its shares open nothing there' },
  permission: 'reportManage:delete',
  report: 'id',
  input: { params: Type.Object({ id: Type.String({ maxLength: 64 }) }) },
  output: Type.Null(),
});

export const deleteReports = batchDeleteOf({
  id: 'report',
  path: '/report',
  what: { zh: '报表', en: 'reports' },
  permission: 'reportManage:delete',
});

const UseOfReport = Type.Array(Type.Object({ code: Type.String(), name: Type.String() }));

export const reportUses = defineEndpoint({
  id: 'report.uses',
  method: 'GET',
  path: '/report/{id}/uses',
  summary: {
    zh: '链接到报表的大屏，以及它使用的数据集和地图',
    en: 'Screens that link to a report, and the data sets and maps that it uses',
  },
  permission: 'reportManage:query',
  report: 'id',
  input: { params: Type.Object({ id: Type.String({ maxLength: 64 }) }) },
  output: Type.Object({ usedBy: UseOfReport, usesSets: UseOfReport, usesMaps: UseOfReport }),
});

export const copyReport = defineEndpoint({
  id: 'report.copy',
  method: 'POST',
  path: '/report/copy',
  summary: {
    zh: '复制报表；withDataSets 需要复制数据集的权限，并让副本使用数据集的副本',
    en: 'Copy a report; withDataSets needs the right to copy data sets, and binds the copy to copies of them',
  },
  permission: 'reportManage:copy|bigScreenManage:copy',
  input: { body: ReportCopy },
  output: Type.Object({
    id: Type.String(),
    reportCode: Type.String(),
    /** New code by old code of each data set that was copied. */
    setCodes: Type.Record(Type.String(), Type.String()),
  }),
});
