import { AppError, type OrderedEdit, type RoomEvent, type ScreenEdit } from '@aj-report/contract';
import { HeldCall, type Holder } from '../../platform/held-call.ts';
import * as store from './co-edit.store.ts';
import type { RoomWatch, Seen, WatchNeeds } from './room-watch.service.ts';

/** Edits that are read and sent at once, and characters of them */
const PAGE = { count: 100, chars: 4_000_000 };

/** Who follows a room, and what it knows already. */
export interface Follower extends Holder {
  readonly room: string;
  readonly clientId: string;
  readonly after: number;
  readonly revision: number;
}

function toText(event: RoomEvent): string {
  return `${JSON.stringify(event)}\n`;
}

/** What one who follows a room does not know yet, as an open call says it. */
export class RoomCall {
  private readonly app: WatchNeeds;
  private readonly watch: RoomWatch;
  private readonly follower: Follower;
  private readonly call: HeldCall;
  private after: number;
  private revision: number;
  private peopleText = '';

  constructor(app: WatchNeeds, watch: RoomWatch, follower: Follower) {
    this.app = app;
    this.watch = watch;
    this.follower = follower;
    this.call = new HeldCall(app, follower);
    this.after = follower.after;
    this.revision = follower.revision;
  }

  async *lines(): AsyncGenerator<readonly string[]> {
    const wake = () => this.call.wake();
    this.watch.follow(this.follower.clientId, wake);
    try {
      yield* this.call.lines(() => this.next());
    } finally {
      this.watch.leave(wake);
    }
  }

  close(why: AppError): void {
    this.call.close(why);
  }

  /** What its reader hears next; undefined when it knows everything. @throws together/room-over */
  private async next(): Promise<string | undefined> {
    const { seen } = this.watch;
    if (seen === undefined) return undefined;
    if (seen === 'over' || this.after < seen.room.droppedSeq) throw new AppError('together/room-over');
    if (seen.room.lastSeq > this.after) return this.nextEdits();
    return this.saved(seen) ?? this.people(seen);
  }

  private async nextEdits(): Promise<string> {
    const rows = await store.findEdits(this.app.db, this.follower.room, this.after, PAGE);
    const last = rows.at(-1);
    // Dropped, or gone with the room, since the last look.
    if (!last || rows.some(({ edit }) => edit === '')) throw new AppError('together/room-over');
    this.after = last.seq;
    const edits = rows.map((row): OrderedEdit => ({
      ...row,
      edit: JSON.parse(row.edit) as OrderedEdit['edit'] & ScreenEdit,
    }));
    return toText({ kind: 'edits', edits });
  }

  private saved({ room }: Seen): string | undefined {
    if (room.baseRevision <= this.revision) return undefined;
    this.revision = room.baseRevision;
    const { baseRevision: revision, baseSeq: seq, savedBy: name, savedByClient: clientId } = room;
    return toText({ kind: 'saved', revision, seq, name, clientId });
  }

  private people({ people, peopleText }: Seen): string | undefined {
    if (peopleText === this.peopleText) return undefined;
    this.peopleText = peopleText;
    return toText({ kind: 'people', people: [...people] });
  }
}
