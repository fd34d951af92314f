/** A repeatable source of chance (mulberry32), so that a sample made again is the same sample. */
export function createRandom(seed: number) {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    between: (low: number, high: number): number => low + next() * (high - low),
    integer: (low: number, high: number): number => Math.floor(low + next() * (high - low + 1)),
    /** Sum of six, shifted: bell-shaped around 0, within ±1. */
    bell: (): number => (next() + next() + next() + next() + next() + next() - 3) / 3,
    /** One of the entries, chosen by its weight. */
    weighted<T extends { readonly weight: number }>(entries: readonly T[]): T {
      const total = entries.reduce((sum, entry) => sum + entry.weight, 0);
      let left = next() * total;
      for (const entry of entries) {
        left -= entry.weight;
        if (left <= 0) return entry;
      }
      return entries[entries.length - 1] as T;
    },
  };
}

export type Random = ReturnType<typeof createRandom>;
