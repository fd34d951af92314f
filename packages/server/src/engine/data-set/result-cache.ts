interface Entry<T> {
  readonly value: T;
  readonly bytes: number;
  readonly freshUntilMs: number;
}

/** Bytes that an entry costs beside its value. */
const ENTRY_BYTES = 512;

/** Ready answers, the least recently asked for going first when they outgrow their bytes. */
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

  /** The value while it is fresh. */
  get(key: string, nowMs: number): T | undefined {
    const entry = this.entries.get(key);
    if (!entry) return undefined;
    this.remove(key, entry);
    if (entry.freshUntilMs <= nowMs) return undefined;
    this.add(key, entry);
    return entry.value;
  }

  /** Whether `get` would answer, without counting as a use. */
  has(key: string, nowMs: number): boolean {
    return (this.entries.get(key)?.freshUntilMs ?? 0) > nowMs;
  }

  /** Keeps a value; one that is larger than the whole cache is not kept. */
  set(key: string, value: T, bytes: number, freshUntilMs: number): void {
    const old = this.entries.get(key);
    if (old) this.remove(key, old);
    const cost = bytes + ENTRY_BYTES;
    if (cost > this.maxBytes) return;
    this.add(key, { value, bytes: cost, freshUntilMs });
    for (const [oldest, entry] of this.entries) {
      if (this.heldBytes <= this.maxBytes) return;
      this.remove(oldest, entry);
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
