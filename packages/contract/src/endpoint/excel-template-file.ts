import { Type, type Static } from 'typebox';
import { ExcelSetParam, ExcelTemplate } from '../entity/excel-report.ts';
import { defineEndpoint } from './define-endpoint.ts';

const flag = Type.Optional(Type.Unsafe<0 | 1>({ type: 'integer', enum: [0, 1] }));

/** Something of a file that a template cannot hold, and was left out. */
export const TemplateNote = Type.Object({ sheet: Type.String(), text: Type.String() });
export type TemplateNote = Static<typeof TemplateNote>;

export const importTemplate = defineEndpoint({
  id: 'reportExcel.importTemplate',
  method: 'POST',
  path: '/reportExcel/importTemplate',
  summary: {
    zh: '把 xlsx 工作簿或 AJ-Report 的 Excel 报表（JSON）读成模板；图片存入文件库（look=1 时不存），报表本身不变',
    en: 'Read an xlsx workbook or an Excel report of AJ-Report (JSON) as a template; its pictures are stored (unless look=1), no report is changed',
  },
  permission: 'excelManage:insert|excelManage:update',
  rate: 'upload',
  multipart: true,
  input: {
    body: Type.Object({
      /** 1 = only to see what the file brings: no picture is stored, and the template names none that could be shown. */
      look: flag,
    }),
  },
  output: Type.Object({
    kind: Type.Unsafe<'xlsx' | 'aj-report'>({ type: 'string', enum: ['xlsx', 'aj-report'] }),
    template: ExcelTemplate,
    /** Data sets that the document names, and values of their parameters. */
    setCodes: Type.Array(Type.String()),
    setParam: ExcelSetParam,
    /** What was not carried over as it was. */
    notes: Type.Array(TemplateNote),
  }),
});

export const exportTemplate = defineEndpoint({
  id: 'reportExcel.exportTemplate',
  method: 'POST',
  path: '/reportExcel/exportTemplate',
  audit: false,
  summary: {
    zh: '把模板写成 xlsx 工作簿：表达式为文本，工作簿没有的设置写入批注',
    en: 'A template as an xlsx workbook: expressions as texts, settings that a workbook does not know as comments',
  },
  permission: 'excelManage:insert|excelManage:update',
  rate: 'query',
  keepUnknown: true,
  answer: 'bytes',
  input: { body: Type.Object({ template: ExcelTemplate }) },
  output: Type.Unknown(),
});
