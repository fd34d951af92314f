import { sql, type Kysely } from 'kysely';

/** Rights that the role of designers was delivered with before shares were managed. */
const DELIVERED: Readonly<Record<string, readonly string[]>> = {
  datasourceManage: ['query', 'insert', 'update', 'delete', 'detail'],
  resultsetManage: ['query', 'insert', 'update', 'delete', 'detail', 'copy'],
  reportManage: ['query', 'insert', 'update', 'delete', 'detail', 'copy'],
  bigScreenManage: ['view', 'design', 'share', 'export', 'import', 'detail', 'copy'],
  excelManage: ['query', 'insert', 'update', 'view', 'detail', 'share', 'export'],
  reportShareManage: ['query', 'detail', 'shareDelay', 'delete'],
  fileManage: ['query', 'upload'],
};

const ADDED = 'reportShareManage:update';

const AUTHORITIES = Object.entries(DELIVERED).flatMap(([target, actions]) =>
  actions.map((action) => `${target}:${action}`),
);

/**
 * Designers of installations that are older than the management of shares may change shares, as on a new one. A role
 * that somebody took a right from stays as it is, and so does one that was delivered with this right.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`insert into access_role_authority (role_id, authority)
    select id, ${ADDED} from access_role
    where role_code = 'designer'
      and create_time < (select "timestamp" from kysely_migration where name = '0011-people-and-shares')
      and ${AUTHORITIES.length} = (select count(*) from access_role_authority
        where role_id = access_role.id and authority in (${sql.join(AUTHORITIES)}))
    on conflict do nothing`.execute(db);
}
