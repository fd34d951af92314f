import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../platform/schema.ts';
import type { EditRoomTable, RoomEditTable, RoomPersonTable } from '../../platform/schema-edit-rooms.ts';

export type Room = Selectable<EditRoomTable>;

export function findRoom(db: Db, id: string): Promise<Room | undefined> {
  return db.selectFrom('editRoom').where('id', '=', id).selectAll().executeTakeFirst();
}

export function findRoomOf(db: Db, reportId: string): Promise<Room | undefined> {
  return db.selectFrom('editRoom').where('reportId', '=', reportId).selectAll().executeTakeFirst();
}

export async function insertRoom(db: Db, room: Insertable<EditRoomTable>): Promise<void> {
  await db.insertInto('editRoom').values(room).execute();
}

export async function changeRoom(db: Db, id: string, change: Partial<EditRoomTable>): Promise<void> {
  await db.updateTable('editRoom').set(change).where('id', '=', id).execute();
}

/** Ends a room with all that is in it. */
export async function deleteRoom(db: Db, id: string): Promise<void> {
  await db.deleteFrom('roomEdit').where('roomId', '=', id).execute();
  await db.deleteFrom('roomPerson').where('roomId', '=', id).execute();
  await db.deleteFrom('editRoom').where('id', '=', id).execute();
}

/** Rooms in which nobody is any more: since `now` where all is saved, since `keptUntil` where something is not. */
export async function findEmptyRooms(db: Db, now: string, keptUntil: string): Promise<string[]> {
  const rows = await db
    .selectFrom('editRoom')
    .select('id')
    .where(({ and, or, eb, not, exists, selectFrom }) => {
      const somebodySince = (time: string) =>
        exists(
          selectFrom('roomPerson')
            .select('clientId')
            .whereRef('roomPerson.roomId', '=', 'editRoom.id')
            .where('leaseUntil', '>', time),
        );
      const isSaved = eb('lastSeq', '<=', eb.ref('baseSeq'));
      return or([and([isSaved, not(somebodySince(now))]), not(somebodySince(keptUntil))]);
    })
    .execute();
  return rows.map(({ id }) => id);
}

/** Numbers of edits that are in order already, by their ids. */
export async function findKnown(
  db: Db,
  roomId: string,
  clientId: string,
  editIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('roomEdit')
    .select(['editId', 'seq'])
    .where('roomId', '=', roomId)
    .where('clientId', '=', clientId)
    .where('editId', 'in', [...editIds])
    .execute();
  return new Map(rows.map(({ editId, seq }) => [editId, seq]));
}

export async function insertEdits(db: Db, edits: readonly Insertable<RoomEditTable>[]): Promise<void> {
  for (const edit of edits) await db.insertInto('roomEdit').values(edit).execute();
}

/** Edits after one, in order: at most so many, and of so many characters unless the first has more. */
export async function findEdits(db: Db, roomId: string, after: number, most: { count: number; chars: number }) {
  const ofRoom = db.selectFrom('roomEdit').where('roomId', '=', roomId).where('seq', '>', after).orderBy('seq');
  const sizes = await ofRoom
    .select(['seq', ({ fn }) => fn<number>('length', ['edit']).as('chars')])
    .limit(most.count)
    .execute();
  let sum = 0;
  const fit = sizes.filter(({ chars }, place) => (sum += Number(chars)) <= most.chars || place === 0);
  const last = fit.at(-1)?.seq ?? after;
  return ofRoom.where('seq', '<=', last).select(['seq', 'clientId', 'editId', 'name', 'seen', 'edit']).execute();
}

/** Empties edits up to a number that are older than a time; answers up to which there is none now. */
export async function dropEdits(db: Db, roomId: string, upTo: number, before: string): Promise<number> {
  const old = await db
    .selectFrom('roomEdit')
    .where('roomId', '=', roomId)
    .where('seq', '<=', upTo)
    .where('createTime', '<', before)
    .select(({ fn }) => fn.max('seq').as('last'))
    .executeTakeFirst();
  const last = Number(old?.last ?? 0);
  await db.updateTable('roomEdit').set({ edit: '' }).where('roomId', '=', roomId).where('seq', '<=', last).execute();
  return last;
}

/** Puts somebody into a room, or back into it; false when another login edits there under the same client id. */
export async function putPerson(db: Db, person: Insertable<RoomPersonTable>): Promise<boolean> {
  const { loginName, name, leaseUntil } = person;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('roomPerson')
    .values(person)
    .onConflict((conflict) =>
      conflict
        .columns(['roomId', 'clientId'])
        .doUpdateSet({ name, leaseUntil })
        .where('roomPerson.loginName', '=', loginName),
    )
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Login of the editor with a client id in a room. */
export async function findLoginOf(db: Db, roomId: string, clientId: string): Promise<string | undefined> {
  const found = db.selectFrom('roomPerson').where('roomId', '=', roomId).where('clientId', '=', clientId);
  return (await found.select('loginName').executeTakeFirst())?.loginName;
}

/** An editor, who is whose session says so. */
export interface PersonKey {
  readonly roomId: string;
  readonly clientId: string;
  readonly loginName: string;
}

/** Whether there was somebody to change. */
export async function changePerson(
  db: Db,
  { roomId, clientId, loginName }: PersonKey,
  change: Partial<RoomPersonTable>,
): Promise<boolean> {
  const found = db
    .updateTable('roomPerson')
    .where('roomId', '=', roomId)
    .where('clientId', '=', clientId)
    .where('loginName', '=', loginName);
  const { numUpdatedRows } = await found.set(change).executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function renewLeases(db: Db, roomId: string, clients: readonly string[], until: string): Promise<void> {
  const found = db
    .updateTable('roomPerson')
    .where('roomId', '=', roomId)
    .where('clientId', 'in', [...clients]);
  await found.set({ leaseUntil: until }).execute();
}

export async function deletePerson(db: Db, { roomId, clientId, loginName }: PersonKey): Promise<void> {
  await db
    .deleteFrom('roomPerson')
    .where('roomId', '=', roomId)
    .where('clientId', '=', clientId)
    .where('loginName', '=', loginName)
    .execute();
}

/** Who is there, in the order in which they are always named. */
export function findPeople(db: Db, roomId: string, now: string) {
  return db
    .selectFrom('roomPerson')
    .select(['clientId', 'loginName', 'name', 'whereabouts'])
    .where('roomId', '=', roomId)
    .where('leaseUntil', '>', now)
    .orderBy('clientId')
    .execute();
}
