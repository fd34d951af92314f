/** Where a kind of report lies: a database of the browser. */
export interface KeptStore<K> {
  read(key: string): Promise<K | undefined>;
  write(key: string, kept: K): Promise<void>;
  drop(key: string): Promise<void>;
  clear(): Promise<void>;
}

/** ms from a change to the write: a wall may lose its power in its first minute. */
export const FIRST_WRITE_MS = 1_000;
/** ms between two writes of what changes: the cards of small computers wear out by writing. */
export const WRITE_EVERY_MS = 60_000;

/** Failures of the way to the service, among them what a proxy answers in its place. */
const UNREACHABLE = /^(?:network\/|50[234]$)/;

export const isUnreachable = (code: string): boolean => UNREACHABLE.test(code);
