import { statfs } from 'node:fs/promises';
import type { ErrorCode } from '@aj-report/contract';
import type { FastifyInstance } from 'fastify';
import type { Clock } from './identity.ts';

/** What is wrong with the machine or its disk, which an administrator must mend. */
export type FaultCode = Extract<ErrorCode, 'server/disk-full' | 'server/metadata-damaged'>;

declare module 'fastify' {
  interface FastifyInstance {
    readonly faults: Faults;
  }
}

/** Node's codes of a full disk and of a used-up quota; PostgreSQL's disk_full. */
const DISK_FULL_CODES = new Set(['ENOSPC', 'EDQUOT', '53100']);
/** In the words of SQLite, and of the system as DuckDB and child processes hand them on. */
const DISK_FULL = /database or disk is full|no space left on device|disk quota exceeded/i;
/** PostgreSQL: data_corrupted, index_corrupted */
const DAMAGED_CODES = new Set(['XX001', 'XX002']);
/** SQLite's words for SQLITE_CORRUPT and SQLITE_NOTADB */
const DAMAGED = /database disk image is malformed|file is not a database|malformed database schema/;

/** The fault of which an error tells, or undefined. */
export function faultOf(error: unknown): FaultCode | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error ? String(error.code) : '';
  if (DISK_FULL_CODES.has(code) || DISK_FULL.test(error.message)) return 'server/disk-full';
  if (DAMAGED_CODES.has(code) || DAMAGED.test(error.message)) return 'server/metadata-damaged';
  return undefined;
}

/** With less room than the largest picture needs, the disk counts as full. */
const FULL_BELOW_BYTES = 16 * 1024 * 1024;
/** ms for which a disk that was full counts as full: not every place that is written to can be measured */
const FULL_FOR_MS = 60_000;

/** The faults that calls met. Damage does not go away while the service runs; a disk can be cleared. */
export class Faults {
  private readonly clock: Clock;
  private readonly dataDir: string;
  private isDamaged = false;
  private fullMs: number | undefined;

  constructor(clock: Clock, dataDir: string) {
    this.clock = clock;
    this.dataDir = dataDir;
  }

  /** Notes and answers the fault of which an error tells. */
  note(error: unknown): FaultCode | undefined {
    const fault = faultOf(error);
    if (fault === 'server/metadata-damaged') this.isDamaged = true;
    if (fault === 'server/disk-full') this.fullMs = this.clock.now().getTime();
    return fault;
  }

  /** The faults of the moment. */
  async current(): Promise<FaultCode[]> {
    const found: FaultCode[] = [];
    if (this.isDamaged) found.push('server/metadata-damaged');
    if (this.wasFullLately() || (await this.freeBytes()) < FULL_BELOW_BYTES) found.push('server/disk-full');
    return found;
  }

  private wasFullLately(): boolean {
    return this.fullMs !== undefined && this.clock.now().getTime() - this.fullMs < FULL_FOR_MS;
  }

  private async freeBytes(): Promise<number> {
    const { bavail, bsize } = await statfs(this.dataDir);
    return bavail * bsize;
  }
}

export function registerFaults(app: FastifyInstance): void {
  app.decorate('faults', new Faults(app.clock, app.config.dataDir));
}
