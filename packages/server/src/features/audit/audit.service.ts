import {
  ALL_ENDPOINTS,
  AppError,
  isAudited,
  toPageResult,
  type AuditRecord,
  type Language,
  type PageResult,
  type QueryOf,
  type Text,
  type listAudit,
} from '@aj-report/contract';
import type { Needs } from '../../platform/needs.ts';
import { toPage } from '../../platform/page.ts';
import { toLocalTime } from '../../platform/times.ts';
import * as store from './audit.store.ts';

const SUMMARIES = new Map(ALL_ENDPOINTS.map(({ id, summary }) => [id, summary]));

/** What somebody did: a summary without what it says of limits and answers. */
function toAction(summary: Text, language: Language): string {
  return summary[language].split(/[；，;]/)[0] ?? '';
}

/** The call of a line; of one that the product no longer knows its id. */
function actionOf(endpoint: string, language: Language): string {
  const summary = SUMMARIES.get(endpoint);
  return summary ? toAction(summary, language) : endpoint;
}

/** What people can do that the log keeps, by its name. */
export function listActions(keyword: string, language: Language): { id: string; text: string }[] {
  const wanted = keyword.trim().toLowerCase();
  return ALL_ENDPOINTS.filter(isAudited)
    .map(({ id, summary }) => ({ id, text: toAction(summary, language) }))
    .filter(({ id, text }) => `${text} ${id}`.toLowerCase().includes(wanted))
    .sort((left, right) => left.text.localeCompare(right.text, language));
}

/** Stored form of a time in the server's zone; empty stays empty. @throws request/invalid */
function toStored(path: string, time = ''): string {
  if (time === '') return '';
  const read = new Date(time.includes('T') ? time : time.replace(' ', 'T'));
  if (!Number.isNaN(read.getTime())) return read.toISOString();
  throw new AppError('request/invalid', { path, reason: { zh: '不是时间', en: 'is no time' } });
}

/** One page of the audit log, latest first. @throws request/sort-unknown, request/invalid */
export async function listRecords(
  app: Needs<'db'>,
  query: QueryOf<typeof listAudit>,
  language: Language,
): Promise<PageResult<AuditRecord>> {
  const page = toPage(query, store.SORTABLE, 'createTime');
  const beginTime = toStored('querystring/beginTime', query.beginTime);
  const endTime = toStored('querystring/endTime', query.endTime);
  const { rows, total } = await store.listRecords(app.db, { ...query, beginTime, endTime }, page);
  const records = rows.map(({ userId: _userId, createTime, ...row }) => ({
    ...row,
    action: actionOf(row.endpoint, language),
    createTime: toLocalTime(createTime),
  }));
  return toPageResult(records, total, page);
}
