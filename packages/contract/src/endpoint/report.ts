import { Type } from 'typebox';
import { ReportListItem, ReportSave, ReportUpdate } from '../entity/report.ts';
import { pageQuery, pageResultOf } from '../wire/page-result.ts';
import { defineEndpoint } from './define-endpoint.ts';

export const createReport = defineEndpoint({
  id: 'report.create',
  method: 'POST',
  path: '/report',
  summary: { zh: '新建报表', en: 'Create a report' },
  permission: 'reportManage:insert',
  input: { body: ReportSave },
  output: Type.Object({ id: Type.String(), reportCode: Type.String() }),
});

export const updateReport = defineEndpoint({
  id: 'report.update',
  method: 'PUT',
  path: '/report',
  summary: { zh: '修改报表信息', en: 'Change the data of a report' },
  permission: 'reportManage:update',
  input: { body: ReportUpdate },
  output: Type.Object({ id: Type.String() }),
});

export const listReports = defineEndpoint({
  id: 'report.pageList',
  method: 'GET',
  path: '/report/pageList',
  summary: { zh: '报表列表', en: 'List of reports' },
  permission: 'reportManage:query|bigScreenManage:view',
  input: {
    query: Type.Object({
      ...pageQuery,
      reportName: Type.Optional(Type.String({ maxLength: 100 })),
      reportCode: Type.Optional(Type.String({ maxLength: 100 })),
      reportType: Type.Optional(Type.String({ maxLength: 20 })),
    }),
  },
  output: pageResultOf(ReportListItem),
});

export const getReport = defineEndpoint({
  id: 'report.get',
  method: 'GET',
  path: '/report/{id}',
  summary: { zh: '报表信息', en: 'The data of a report' },
  permission: 'reportManage:query',
  input: { params: Type.Object({ id: Type.String({ maxLength: 64 }) }) },
  output: ReportListItem,
});

export const deleteReport = defineEndpoint({
  id: 'report.delete',
  method: 'DELETE',
  path: '/report/{id}',
  summary: { zh: '删除报表及其分享', en: 'Delete a report and its shares' },
  permission: 'reportManage:delete',
  input: { params: Type.Object({ id: Type.String({ maxLength: 64 }) }) },
  output: Type.Null(),
});
