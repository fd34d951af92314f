import { AppError } from '@aj-report/contract';
import type { FastifyInstance } from 'fastify';
import { RoomCall, type Follower } from './room-call.service.ts';
import { RoomWatch, type WatchNeeds } from './room-watch.service.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly rooms: Rooms;
  }
}

/** The rooms that somebody follows on this server. */
export class Rooms {
  private readonly app: WatchNeeds;
  private readonly watches = new Map<string, RoomWatch>();
  private readonly calls = new Set<RoomCall>();

  constructor(app: WatchNeeds) {
    this.app = app;
  }

  /** Calls that are held open. */
  get size(): number {
    return this.calls.size;
  }

  /** Events of a room as they come. @throws live/off, live/too-many */
  follow(follower: Follower): AsyncGenerator<readonly string[]> {
    const { live, liveStreams } = this.app.config;
    if (!live) throw new AppError('live/off');
    if (this.calls.size >= liveStreams) throw new AppError('live/too-many', { limit: liveStreams });
    return this.linesOf(follower);
  }

  nudge(room: string): void {
    this.watches.get(room)?.nudge();
  }

  /** Ends all calls; those who follow ask again, maybe another server. */
  stop(): void {
    for (const call of this.calls) call.close(new AppError('server/unavailable'));
  }

  private async *linesOf(follower: Follower): AsyncGenerator<readonly string[]> {
    const { room } = follower;
    const watch = this.watches.get(room) ?? new RoomWatch(this.app, room);
    this.watches.set(room, watch);
    const call = new RoomCall(this.app, watch, follower);
    this.calls.add(call);
    try {
      yield* call.lines();
    } finally {
      this.calls.delete(call);
      if (watch.size === 0 && this.watches.get(room) === watch) this.watches.delete(room);
    }
  }
}

export function registerRooms(app: FastifyInstance): void {
  const rooms = new Rooms(app);
  app.decorate('rooms', rooms);
  app.gauges.set('aj_edit_room_calls', () => rooms.size);
  app.addHook('preClose', async () => rooms.stop());
}
