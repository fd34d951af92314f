interface Entry<T> {
  readonly value: T;
  readonly bytes: number;
  /** Undefined for what never grows old. */
  readonly madeMs: number | undefined;
  /** Since it was last passed over. */
  wasAsked: boolean;
}

/** Bytes that an entry costs beside its value. */
const ENTRY_BYTES = 512;

/**
 * Ready answers. When they outgrow their bytes, the oldest go first; one that was asked for meanwhile is passed over
 * once. To move each to the end as it is asked for would make the map build itself anew every few hundred answers.
 */
export class ResultCache<T> {
  private readonly entries = new Map<string, Entry<T>>();
  private readonly maxBytes: number;
  private heldBytes = 0;

  constructor(maxBytes: number) {
    this.maxBytes = maxBytes;
  }

  get bytes(): number {
    return this.heldBytes;
  }

  /** The value, when it is no older than `maxAgeMs` or never grows old. */
  get(key: string, nowMs: number, maxAgeMs: number): T | undefined {
    const entry = this.entries.get(key);
    if (!entry || !isFresh(entry, nowMs, maxAgeMs)) return undefined;
    entry.wasAsked = true;
    return entry.value;
  }

  /** Whether `get` would answer, without counting as a use. */
  has(key: string, nowMs: number, maxAgeMs: number): boolean {
    const entry = this.entries.get(key);
    return entry !== undefined && isFresh(entry, nowMs, maxAgeMs);
  }

  /**
   * Keeps a value; one that is larger than the whole cache is not kept.
   * @param madeMs when it was made; undefined for what never grows old
   */
  set(key: string, value: T, bytes: number, madeMs?: number): void {
    const old = this.entries.get(key);
    if (old) this.remove(key, old);
    const cost = bytes + ENTRY_BYTES;
    if (cost > this.maxBytes) return;
    this.makeRoom(cost);
    this.add(key, { value, bytes: cost, madeMs, wasAsked: false });
  }

  private makeRoom(bytes: number): void {
    for (const [oldest, entry] of this.entries) {
      if (this.heldBytes + bytes <= this.maxBytes) return;
      this.remove(oldest, entry);
      if (entry.wasAsked) this.add(oldest, { ...entry, wasAsked: false });
    }
  }

  private add(key: string, entry: Entry<T>): void {
    this.entries.set(key, entry);
    this.heldBytes += entry.bytes;
  }

  private remove(key: string, entry: Entry<T>): void {
    this.entries.delete(key);
    this.heldBytes -= entry.bytes;
  }
}

function isFresh({ madeMs }: { readonly madeMs: number | undefined }, nowMs: number, maxAgeMs: number): boolean {
  return madeMs === undefined || nowMs - madeMs < maxAgeMs;
}
