import { sql } from 'kysely';
import { keptRead } from './kept-read.ts';
import type { Needs } from './needs.ts';
import type { Db } from './schema.ts';

const readAuthorities = keptRead((db, userIds) =>
  db
    .selectFrom('accessUserRole')
    .innerJoin('accessRole', 'accessRole.id', 'accessUserRole.roleId')
    .innerJoin('accessRoleAuthority', 'accessRoleAuthority.roleId', 'accessRole.id')
    .where('accessUserRole.userId', 'in', [...userIds])
    .where('accessRole.enableFlag', '=', sql.lit(1))
    .select('accessRoleAuthority.authority')
    .distinct()
    .orderBy('accessRoleAuthority.authority'),
);

/** Rights of a user through its enabled roles. */
export async function authoritiesOf(db: Db, userId: string): Promise<string[]> {
  const rows = await readAuthorities(db, [userId]);
  return rows.map((row) => row.authority);
}

/** Codes of a user's enabled roles. */
export async function roleCodesOf({ db }: Needs<'db'>, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('accessUserRole')
    .innerJoin('accessRole', 'accessRole.id', 'accessUserRole.roleId')
    .where('accessUserRole.userId', '=', userId)
    .where('accessRole.enableFlag', '=', 1)
    .select('accessRole.roleCode')
    .orderBy('accessRole.roleCode')
    .execute();
  return rows.map((row) => row.roleCode);
}
