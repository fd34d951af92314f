import { OK_CODE } from '@aj-report/contract';
import { holdsText, readPage, type Page } from '../../platform/page.ts';
import type { Db } from '../../platform/schema.ts';

export const SORTABLE = ['createTime', 'loginName', 'endpoint', 'recordKey', 'address', 'result'] as const;

export interface AuditFilter {
  readonly loginName?: string;
  readonly endpoint?: string;
  readonly recordKey?: string;
  /** `ok`, `refused`, or a code */
  readonly result?: string;
  readonly beginTime: string;
  readonly endTime: string;
}

function filtered(db: Db, filter: AuditFilter) {
  const { loginName = '', endpoint = '', recordKey = '', result = '', beginTime, endTime } = filter;
  return db
    .selectFrom('auditRecord')
    .$if(loginName !== '', (query) => query.where((eb) => holdsText(eb.ref('loginName'), loginName)))
    .$if(endpoint !== '', (query) => query.where('endpoint', '=', endpoint))
    .$if(recordKey !== '', (query) => query.where((eb) => holdsText(eb.ref('recordKey'), recordKey)))
    .$if(result === 'ok', (query) => query.where('result', '=', OK_CODE))
    .$if(result === 'refused', (query) => query.where('result', '!=', OK_CODE))
    .$if(!['', 'ok', 'refused'].includes(result), (query) => query.where('result', '=', result))
    .$if(beginTime !== '', (query) => query.where('createTime', '>=', beginTime))
    .$if(endTime !== '', (query) => query.where('createTime', '<=', endTime));
}

export async function listRecords(db: Db, filter: AuditFilter, page: Page<(typeof SORTABLE)[number]>) {
  const found = filtered(db, filter);
  return readPage(found, found.selectAll(), page, 'auditRecord.id');
}
