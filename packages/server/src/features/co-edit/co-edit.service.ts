import {
  AppError,
  ROOM_LIMITS,
  type BodyOf,
  type EditRoom,
  type sendEdits as sendEditsEndpoint,
  type Presence,
} from '@aj-report/contract';
import { write } from '../../platform/db.ts';
import type { Needs } from '../../platform/needs.ts';
import { toCheckedText } from './check-edit.ts';
import * as store from './co-edit.store.ts';
import type { Actor } from '../../platform/actor.ts';

/** ms without a sign of life after which somebody counts as gone */
export const LEASE_MS = 30_000;
/** ms that unsaved edits wait for somebody, after all were cut off without leaving */
const KEPT_MS = 24 * 3_600_000;

type App = Needs<'clock' | 'db' | 'ids'>;

/** Finds the report that is edited, and its newest revision. @throws record/not-found */
export type FindEdited = (
  app: Needs<'db'>,
  reportCode: string,
) => Promise<{ readonly id: string; readonly revision: number }>;

export function leaseOf({ clock }: Needs<'clock'>): string {
  return new Date(clock.now().getTime() + LEASE_MS).toISOString();
}

function nowOf({ clock }: Needs<'clock'>): string {
  return clock.now().toISOString();
}

function keptSince({ clock }: Needs<'clock'>): string {
  return new Date(clock.now().getTime() - KEPT_MS).toISOString();
}

/**
 * The room of a report in which somebody is, or was cut off with edits that nobody has saved; else a new one that goes
 * on from the newest revision.
 */
async function roomOf(app: App, report: Awaited<ReturnType<FindEdited>>): Promise<store.Room> {
  const known = await store.findRoomOf(app.db, report.id);
  if (known) {
    const isUnsaved = known.lastSeq > known.baseSeq && known.baseRevision === report.revision;
    const since = isUnsaved ? keptSince(app) : nowOf(app);
    if ((await store.findPeople(app.db, known.id, since)).length > 0) return known;
  }
  if (known) await store.deleteRoom(app.db, known.id);
  const room: store.Room = {
    id: app.ids.newId(),
    reportId: report.id,
    baseRevision: report.revision,
    baseSeq: 0,
    lastSeq: 0,
    droppedSeq: 0,
    savedBy: '',
    savedByClient: '',
    createTime: nowOf(app),
  };
  await store.insertRoom(app.db, room);
  return room;
}

/** Somebody comes, or comes back. @throws record/not-found, together/full, together/other-editor */
export async function joinRoom(
  app: App,
  actor: Actor,
  { reportCode, clientId }: { reportCode: string; clientId: string },
  findEdited: FindEdited,
): Promise<EditRoom> {
  return write(app.db, async (db) => {
    const within = { clock: app.clock, ids: app.ids, db };
    const room = await roomOf(within, await findEdited(within, reportCode));
    const others = (await store.findPeople(db, room.id, nowOf(app))).filter((one) => one.clientId !== clientId);
    if (others.length >= ROOM_LIMITS.people) throw new AppError('together/full', { limit: ROOM_LIMITS.people });
    const { loginName, realName: name } = actor;
    const lease = { whereabouts: '', leaseUntil: leaseOf(app) };
    const person = { roomId: room.id, clientId, loginName, name, ...lease };
    if (!(await store.putPerson(db, person))) throw new AppError('together/other-editor');
    const { id, baseRevision, baseSeq, lastSeq, droppedSeq } = room;
    return { room: id, baseRevision, baseSeq, lastSeq, droppedSeq };
  });
}

type Sent = BodyOf<typeof sendEditsEndpoint>;

/**
 * Puts edits in order. Those that are in order already keep their numbers.
 * @throws together/room-over, together/save-first, together/edit-large, together/edit-invalid
 */
export async function addEdits(app: App, actor: Actor, { room: id, clientId, edits }: Sent): Promise<number[]> {
  const texts = edits.map(({ edit }) => toCheckedText(edit));
  return write(app.db, async (db) => {
    const room = await store.findRoom(db, id);
    const isThere = room && (await store.changePerson(db, keyOf(actor, id, clientId), { leaseUntil: leaseOf(app) }));
    if (!isThere) throw new AppError('together/room-over');
    const known = new Map(
      await store.findKnown(
        db,
        id,
        clientId,
        edits.map(({ editId }) => editId),
      ),
    );
    const { loginName, realName } = actor;
    let last = room.lastSeq;
    const fresh = edits.flatMap(({ editId, seen }, place) => {
      if (known.has(editId)) return [];
      known.set(editId, ++last);
      const edit = { seq: last, clientId, editId, seen: Math.min(seen, last), edit: texts[place] ?? '[]' };
      return [{ roomId: id, ...edit, name: realName || loginName, createTime: nowOf(app) }];
    });
    if (last - room.baseSeq > ROOM_LIMITS.editsKept) {
      throw new AppError('together/save-first', { limit: ROOM_LIMITS.editsKept });
    }
    await store.insertEdits(db, fresh);
    if (fresh.length > 0) await store.changeRoom(db, id, { lastSeq: last });
    return edits.map(({ editId }) => known.get(editId) ?? 0);
  });
}

function keyOf({ loginName }: Actor, roomId: string, clientId: string): store.PersonKey {
  return { roomId, clientId, loginName };
}

interface Editor {
  readonly room: string;
  readonly clientId: string;
}

/** @throws together/room-over */
export async function tellPresence(
  app: Needs<'clock' | 'db'>,
  actor: Actor,
  { room, clientId }: Editor,
  at: Presence,
): Promise<void> {
  const change = { whereabouts: JSON.stringify(at), leaseUntil: leaseOf(app) };
  if (!(await store.changePerson(app.db, keyOf(actor, room, clientId), change)))
    throw new AppError('together/room-over');
}

/** Somebody leaves on purpose. Whoever is the last was asked about what is not saved, so it ends with the room. */
export async function leaveRoom(app: Needs<'clock' | 'db'>, actor: Actor, { room, clientId }: Editor): Promise<void> {
  await write(app.db, async (db) => {
    await store.deletePerson(db, keyOf(actor, room, clientId));
    if ((await store.findPeople(db, room, keptSince(app))).length === 0) await store.deleteRoom(db, room);
  });
}

/** Somebody goes for a while: not there for others any more, and expected back. */
export async function pauseInRoom(app: Needs<'clock' | 'db'>, actor: Actor, { room, clientId }: Editor): Promise<void> {
  await store.changePerson(app.db, keyOf(actor, room, clientId), { leaseUntil: nowOf(app) });
}

/** Ends rooms in which nobody is any more. */
export async function endEmptyRooms(app: Needs<'clock' | 'db'>): Promise<void> {
  for (const id of await store.findEmptyRooms(app.db, nowOf(app), keptSince(app))) await store.deleteRoom(app.db, id);
}
