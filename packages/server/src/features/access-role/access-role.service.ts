import {
  AppError,
  ROLE_LABEL,
  ROOT_ROLE,
  toPageResult,
  type BatchDeleted,
  type Language,
  type listRoles as listEndpoint,
  type OutputOf,
  type RoleChange,
  type RoleCreate,
  type RoleRecord,
} from '@aj-report/contract';
import type { Config } from '../../config.ts';
import { isUniqueViolation } from '../../platform/db.ts';
import { toNameList } from '../../platform/name-list.ts';
import type { Needs } from '../../platform/needs.ts';
import { toPage, type PageAsked } from '../../platform/page.ts';
import type { Db } from '../../platform/schema.ts';
import { toLocalTime } from '../../platform/times.ts';
import { deleteEach } from '../../platform/delete-each.ts';
import { replaceRights } from '../access-authority/rights-of-role.service.ts';
import { findRightsOf, requireHeld, writeKeepingAdmin } from '../access-user/held-rights.service.ts';
import { findSetsExempting, requireRowsOf } from '../data-set/rules-of-roles.service.ts';
import * as store from './access-role.store.ts';
import type { Session } from '../../platform/actor.ts';

type Stored = NonNullable<Awaited<ReturnType<typeof store.findRole>>>;

function toRecord(row: Stored, userCount: number): RoleRecord {
  const { id, roleCode, roleNameZh, roleNameEn, createBy, updateBy } = row;
  return {
    id,
    roleCode,
    roleNameZh,
    roleNameEn,
    createBy,
    updateBy,
    userCount,
    enableFlag: row.enableFlag === 1 ? 1 : 0,
    createTime: toLocalTime(row.createTime),
    updateTime: toLocalTime(row.updateTime),
  };
}

/** One page of the roles that match. @throws request/sort-unknown */
export async function listRoles(
  app: Needs<'db'>,
  query: store.RoleFilter & PageAsked,
): Promise<OutputOf<typeof listEndpoint>> {
  const page = toPage(query, store.SORTABLE, 'updateTime');
  const { rows, total } = await store.listRoles(app.db, query, page);
  const result = toPageResult(
    rows.map((row) => toRecord(row, Number(row.userCount))),
    total,
    page,
  );
  return { ...result, records: [...result.records] };
}

async function requireRole(db: Db, id: string): Promise<Stored> {
  const row = await store.findRole(db, id);
  if (!row) throw new AppError('record/not-found', { what: ROLE_LABEL, key: id });
  return row;
}

/** @throws record/not-found */
export async function getRole(app: Needs<'db'>, id: string): Promise<RoleRecord> {
  const holders = await store.findHolders(app.db, id);
  return toRecord(await requireRole(app.db, id), holders.length);
}

/** A role without any right. @throws record/code-taken, role/named-by-rules */
export async function createRole(
  app: Needs<'clock' | 'db' | 'ids'>,
  { enableFlag = 1, ...form }: RoleCreate,
  { loginName, authorities }: Session,
): Promise<{ id: string }> {
  await requireRowsOf(app.db, [form.roleCode], { authorities, held: [] });
  const [id, time] = [app.ids.newId(), app.clock.now().toISOString()];
  const audit = { createBy: loginName, createTime: time, updateBy: loginName, updateTime: time };
  try {
    await store.insertRole(app.db, { ...form, id, enableFlag, ...audit });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new AppError('record/code-taken', { what: ROLE_LABEL, code: form.roleCode }, { cause: error });
  }
  return { id };
}

/**
 * Changes what is given. Enabling a role grants what it holds, disabling it takes that away.
 * @throws record/not-found, user/right-not-held, user/last-admin
 */
export async function updateRole(
  app: Needs<'clock' | 'db'>,
  { id, ...given }: RoleChange,
  { loginName, authorities }: Session,
): Promise<void> {
  const changed = { ...given, updateBy: loginName, updateTime: app.clock.now().toISOString() };
  await writeKeepingAdmin(app.db, async (transaction) => {
    const role = await requireRole(transaction, id);
    const isSwitched = given.enableFlag !== undefined && given.enableFlag !== role.enableFlag;
    if (isSwitched) requireHeld(await findRightsOf(transaction, [id]), authorities);
    await store.changeRole(transaction, id, changed);
  });
}

/** What names a role by its code, in words: another role of the same code would take its place unseen. */
async function findUsesOfCode(db: Db, signupRole: string | undefined, roleCode: string): Promise<string[]> {
  const sets = await findSetsExempting(db, roleCode);
  return roleCode === signupRole ? [...sets, 'AJ_SIGNUP_ROLE'] : sets;
}

async function deleteIn(db: Db, { signupRole }: Pick<Config, 'signupRole'>, id: string): Promise<void> {
  const { roleCode } = await requireRole(db, id);
  if (roleCode === ROOT_ROLE) throw new AppError('role/built-in', { code: roleCode });
  const uses = [...(await store.findHolders(db, id)), ...(await findUsesOfCode(db, signupRole, roleCode))];
  if (uses.length > 0) throw new AppError('record/in-use', { what: ROLE_LABEL, users: toNameList(uses) });
  await replaceRights(db, id, []);
  await store.removeRole(db, id);
}

/** @throws record/not-found, record/in-use, role/built-in */
export async function deleteRole(app: Needs<'config' | 'db'>, id: string): Promise<void> {
  await writeKeepingAdmin(app.db, (transaction) => deleteIn(transaction, app.config, id));
}

/** Deletes those that may be deleted, in one transaction. */
export function deleteRoles(
  app: Needs<'config' | 'db'>,
  ids: readonly string[],
  language: Language,
): Promise<BatchDeleted> {
  return writeKeepingAdmin(app.db, (transaction) =>
    deleteEach(ids, language, (id) => deleteIn(transaction, app.config, id)),
  );
}
