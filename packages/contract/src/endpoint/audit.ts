import { Type } from 'typebox';
import { AuditRecord } from '../entity/audit-record.ts';
import { pageQuery, pageResultOf } from '../wire/page-result.ts';
import { defineEndpoint } from './define-endpoint.ts';

const filter = () => Type.Optional(Type.String({ maxLength: 100 }));

export const listAudit = defineEndpoint({
  id: 'audit.pageList',
  method: 'GET',
  path: '/audit/pageList',
  summary: { zh: '审计日志', en: 'The audit log' },
  permission: 'auditManage:query',
  input: {
    query: Type.Object({
      ...pageQuery,
      loginName: filter(),
      endpoint: filter(),
      recordKey: filter(),
      /** `ok`, `refused`, or the code of an error */
      result: filter(),
      /** `YYYY-MM-DD HH:mm:ss` in the server's zone */
      beginTime: filter(),
      endTime: filter(),
    }),
  },
  output: pageResultOf(AuditRecord),
});

export const auditActions = defineEndpoint({
  id: 'audit.actions',
  method: 'GET',
  path: '/audit/actions',
  summary: { zh: '审计日志记录的操作', en: 'Actions that the audit log keeps' },
  permission: 'auditManage:query',
  input: { query: Type.Object({ keyword: filter() }) },
  output: Type.Array(Type.Object({ id: Type.String(), text: Type.String() })),
});
