import type { Kysely } from 'kysely';

/** People have a picture, which is one of the uploaded files. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('access_user').addColumn('avatar_id', 'text').execute();
  await db.schema.createIndex('access_user_avatar').on('access_user').column('avatar_id').execute();
}
