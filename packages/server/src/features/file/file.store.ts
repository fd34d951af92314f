import type { Db, FileTable } from '../../platform/schema.ts';

export async function insertFile(db: Db, row: FileTable): Promise<void> {
  await db.insertInto('file').values(row).execute();
}

export function findFile(db: Db, id: string) {
  return db.selectFrom('file').where('id', '=', id).selectAll().executeTakeFirst();
}
