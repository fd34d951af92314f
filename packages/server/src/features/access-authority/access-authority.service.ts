import {
  AppError,
  AUTHORITIES,
  AUTHORITY_LABEL,
  toPageResult,
  type AuthorityChange,
  type AuthorityCreate,
  type AuthorityRecord,
  type BatchDeleted,
  type Language,
  type listAuthorities as listEndpoint,
  type OutputOf,
} from '@aj-report/contract';
import { isUniqueViolation, write } from '../../platform/db.ts';
import type { Needs } from '../../platform/needs.ts';
import { toPage, type PageAsked } from '../../platform/page.ts';
import type { Db } from '../../platform/schema.ts';
import { toLocalTime } from '../../platform/times.ts';
import { deleteEach } from '../../platform/delete-each.ts';
import * as store from './access-authority.store.ts';
import type { Actor } from '../../platform/actor.ts';

type Stored = NonNullable<Awaited<ReturnType<typeof store.findAuthority>>>;

function toRecord(row: Stored): AuthorityRecord {
  const { id, target, action, targetNameZh, targetNameEn, actionNameZh, actionNameEn, createBy, updateBy } = row;
  return {
    id,
    target,
    action,
    targetNameZh,
    targetNameEn,
    actionNameZh,
    actionNameEn,
    createBy,
    updateBy,
    enableFlag: row.enableFlag === 1 ? 1 : 0,
    builtIn: AUTHORITIES.includes(`${target}:${action}`),
    createTime: toLocalTime(row.createTime),
    updateTime: toLocalTime(row.updateTime),
  };
}

/** One page of the rights that match. @throws request/sort-unknown */
export async function listAuthorities(
  app: Needs<'db'>,
  query: store.AuthorityFilter & PageAsked,
): Promise<OutputOf<typeof listEndpoint>> {
  const page = toPage({ order: 'ASC', ...query }, store.SORTABLE, 'target');
  const { rows, total } = await store.listAuthorities(app.db, query, page);
  const result = toPageResult(rows.map(toRecord), total, page);
  return { ...result, records: [...result.records] };
}

async function requireAuthority(db: Db, id: string): Promise<Stored> {
  const row = await store.findAuthority(db, id);
  if (!row) throw new AppError('record/not-found', { what: AUTHORITY_LABEL, key: id });
  return row;
}

/** @throws record/not-found */
export async function getAuthority(app: Needs<'db'>, id: string): Promise<AuthorityRecord> {
  return toRecord(await requireAuthority(app.db, id));
}

/** @throws record/code-taken */
export async function createAuthority(
  app: Needs<'clock' | 'db' | 'ids'>,
  form: AuthorityCreate,
  { loginName }: Actor,
): Promise<{ id: string }> {
  const [id, time] = [app.ids.newId(), app.clock.now().toISOString()];
  const audit = { createBy: loginName, createTime: time, updateBy: loginName, updateTime: time };
  try {
    await store.insertAuthority(app.db, { ...form, id, ...audit });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const code = `${form.target}:${form.action}`;
    throw new AppError('record/code-taken', { what: AUTHORITY_LABEL, code }, { cause: error });
  }
  return { id };
}

/** @throws record/not-found */
export async function updateAuthority(
  app: Needs<'clock' | 'db'>,
  { id, ...given }: AuthorityChange,
  { loginName }: Actor,
): Promise<void> {
  await requireAuthority(app.db, id);
  const changed = { ...given, updateBy: loginName, updateTime: app.clock.now().toISOString() };
  await store.changeAuthority(app.db, id, changed);
}

async function deleteIn(db: Db, id: string): Promise<void> {
  const row = await requireAuthority(db, id);
  const right = `${row.target}:${row.action}`;
  if (AUTHORITIES.includes(right)) throw new AppError('authority/built-in', { code: right });
  await store.removeAuthority(db, id, right);
}

/** @throws record/not-found, authority/built-in */
export async function deleteAuthority(app: Needs<'db'>, id: string): Promise<void> {
  await write(app.db, (transaction) => deleteIn(transaction, id));
}

/** Deletes those that may be deleted, in one transaction. */
export function deleteAuthorities(app: Needs<'db'>, ids: readonly string[], language: Language): Promise<BatchDeleted> {
  return write(app.db, (transaction) => deleteEach(ids, language, (id) => deleteIn(transaction, id)));
}
