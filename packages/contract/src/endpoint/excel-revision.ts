import { Type, type Static } from 'typebox';
import { ReportCode } from '../wire/report-code.ts';
import { defineEndpoint } from './define-endpoint.ts';
import { nameRevision, ScreenRevision } from './screen.ts';

/** One save of an Excel report. */
export const ExcelRevision = Type.Omit(ScreenRevision, ['pictureId']);
export type ExcelRevision = Static<typeof ExcelRevision>;

export const listExcelRevisions = defineEndpoint({
  id: 'reportExcel.revisions',
  method: 'GET',
  path: '/reportExcel/{reportCode}/revisions',
  summary: {
    zh: 'Excel 报表保留的全部版本，新的在前',
    en: 'Every revision that is kept of an Excel report, the newest first',
  },
  permission: 'excelManage:update',
  input: { params: Type.Object({ reportCode: ReportCode }) },
  output: Type.Array(ExcelRevision),
});

export const nameExcelRevision = defineEndpoint({
  id: 'reportExcel.nameRevision',
  method: 'PUT',
  path: '/reportExcel/revision',
  summary: nameRevision.summary,
  permission: 'excelManage:update',
  input: nameRevision.input,
  output: Type.Null(),
});
