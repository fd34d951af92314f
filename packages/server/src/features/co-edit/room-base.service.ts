import type { Needs } from '../../platform/needs.ts';
import { requireOwnEditor } from './own-editor.service.ts';
import * as store from './co-edit.store.ts';
import type { Actor } from '../../platform/actor.ts';

/** ms that edits stay readable after they were saved: for those whose connection is cut meanwhile */
const KEPT_MS = 120_000;

interface SavedInRoom {
  readonly room: string;
  readonly clientId: string;
  /** The last edit that the saved document has. */
  readonly seq: number;
  readonly revision: number;
}

/** The edits of a room go on from what one of its editors has saved. Of a room that is over nothing is left to do. @throws together/other-editor */
export async function moveBase(
  { clock, db }: Needs<'clock' | 'db'>,
  actor: Actor,
  reportId: string,
  { room: id, clientId, seq, revision }: SavedInRoom,
): Promise<void> {
  const room = await store.findRoom(db, id);
  if (room?.reportId !== reportId) return;
  await requireOwnEditor({ db }, actor, { room: id, clientId });
  const baseSeq = Math.max(room.baseSeq, Math.min(seq, room.lastSeq));
  const before = new Date(clock.now().getTime() - KEPT_MS).toISOString();
  const dropped = await store.dropEdits(db, id, baseSeq, before);
  await store.changeRoom(db, id, {
    baseRevision: revision,
    baseSeq,
    droppedSeq: Math.max(room.droppedSeq, dropped),
    savedBy: actor.realName,
    savedByClient: clientId,
  });
}
