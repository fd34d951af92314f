import type { Insertable, Updateable } from 'kysely';
import { holdsText, readPage, type Page } from '../../platform/page.ts';
import type { AccessRoleTable } from '../../platform/schema-access.ts';
import type { Db } from '../../platform/schema.ts';

export const SORTABLE = ['updateTime', 'createTime', 'roleCode', 'roleNameZh', 'roleNameEn'] as const;

export interface RoleFilter {
  readonly roleCode?: string;
  readonly roleName?: string;
  readonly enableFlag?: number;
}

export function listRoles(db: Db, filter: RoleFilter, page: Page<(typeof SORTABLE)[number]>) {
  const { roleCode = '', roleName = '', enableFlag } = filter;
  const found = db
    .selectFrom('accessRole')
    .$if(roleCode !== '', (query) => query.where((eb) => holdsText(eb.ref('accessRole.roleCode'), roleCode)))
    .$if(roleName !== '', (query) =>
      query.where((eb) =>
        eb.or([
          holdsText(eb.ref('accessRole.roleNameZh'), roleName) as never,
          holdsText(eb.ref('accessRole.roleNameEn'), roleName) as never,
        ]),
      ),
    )
    .$if(enableFlag !== undefined, (query) => query.where('accessRole.enableFlag', '=', enableFlag ?? 1));
  const rows = found.selectAll('accessRole').select((eb) =>
    eb
      .selectFrom('accessUserRole')
      .whereRef('accessUserRole.roleId', '=', 'accessRole.id')
      .select((inner) => inner.fn.countAll<number>().as('count'))
      .as('userCount'),
  );
  return readPage(found, rows, page, 'accessRole.id');
}

export function findRole(db: Db, id: string) {
  return db.selectFrom('accessRole').where('id', '=', id).selectAll().executeTakeFirst();
}

export function findRoleByCode(db: Db, roleCode: string) {
  return db.selectFrom('accessRole').where('roleCode', '=', roleCode).selectAll().executeTakeFirst();
}

/** Login names of the people who have a role. */
export async function findHolders(db: Db, roleId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('accessUserRole')
    .innerJoin('accessUser', 'accessUser.id', 'accessUserRole.userId')
    .where('accessUserRole.roleId', '=', roleId)
    .select('accessUser.loginName')
    .orderBy('accessUser.loginName')
    .execute();
  return rows.map((row) => row.loginName);
}

export async function insertRole(db: Db, row: Insertable<AccessRoleTable>): Promise<void> {
  await db.insertInto('accessRole').values(row).execute();
}

export async function changeRole(db: Db, id: string, values: Updateable<AccessRoleTable>): Promise<void> {
  await db.updateTable('accessRole').set(values).where('id', '=', id).execute();
}

export async function removeRole(db: Db, roleId: string): Promise<void> {
  await db.deleteFrom('accessRole').where('id', '=', roleId).execute();
}

export async function hasRoles(db: Db): Promise<boolean> {
  return (await db.selectFrom('accessRole').select('id').limit(1).executeTakeFirst()) !== undefined;
}
