/**
 * A browser opens six connections to a service over HTTP/1.1, for all of its pages together. Held open, they would keep
 * everything else waiting.
 */
const PLACES = 3;

const taken = new Set<string>();

/**
 * A place for one held connection to an address: one per page, three per browser. Gives back what frees it, or null when
 * there is none.
 */
export async function takeWatchPlace(address: string): Promise<(() => void) | null> {
  if (taken.has(address)) return null;
  taken.add(address);
  const free = await takeShared(address);
  if (!free) {
    taken.delete(address);
    return null;
  }
  return () => {
    taken.delete(address);
    free();
  };
}

async function takeShared(address: string): Promise<(() => void) | null> {
  const locks = globalThis.navigator?.locks as LockManager | undefined;
  // Pages without a secure address cannot count each other: there the outermost one alone holds a connection.
  if (!locks) return globalThis.window === globalThis.window?.parent ? () => undefined : null;
  for (let place = 0; place < PLACES; place++) {
    const free = await tryLock(locks, `aj-watch ${place} ${address}`);
    if (free) return free;
  }
  return null;
}

/** Locks that a page forgets are freed by the browser when it closes. */
function tryLock(locks: LockManager, name: string): Promise<(() => void) | null> {
  return new Promise((resolve) => {
    locks
      .request(name, { ifAvailable: true }, (lock) => {
        if (!lock) return resolve(null);
        return new Promise<void>((free) => resolve(() => free()));
      })
      .catch(() => resolve(null));
  });
}
