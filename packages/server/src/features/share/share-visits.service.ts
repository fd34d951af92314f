import type { FastifyInstance } from 'fastify';
import { write } from '../../platform/db.ts';
import { addVisits } from './share.store.ts';

/** ms between two writes of what was seen, and how far the last use of a share may lag behind */
const FLUSH_MS = 5_000;
const SEEN_STEP_MS = 60_000;
/** Shares of which is remembered when they were noted last. */
const REMEMBERED = 10_000;

/** How often shares were opened and when they were used last, counted here and written together now and then. */
export interface ShareVisits {
  /** A call came by these shares. */
  see(shareIds: readonly string[]): void;
  /** The screen of a share was opened. */
  view(shareId: string): void;
  /** Writes what waits. */
  flush(): Promise<void>;
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly shareVisits: ShareVisits;
  }
}

export type HasShareVisits = Pick<FastifyInstance, 'shareVisits'>;

interface Visit {
  views: number;
  lastSeenTime: string;
}

async function writeVisits({ db }: FastifyInstance, visits: ReadonlyMap<string, Visit>): Promise<void> {
  await write(db, async (transaction) => {
    for (const [id, { views, lastSeenTime }] of visits) {
      await addVisits(transaction, id, views, lastSeenTime);
    }
  });
}

export function registerShareVisits(app: FastifyInstance): void {
  let waiting = new Map<string, Visit>();
  const notedMs = new Map<string, number>();
  function note(id: string, views: number): void {
    const now = app.clock.now();
    if (notedMs.size >= REMEMBERED) notedMs.clear();
    notedMs.set(id, now.getTime());
    const lastSeenTime = now.toISOString();
    waiting.set(id, { views: (waiting.get(id)?.views ?? 0) + views, lastSeenTime });
  }
  async function flush(): Promise<void> {
    if (waiting.size === 0) return;
    const visits = waiting;
    waiting = new Map();
    // A count is worth no failure of a call.
    await writeVisits(app, visits).catch((error: unknown) => app.log.error({ err: error }, 'visits not written'));
  }
  app.decorate('shareVisits', {
    see(shareIds) {
      const nowMs = app.clock.now().getTime();
      for (const id of shareIds) if (nowMs - (notedMs.get(id) ?? 0) > SEEN_STEP_MS) note(id, 0);
    },
    view: (shareId) => note(shareId, 1),
    flush,
  } satisfies ShareVisits);
  const timer = setInterval(() => void flush(), FLUSH_MS).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await flush();
  });
}
