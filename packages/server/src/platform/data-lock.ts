import path from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';

/** ms that a service waits for the one before it to end, as when it is restarted */
const WAIT_MS = 2_000;

/**
 * Makes this process the only service on a data folder until it ends, however it ends: the system forgets the lock
 * with the process. Two services would take each other's running imports for leftovers.
 * @returns false when another service holds it
 */
export function lockDataFolder(dataDir: string): boolean {
  const lock = new DatabaseSync(path.join(dataDir, 'service.lock'));
  try {
    lock.exec(`pragma busy_timeout = ${WAIT_MS}`);
    lock.exec('pragma journal_mode = memory');
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if (error instanceof Error && error.message.includes('locked')) return false;
    throw error;
  }
  process.once('exit', () => lock.close());
  return true;
}
