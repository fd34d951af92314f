import { sql, type Insertable, type Updateable } from 'kysely';
import type { ScreenBlockTable } from '../../platform/schema-blocks.ts';
import type { Db } from '../../platform/schema.ts';

const LISTED = [
  'id',
  'blockName',
  'ownerId',
  'shared',
  'widgetCount',
  'width',
  'height',
  'pictureId',
  'createBy',
  'createTime',
  'updateBy',
  'updateTime',
] as const;

export type BlockRow = NonNullable<Awaited<ReturnType<typeof findBlock>>>;
export type ListedBlock = Omit<BlockRow, 'document'>;

/** Blocks that somebody sees without their documents: own ones and shared ones, by name. */
export function listBlocks(db: Db, userId: string): Promise<ListedBlock[]> {
  return db
    .selectFrom('screenBlock')
    .where((eb) => eb.or([eb('ownerId', '=', userId), eb('shared', '=', 1)]))
    .select(LISTED)
    .orderBy('blockName')
    .orderBy('id')
    .execute();
}

export function findBlock(db: Db, id: string) {
  return db
    .selectFrom('screenBlock')
    .where('id', '=', id)
    .select([...LISTED, 'document'])
    .executeTakeFirst();
}

async function count(query: { executeTakeFirstOrThrow(): Promise<{ count: number | string | bigint }> }) {
  return Number((await query.executeTakeFirstOrThrow()).count);
}

export function countOwn(db: Db, userId: string): Promise<number> {
  const own = db.selectFrom('screenBlock').where('ownerId', '=', userId);
  return count(own.select((eb) => eb.fn.countAll().as('count')));
}

export function countShared(db: Db): Promise<number> {
  const shared = db.selectFrom('screenBlock').where('shared', '=', 1);
  return count(shared.select((eb) => eb.fn.countAll().as('count')));
}

export async function insertBlock(db: Db, row: Insertable<ScreenBlockTable>): Promise<void> {
  await db.insertInto('screenBlock').values(row).execute();
}

export async function changeBlock(db: Db, id: string, values: Updateable<ScreenBlockTable>): Promise<void> {
  await db.updateTable('screenBlock').set(values).where('id', '=', id).execute();
}

export async function removeBlock(db: Db, id: string): Promise<void> {
  await db.deleteFrom('screenBlock').where('id', '=', id).execute();
}

/** Whether somebody who owns blocks is still there. */
export async function hasUser(db: Db, userId: string): Promise<boolean> {
  const user = db.selectFrom('accessUser').where('id', '=', userId).select('id');
  return (await user.executeTakeFirst()) !== undefined;
}

/** Removes what somebody kept for themselves alone. */
export async function removePersonal(db: Db, ownerId: string): Promise<void> {
  await db.deleteFrom('screenBlock').where('ownerId', '=', ownerId).where('shared', '=', 0).execute();
}

/** Every block with its owner and the codes of what it uses, by name. */
export function findUses(db: Db) {
  return db
    .selectFrom('screenBlock')
    .select(['id', 'blockName', 'createBy', 'setCodes', 'mapCodes'])
    .orderBy('blockName')
    .execute();
}

/** Blocks whose document holds the id of a stored file, by name. */
export function findHolding(db: Db, fileId: string) {
  return db
    .selectFrom('screenBlock')
    .where((eb) => sql<boolean>`${eb.ref('document')} like ${`%${fileId}%`}`)
    .select(['id', 'blockName', 'createBy'])
    .orderBy('blockName')
    .execute();
}
