import {
  AppError,
  LIMITS,
  type BodyOf,
  type EditRoom,
  type sendEdits as sendEditsEndpoint,
  type Whereabouts,
} from '@aj-report/contract';
import { write } from '../../platform/db.ts';
import type { Needs } from '../../platform/needs.ts';
import type { Actor } from '../../platform/session.ts';
import { findScreen } from '../screen/screen.service.ts';
import { toCheckedText } from './check-edit.ts';
import * as store from './co-edit.store.ts';

/** ms without a sign of life after which somebody counts as gone */
export const LEASE_MS = 30_000;

type App = Needs<'clock' | 'db' | 'ids'>;

export function leaseOf({ clock }: Needs<'clock'>): string {
  return new Date(clock.now().getTime() + LEASE_MS).toISOString();
}

function nowOf({ clock }: Needs<'clock'>): string {
  return clock.now().toISOString();
}

/** The room of a report in which somebody is, else a new one that goes on from the newest revision. */
async function roomOf(app: App, reportCode: string): Promise<store.Room> {
  const report = await findScreen(app, reportCode);
  const known = await store.findRoomOf(app.db, report.id);
  if (known && (await store.findPeople(app.db, known.id, nowOf(app))).length > 0) return known;
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

/** Somebody comes, or comes back. @throws record/not-found, together/full */
export async function joinRoom(
  app: App,
  actor: Actor,
  { reportCode, clientId }: { reportCode: string; clientId: string },
): Promise<EditRoom> {
  return write(app.db, async (db) => {
    const within = { clock: app.clock, ids: app.ids, db };
    const room = await roomOf(within, reportCode);
    const others = (await store.findPeople(db, room.id, nowOf(app))).filter((one) => one.clientId !== clientId);
    if (others.length >= LIMITS.roomPeople) throw new AppError('together/full', { limit: LIMITS.roomPeople });
    const { loginName, realName: name } = actor;
    const lease = { whereabouts: '', leaseUntil: leaseOf(app) };
    await store.putPerson(db, { roomId: room.id, clientId, loginName, name, ...lease });
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
    const isThere = room && (await store.changePerson(db, id, clientId, { leaseUntil: leaseOf(app) }));
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
    if (last - room.baseSeq > LIMITS.roomEditsKept) {
      throw new AppError('together/save-first', { limit: LIMITS.roomEditsKept });
    }
    await store.insertEdits(db, fresh);
    if (fresh.length > 0) await store.changeRoom(db, id, { lastSeq: last });
    return edits.map(({ editId }) => known.get(editId) ?? 0);
  });
}

interface Editor {
  readonly room: string;
  readonly clientId: string;
}

/** @throws together/room-over */
export async function tellWhereabouts(
  app: Needs<'clock' | 'db'>,
  { room, clientId }: Editor,
  at: Whereabouts,
): Promise<void> {
  const change = { whereabouts: JSON.stringify(at), leaseUntil: leaseOf(app) };
  if (!(await store.changePerson(app.db, room, clientId, change))) throw new AppError('together/room-over');
}

export async function leaveRoom(app: Needs<'db'>, { room, clientId }: Editor): Promise<void> {
  await store.deletePerson(app.db, room, clientId);
}

/** Ends rooms in which nobody is any more. */
export async function endEmptyRooms(app: Needs<'clock' | 'db'>): Promise<void> {
  for (const id of await store.findEmptyRooms(app.db, nowOf(app))) await store.deleteRoom(app.db, id);
}
