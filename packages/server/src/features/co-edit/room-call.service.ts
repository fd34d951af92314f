import { AppError, type OrderedEdit, type RoomEvent, type ScreenEdit } from '@aj-report/contract';
import { toErrorEnvelope, type ErrorReader } from '../../platform/errors.ts';
import * as store from './co-edit.store.ts';
import type { RoomWatch, Seen, WatchNeeds } from './room-watch.service.ts';

/** Edits that are read and sent at once, and characters of them */
const PAGE = { count: 100, chars: 4_000_000 };
const HEARTBEAT = '\n';

/** Who follows a room, and what it knows already. */
export interface Follower extends ErrorReader {
  readonly room: string;
  readonly clientId: string;
  readonly after: number;
  readonly revision: number;
  readonly signal: AbortSignal;
  /** Looks again whether it may. @throws AppError */
  readonly checkAgain: () => Promise<void>;
  /** Ends the connection of one that reads no more. */
  readonly cut: () => void;
}

function toText(event: RoomEvent): string {
  return `${JSON.stringify(event)}\n`;
}

/** One open call: it reads from the room what its reader does not know, when that takes it, so nothing piles up. */
export class RoomCall {
  private readonly app: WatchNeeds;
  private readonly watch: RoomWatch;
  private readonly follower: Follower;
  private after: number;
  private revision: number;
  private peopleText = '';
  private isBeatDue = false;
  private end: AppError | 'left' | undefined;
  private rouse: (() => void) | undefined;
  private readMs = performance.now();
  private readonly wake = (): void => {
    this.rouse?.();
    this.rouse = undefined;
  };

  constructor(app: WatchNeeds, watch: RoomWatch, follower: Follower) {
    this.app = app;
    this.watch = watch;
    this.follower = follower;
    this.after = follower.after;
    this.revision = follower.revision;
  }

  async *lines(): AsyncGenerator<readonly string[]> {
    const beat = setInterval(() => void this.beat(), this.app.config.liveHeartbeatSeconds * 1000);
    beat.unref();
    this.follower.signal.addEventListener('abort', () => this.close('left'), { once: true });
    if (this.follower.signal.aborted) this.close('left');
    this.watch.follow(this.follower.clientId, this.wake);
    try {
      yield [HEARTBEAT];
      while (this.end === undefined) {
        this.readMs = performance.now();
        const text = await this.next();
        if (text !== undefined) yield [text];
        else if (this.end === undefined) await new Promise<void>((resolve) => (this.rouse = resolve));
      }
      if (this.end !== 'left') yield [toText(this.endOf(this.end))];
    } finally {
      clearInterval(beat);
      this.watch.leave(this.wake);
    }
  }

  close(why: AppError | 'left'): void {
    this.end ??= why;
    this.wake();
  }

  private endOf(error: AppError): RoomEvent {
    const { code, message } = toErrorEnvelope(error, this.follower);
    return { kind: 'end', code, message };
  }

  /** What its reader hears next; undefined when it knows everything. */
  private async next(): Promise<string | undefined> {
    const { seen } = this.watch;
    if (seen === undefined) return undefined;
    if (seen === 'over' || this.after < seen.room.droppedSeq) {
      this.close(new AppError('together/room-over'));
      return undefined;
    }
    if (seen.room.lastSeq > this.after) return this.nextEdits();
    return this.saved(seen) ?? this.people(seen) ?? this.sign();
  }

  private async nextEdits(): Promise<string | undefined> {
    const rows = await store.findEdits(this.app.db, this.follower.room, this.after, PAGE);
    const last = rows.at(-1);
    // Dropped, or gone with the room, since the last look.
    if (!last || rows.some(({ edit }) => edit === '')) {
      this.close(new AppError('together/room-over'));
      return undefined;
    }
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

  private sign(): string | undefined {
    if (!this.isBeatDue) return undefined;
    this.isBeatDue = false;
    return HEARTBEAT;
  }

  private async beat(): Promise<void> {
    if (!this.rouse && performance.now() - this.readMs > this.app.config.liveStallSeconds * 1000) {
      this.follower.cut();
      return;
    }
    this.isBeatDue = true;
    this.wake();
    try {
      await this.follower.checkAgain();
    } catch (error) {
      // Rights that cannot be read are no rights.
      if (!(error instanceof AppError)) this.app.log.error({ err: error }, 'rights of an editor not read');
      this.close(error instanceof AppError ? error : new AppError('server/unavailable'));
    }
  }
}
